import { type ListPage, readNewestFirst } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { textContains } from '#server/db/portable.ts';
import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import { notFound } from '#server/errors.ts';
import type { SubscriberFilter, SubscriberStatus } from '#shared/newsletter.ts';
import type { Paging } from '#shared/paging.ts';
import { findSubscriberById } from './newsletter.queries.ts';

/** Newest first. */
export function listSubscribers(
  db: Db,
  { search, status, ...paging }: SubscriberFilter & Paging,
): Promise<ListPage<SubscriberRow>> {
  let query = db.selectFrom('newsletterSubscribers').selectAll();
  // Suspected spam is shown where it is asked for.
  query = status ? query.where('status', '=', status) : query.where('status', '!=', 'suspected');
  if (search) query = query.where((select) => textContains(db, select.ref('email'), search));
  return readNewestFirst(query, ['id'], paging);
}

export async function getSubscriber(db: Db, id: number): Promise<SubscriberRow> {
  const row = await findSubscriberById(db, id);
  if (!row) throw notFound('This subscriber');
  return row;
}

/** How many there are of each status; a status without one is left out. */
export async function countSubscribersByStatus(db: Db): Promise<Partial<Record<SubscriberStatus, number>>> {
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
