import { countRows } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import { type Days, isCompletedIn } from '#server/features/quotes/completed-in.ts';

/** From (included) and to (excluded), ISO times. */
export interface Span {
  from: string;
  to: string;
}

/** All requests, or those created in the span. */
export function countRequests(db: Db, span?: Span): Promise<number> {
  let requests = db.selectFrom('requests').where('deletedAt', 'is', null);
  if (span) requests = requests.where('createdAt', '>=', span.from).where('createdAt', '<', span.to);
  return countRows(requests);
}

/** Sum of the estimated prices of visits completed on these days. */
export async function sumRevenueCents(db: Db, days: Days): Promise<number> {
  const { sum } = await db
    .selectFrom('quotes')
    .select((select) => select.fn.sum<number | null>('estimatedPriceCents').as('sum'))
    .where(isCompletedIn(days))
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** Quotes created in the span, and how many of them are scheduled or completed by now. */
export async function countQuotes(db: Db, span: Span): Promise<{ all: number; won: number }> {
  const { all, won } = await db
    .selectFrom('quotes')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn
        .countAll<number>()
        .filterWhere('status', 'in', ['scheduled', 'completed'])
        .filterWhere(isNotCancelled)
        .as('won'),
    ])
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', span.from)
    .where('createdAt', '<', span.to)
    .executeTakeFirstOrThrow();
  return { all, won };
}

/** Counts services that are active now and existed at `time`. */
export async function countActiveServicesSince(db: Db, time: string): Promise<number> {
  const { count } = await db
    .selectFrom('services')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('isActive', '=', 1)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', time)
    .executeTakeFirstOrThrow();
  return count;
}
