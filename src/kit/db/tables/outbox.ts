import type { Generated, Selectable } from 'kysely';
import type { EmailPurpose } from '#delivery/emails/emails.ts';

/**
 * `message` writes a message to a customer when it is due; `text` sends a text message; `push` sends an alert to a device;
 * `letter` sends an article to one reader; `media` fetches the pictures of a text from a customer; `fallback` tells by
 * text or email what no device took; `import` stores the rows of a file.
 */
type JobKind =
  | 'email'
  | 'article'
  | 'webhook'
  | 'message'
  | 'text'
  | 'media'
  | 'push'
  | 'fallback'
  | 'letter'
  | 'import';

export interface OutboxTable {
  id: Generated<number>;
  kind: JobKind;
  /** JSON of what the kind's handler takes. */
  payload: string;
  /** The records that the job is about. It is deleted with each of them. */
  requestId: number | null;
  quoteId: number | null;
  customerId: number | null;
  invoiceId: number | null;
  subscriberId: number | null;
  /** Whom a webhook's job goes to. */
  webhookId: number | null;
  /** Whose letter it is. */
  sendingId: number | null;
  /** The message to a customer that it writes or sends. */
  messageId: number | null;
  purpose: Generated<EmailPurpose>;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** Not before this time; pushed forward while a worker holds the job, so a crash frees it again. */
  runAfter: string;
  /** While a worker holds the job: when it would be given up. Null while nobody does. */
  leasedUntil: string | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Recipient and subject in lower case. */
  searchText: Generated<string>;
}

export type OutboxRow = Selectable<OutboxTable>;
