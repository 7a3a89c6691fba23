import type { EmailPurpose } from '#delivery/emails/emails.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { type About, enqueue } from '#kit/outbox/outbox.queries.ts';
import type { EmailSource } from './email-source.ts';

export type NewEmail = About & {
  email: Email;
  /** For an email that is about a record as it is when it leaves. */
  source?: EmailSource;
  purpose: EmailPurpose;
};

/** `dueAt` delays them. */
export const enqueueEmails = (
  trx: Trx,
  emails: readonly NewEmail[],
  now: Date,
  dueAt = now,
): Promise<OutboxRow[]> =>
  enqueue(
    trx,
    emails.map(({ email, source, ...about }) => ({
      ...about,
      kind: 'email' as const,
      payload: JSON.stringify({ ...email, source }),
      searchText: getSearchText([email.to, email.subject]),
    })),
    now,
    dueAt,
  );
