import { type OutgoingEmail, sentEmailsKeptDays } from '#delivery/emails/emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { deleteSentEmails, getEmail, makeDue, makeFailedDue } from './emails.queries.ts';
import { toOutgoingEmail } from './emails.serializer.ts';

/** Sends an email as soon as a worker is free. Refuses one that is being sent or was sent. */
export async function retryEmail(deps: Deps, id: number): Promise<OutgoingEmail> {
  const { db, clock, wakeOutbox } = deps;
  const now = clock();
  const isDue = await makeDue(db, id, now);
  const email = toOutgoingEmail(await getEmail(db, id), { now, isConfigured: await hasMailServer(deps) });
  if (!isDue) {
    const reason =
      email.status === 'sent' ? 'This email was already sent.' : 'This email is being sent right now.';
    throw new AppError('version-conflict', reason, { current: email });
  }
  wakeOutbox();
  return email;
}

/** Returns how many are retried. */
export async function retryFailedEmails({ db, clock, wakeOutbox }: Deps): Promise<number> {
  const retried = await makeFailedDue(db, clock());
  wakeOutbox();
  return retried;
}

/** Deletes emails sent long ago, since they contain personal data. For the hourly sweep. */
export const sweepOutbox = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteSentEmails(db, new Date(clock().getTime() - sentEmailsKeptDays * 86_400_000));
