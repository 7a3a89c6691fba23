import { activeServices } from '#company/catalog/server/services.queries.ts';
import { offeredCategories } from '#company/settings/server/settings.queries.ts';
import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { completedOn, type Days } from '#sales/quotes/server/completed-in.ts';

/** From (included) and to (excluded), ISO times. */
export interface Span {
  from: string;
  to: string;
}

const allRequests = (db: Db) => db.selectFrom('requests').where('deletedAt', 'is', null);

export const requestsIn = (db: Db, { from, to }: Span) =>
  allRequests(db).where('createdAt', '>=', from).where('createdAt', '<', to);

export const quotesIn = (db: Db, { from, to }: Span) =>
  db
    .selectFrom('quotes')
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to);

/** All requests, or those created in the span. */
export const countRequests = (db: Db, span?: Span): Promise<number> =>
  countRows(span ? requestsIn(db, span) : allRequests(db));

/** Sum of the estimated prices of visits completed on these days. */
export async function sumRevenueCents(db: Db, days: Days): Promise<number> {
  const { sum } = await completedOn(db, days)
    .select((select) => select.fn.sum<number | null>('estimatedPriceCents').as('sum'))
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** Quotes created in the span, and how many of them are scheduled or completed now. */
export const countQuotes = (db: Db, span: Span): Promise<{ all: number; won: number }> =>
  quotesIn(db, span)
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn
        .countAll<number>()
        .filterWhere('status', 'in', ['scheduled', 'completed'])
        .filterWhere(isNotCancelled(db))
        .as('won'),
    ])
    .executeTakeFirstOrThrow();

/** Counts services that are active now and existed at `time`. */
export const countActiveServicesSince = async (db: Db, time: string): Promise<number> =>
  countRows(activeServices(db, await offeredCategories(db)).where('createdAt', '<', time));
