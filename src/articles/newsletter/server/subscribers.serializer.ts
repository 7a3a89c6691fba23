import type { Subscriber } from '#articles/newsletter/newsletter.ts';
import type { SubscriberRow } from '#kit/db/tables/newsletter.ts';

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  status: row.status,
  source: row.source,
  language: row.language,
  createdAt: row.createdAt,
  confirmedAt: row.confirmedAt,
  unsubscribedAt: row.unsubscribedAt,
  isRestorable: row.status === 'unsubscribed' && row.statusBeforeRemoval !== null,
});
