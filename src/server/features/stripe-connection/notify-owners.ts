import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import { listPeople } from '#server/features/people/people.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { type EmailFact, emailBody } from '#server/mail/email-body.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { adminPaths } from '#shared/paths.ts';
import { profileOf } from '#shared/profile.ts';
import { ownerOnly } from '#shared/roles.ts';

export interface OwnerNotice {
  title: string;
  /** The consequence, and the next step. */
  text: string;
  facts: EmailFact[];
}

/**
 * Emails every owner about card payments, at the address of their account, which only their password changes. The caller
 * wakes the outbox.
 */
export async function notifyOwners(
  trx: Trx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { title, text, facts }: OwnerNotice,
): Promise<void> {
  const { values } = await readSettings(trx);
  const owners = await listPeople(trx, ownerOnly);
  const emails = owners
    .filter(({ email }) => !reachesNobody.test(email))
    .map(({ email: to }) => ({
      email: {
        to,
        subject: subjectLine(`${title}: ${values.name}`),
        ...emailBody(
          text,
          [
            { kind: 'heading', text: title },
            { kind: 'facts', rows: [{ label: 'Website', value: config.publicUrl }, ...facts] },
            { kind: 'text', text },
            { kind: 'button', label: 'Open Payments', href: config.publicUrl + adminPaths.payments },
          ],
          profileOf(values),
        ),
      },
      purpose: 'other' as const,
      isAboutNobody: true as const,
    }));
  await enqueueEmails(trx, emails, clock());
}

/** The demo's addresses, and the one of an account without any. */
const reachesNobody = /\.(example|invalid)$/;
