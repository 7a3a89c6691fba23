import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { type OutgoingEmail, sentEmailsKeptDays } from '#shared/emails.ts';
import { deleteSentEmails, getEmail, makeDue, makeFailedDue } from './emails.queries.ts';
import { toOutgoingEmail } from './emails.serializer.ts';

/** Sends an e-mail as soon as a worker is free. One that is on its way, or gone, is refused: it must not go out twice. */
export async function retryEmail(
  { db, clock, config, wakeOutbox }: Deps,
  id: number,
): Promise<OutgoingEmail> {
  const now = clock();
  const isDue = await makeDue(db, id, now);
  const email = toOutgoingEmail(await getEmail(db, id), { now, isConfigured: config.smtpUrl !== null });
  if (!isDue) {
    const reason =
      email.status === 'sent' ? 'This email was already sent.' : 'This email is being sent right now.';
    throw new AppError('version-conflict', reason, { current: email });
  }
  wakeOutbox();
  return email;
}

/** How many are tried again. */
export async function retryFailedEmails({ db, clock, wakeOutbox }: Deps): Promise<number> {
  const retried = await makeFailedDue(db, clock());
  wakeOutbox();
  return retried;
}

/** Run now and then: what was sent long ago is only somebody's address lying about. */
export const sweepOutbox = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteSentEmails(db, new Date(clock().getTime() - sentEmailsKeptDays * 86_400_000));
