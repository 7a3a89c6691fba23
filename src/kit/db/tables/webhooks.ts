import type { Generated, Selectable } from 'kysely';
import type { Flag } from './columns.ts';

/** A URL that gets events. */
export interface WebhooksTable {
  id: Generated<number>;
  url: string;
  /** Signs what is sent; in the open, because signing needs it. */
  secret: string;
  isActive: Generated<Flag>;
  /** A JSON array of their types. */
  events: Generated<string>;
  createdAt: string;
}

export type WebhookRow = Selectable<WebhooksTable>;
