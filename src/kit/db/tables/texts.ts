import type { Generated, Insertable, Selectable } from 'kysely';

/** Who or what makes a text leave: a visitor, staff, a planned message, a missed call. Alerts and tests have no row. */
type TextCause = 'website' | 'staff' | 'planned' | 'call';

/** A text from or to a customer. */
export interface TextsTable {
  id: Generated<number>;
  /** Null for a missed call of an unknown number, until it writes. */
  customerId: number | null;
  /** For one that is about a quote. */
  quoteId: number | null;
  /** For one that a message to a customer caused. */
  messageId: number | null;
  /** `plainDigits` of the other side's number. */
  phoneDigits: string;
  direction: 'in' | 'out';
  text: string;
  /** Names of uploads, as JSON. */
  photos: Generated<string>;
  status: 'received' | 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed';
  /** Why it waits or did not arrive, in plain words. */
  reason: Generated<string>;
  cause: Generated<TextCause | ''>;
  /** Who of the staff sent it; null for what the site sent, and for incoming ones. */
  byName: string | null;
  /** The gateway's name of it. */
  sid: string | null;
  /** Set before the gateway is called. If it never answers, the text is not sent again. */
  begunAt: string | null;
  createdAt: string;
}

/** One for each customer with texts. */
export interface ConversationsTable {
  customerId: number;
  lastTextId: number;
  unread: Generated<number>;
}

export type TextRow = Selectable<TextsTable>;
export type NewText = Insertable<TextsTable>;
