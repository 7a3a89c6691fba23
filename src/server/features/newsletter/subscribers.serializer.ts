import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import type { Subscriber } from '#shared/newsletter.ts';

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  status: row.status,
  source: row.source,
  createdAt: row.createdAt,
  confirmedAt: row.confirmedAt,
  unsubscribedAt: row.unsubscribedAt,
  isRestorable: row.status === 'unsubscribed' && row.statusBeforeRemoval !== null,
});
