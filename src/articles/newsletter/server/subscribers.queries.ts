import type { SubscriberFilter, SubscriberStatus } from '#articles/newsletter/newsletter.ts';
import { countByStatus, type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { textContains } from '#kit/db/portable.ts';
import type { SubscriberRow } from '#kit/db/tables/newsletter.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';
import { findSubscriberById } from './newsletter.queries.ts';

/** Newest first. */
export function listSubscribers(
  db: Db,
  { search, status, ...paging }: SubscriberFilter & Paging,
): Promise<ListPage<SubscriberRow>> {
  let query = db.selectFrom('newsletterSubscribers').selectAll();
  // Suspected spam is listed only under its own filter.
  query = status ? query.where('status', '=', status) : query.where('status', '!=', 'suspected');
  if (search) query = query.where((select) => textContains(db, select.ref('email'), search));
  return readNewestFirst(db, query, ['id'], { search, ...paging });
}

export async function getSubscriber(db: Db, id: number): Promise<SubscriberRow> {
  const row = await findSubscriberById(db, id);
  if (!row) throw notFound('This subscriber');
  return row;
}

/**
 * Ends an active subscription. One statement, so that the person's own unsubscribe wins over a simultaneous removal by
 * staff. A pending one keeps its link for Undo; until then the link does not work.
 */
export async function markRemoved(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('newsletterSubscribers')
    .set((columns) => ({
      status: 'unsubscribed',
      unsubscribedAt: now.toISOString(),
      statusBeforeRemoval: columns.ref('status'),
    }))
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute();
}

/** False if staff did not remove it, or the person unsubscribed too. */
export async function takeBackRemoval(trx: Trx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletterSubscribers')
    .set((columns) => ({
      status: columns.ref('statusBeforeRemoval').$notNull(),
      unsubscribedAt: null,
      statusBeforeRemoval: null,
    }))
    .where('id', '=', id)
    .where('status', '=', 'unsubscribed')
    .where('statusBeforeRemoval', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts by status. A status without subscribers may be missing. */
export const countSubscribersByStatus = (db: Db): Promise<Partial<Record<SubscriberStatus, number>>> =>
  countByStatus(db.selectFrom('newsletterSubscribers'));
