import type { Generated, Insertable, Selectable } from 'kysely';
import type { MessageKind, MessageReason, MessageStatus } from '#messages/planned/messages.ts';
import type { Flag } from './columns.ts';

/** A message to a customer, by email, by text or both. */
export interface MessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  customerId: number;
  /** Null for a reminder of an invoice without a quote. */
  quoteId: number | null;
  visitId: number | null;
  /** For a visit that an import brought. */
  pastVisitId: number | null;
  /** For a reminder. */
  invoiceId: number | null;
  /** For a receipt: the payment. */
  movementId: number | null;
  /** The visit's date and window when it was planned. A visit that has moved since gets nothing. */
  place: Generated<string>;
  status: Generated<MessageStatus>;
  /** Why it was skipped or failed. */
  reason: Generated<MessageReason | ''>;
  /** The subject, once it is written. */
  title: Generated<string>;
  dueAt: string;
  /** When it was written and its email and text were put into the outbox. */
  releasedAt: string | null;
  emailTo: Generated<string>;
  emailSentAt: string | null;
  textTo: Generated<string>;
  /** Caused by what somebody did on the website, not by staff. */
  isFromWebsite: Generated<Flag>;
  textSentAt: string | null;
  /** The first of both. */
  sentAt: string | null;
  createdAt: string;
}

/** One row, with the id 1. */
export interface MessageSettingsTable {
  id: number;
  /** JSON by kind; a kind that is missing is as its file in `messages/planned/kinds` has it. */
  content: string;
  version: Generated<number>;
  updatedAt: string | null;
}

/** An email address in lower case wants no follow-ups and offers; a number in digits wants no texts. */
export interface MessageOptOutsTable {
  contact: string;
  /** A landline cannot get texts. */
  reason: Generated<'stop' | 'landline'>;
  createdAt: string;
}

export type MessageRow = Selectable<MessagesTable>;
export type NewMessage = Insertable<MessagesTable>;
