import type { Generated, Selectable } from 'kysely';
import type { Flag } from './columns.ts';

/** A URL that gets events of new leads and changed statuses. */
export interface WebhooksTable {
  id: Generated<number>;
  url: string;
  /** Signs what is sent; in the open, because signing needs it. */
  secret: string;
  isActive: Generated<Flag>;
  createdAt: string;
}

export type WebhookRow = Selectable<WebhooksTable>;
