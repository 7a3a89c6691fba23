import { countRows } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import type { Days } from '#server/features/quotes/completed-in.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import { maxRequestedVisits, maxUndated } from '#shared/schedule.ts';

/** Scheduled and completed visits, by day, then by time of creation. */
export async function listVisits(db: Db, days: Days): Promise<QuoteWithItems[]> {
  return withItems(db, await quotesOn(db, days, ['scheduled', 'completed']).selectAll().execute());
}

/** Visits that customers asked for on these days but nobody scheduled: the first ones, and the count. */
export async function listRequestedVisits(
  db: Db,
  days: Days,
): Promise<{ wishes: QuoteWithItems[]; count: number }> {
  const open = quotesOn(db, days, ['new', 'contacted']);
  const rows = await open.selectAll().limit(maxRequestedVisits).execute();
  return { wishes: await withItems(db, rows), count: await countRows(open.clearOrderBy()) };
}

/** Quotes scheduled without a day: the oldest ones, and the count. */
export async function listUndated(db: Db): Promise<{ undated: QuoteWithItems[]; count: number }> {
  const open = standing(db, ['scheduled']).where('preferredDate', 'is', null).orderBy('id');
  const rows = await open.selectAll().limit(maxUndated).execute();
  return { undated: await withItems(db, rows), count: await countRows(open.clearOrderBy()) };
}

const quotesOn = (db: Db, { from, to }: Days, statuses: readonly QuoteStatus[]) =>
  standing(db, statuses)
    .where('preferredDate', '>=', from)
    .where('preferredDate', '<=', to)
    .orderBy('preferredDate')
    .orderBy('id');

const standing = (db: Db, statuses: readonly QuoteStatus[]) =>
  db
    .selectFrom('quotes')
    .where('status', 'in', statuses)
    .where('deletedAt', 'is', null)
    .where(isNotCancelled);
