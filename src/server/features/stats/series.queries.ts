import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import type { Span } from './stats.queries.ts';

/** `2026-11-21T18`: what came in within one hour of UTC. Whole hours are what every time zone of the country is away. */
const hour = sql<string>`substr(created_at, 1, 13)`.as('hour');

export function countRequestsByHour(db: Db, { from, to }: Span) {
  return db
    .selectFrom('requests')
    .select((select) => [hour, select.fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy('hour')
    .execute();
}

/** Estimated prices in cents of the quotes of each hour, and of those that are scheduled or completed by now. */
export function sumQuotesByHour(db: Db, { from, to }: Span) {
  return db
    .selectFrom('quotes')
    .select((select) => [
      hour,
      select.fn.sum<number | null>('estimatedPriceCents').as('quotedCents'),
      select.fn
        .sum<number | null>('estimatedPriceCents')
        .filterWhere('status', 'in', ['scheduled', 'completed'])
        .filterWhere(isNotCancelled)
        .as('wonCents'),
    ])
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy('hour')
    .execute();
}
