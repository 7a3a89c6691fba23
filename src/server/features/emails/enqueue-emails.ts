import { searchTextOf } from '#server/db/portable.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Email } from '#server/mail/mailer.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import type { EmailPurpose } from '#shared/emails.ts';
import type { EmailSource } from './email-source.ts';

interface NewEmail {
  email: Email;
  /** For an email that is about a record as it is when it leaves. */
  source?: EmailSource;
  purpose: EmailPurpose;
  /** The request that it is about, if any. */
  requestId?: number | null;
  /** The quote, if it is purged with that. */
  quoteId?: number | null;
  /** The message to a customer that it sends. */
  messageId?: number;
}

/** `dueAt` delays them. */
export const enqueueEmails = (
  trx: Trx,
  emails: readonly NewEmail[],
  now: Date,
  dueAt = now,
): Promise<OutboxRow[]> =>
  enqueue(
    trx,
    emails.map(({ email, source, purpose, requestId = null, quoteId = null, messageId = null }) => ({
      kind: 'email',
      payload: JSON.stringify({ ...email, source }),
      purpose,
      requestId,
      quoteId,
      messageId,
      searchText: searchTextOf([email.to, email.subject]),
    })),
    now,
    dueAt,
  );
