import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { type EmailFact, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import { ownerOnly } from '#kit/access/roles.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { listPeople } from '#people/account/server/people.queries.ts';

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
          toProfile(values),
        ),
      },
      purpose: 'other' as const,
      isAboutNobody: true as const,
    }));
  await enqueueEmails(trx, emails, clock());
}

/** The demo's addresses, and the one of an account without any. */
const reachesNobody = /\.(example|invalid)$/;
