import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';
import { type VisitStatus, visitStatuses } from '#sales/records/visit-statuses.ts';
import { type Block, isOfCrew, listBlockedDays } from '#visits/blocks/blocks.ts';
import { listCrews } from '#visits/crews/server/crews.queries.ts';
import { listBlockRows, toBlock } from '#visits/visits/server/blocks.queries.ts';
import { listVisits, type VisitWithQuote } from '#visits/visits/server/visits.queries.ts';
import { listScheduledQuotes } from './schedule.queries.ts';

/**
 * `isFurther`: a later visit of its quote. The first has the calendar id that the quote had before there were visits.
 */
export type FeedVisit = VisitWithQuote & { isFurther: boolean };

export interface FeedEntry {
  quote: QuoteWithItems;
  /** Absent for a quote that is scheduled without a visit. */
  visit?: FeedVisit;
}

/** Visits, of one crew or of all, and scheduled quotes that have none. */
export async function readFeed(db: Db, days: Days, crewId?: number): Promise<FeedEntry[]> {
  const visits = (await listVisits(db, { ...days, crewId })).filter(
    ({ status }) => status !== 'cancelled' && status !== 'no-show',
  );
  const firsts = await firstVisits(
    db,
    visits.map(({ quoteId }) => quoteId),
  );
  const quotes = await getQuotes(db, [...firsts.keys()]);
  const entries: FeedEntry[] = visits.map((visit) => ({
    quote: quotes.get(visit.quoteId)!,
    visit: { ...visit, isFurther: firsts.get(visit.quoteId) !== visit.id },
  }));
  if (crewId !== undefined) return entries;
  const scheduled = await listScheduledQuotes(db, days);
  const withVisit = await firstVisits(
    db,
    scheduled.map(({ id }) => id),
    ['booked', 'on-the-way', 'started', 'done'],
  );
  return [...scheduled.filter(({ id }) => !withVisit.has(id)).map((quote) => ({ quote })), ...entries];
}

export interface FeedBlock extends Block {
  /** Null for all crews. */
  crewName: string | null;
  /** Each day on which it takes time. */
  days: string[];
  updatedAt: string;
}

/** Time off of one crew or of all. */
export async function readTimeOff(db: Db, days: Days, crewId?: number): Promise<FeedBlock[]> {
  const names = new Map((await listCrews(db)).map(({ id, name }) => [id, name]));
  return (await listBlockRows(db, days))
    .filter((row) => crewId === undefined || isOfCrew(row, crewId))
    .map((row) => ({
      ...toBlock(row),
      crewName: row.crewId === null ? null : (names.get(row.crewId) ?? null),
      days: listBlockedDays(toBlock(row), days),
      updatedAt: row.updatedAt,
    }));
}

/** By quote. A cancelled one counts too: its entry may be in somebody's calendar. */
async function firstVisits(
  db: Db,
  quoteIds: readonly number[],
  statuses: readonly VisitStatus[] = visitStatuses,
): Promise<Map<number, number>> {
  const firsts = new Map<number, number>();
  for (const batch of getBatches([...new Set(quoteIds)])) {
    const found = await db
      .selectFrom('visits')
      .select((select) => ['quoteId', select.fn.min('id').as('id')])
      .where('quoteId', 'in', batch)
      .where('status', 'in', statuses)
      .groupBy('quoteId')
      .execute();
    for (const { quoteId, id } of found) firsts.set(quoteId, Number(id));
  }
  return firsts;
}

async function getQuotes(db: Db, ids: readonly number[]): Promise<Map<number, QuoteWithItems>> {
  const quotes = new Map<number, QuoteWithItems>();
  for (const batch of getBatches(ids)) {
    const rows = await db.selectFrom('quotes').selectAll().where('id', 'in', batch).execute();
    for (const quote of await withItems(db, rows)) quotes.set(quote.id, quote);
  }
  return quotes;
}
