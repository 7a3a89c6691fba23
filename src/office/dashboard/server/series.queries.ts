import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { quotesIn, requestsIn, type Span } from './stats.queries.ts';

/** The UTC hour, `2026-11-21T18`. All US time zones differ from UTC by whole hours. */
const hour = sql<string>`substr(created_at, 1, 13)`.as('hour');

export const countRequestsByHour = (db: Db, span: Span) =>
  requestsIn(db, span)
    .select((select) => [hour, select.fn.countAll<number>().as('count')])
    .groupBy('hour')
    .execute();

/** Sums of estimated prices in cents per hour: all quotes, and those scheduled or completed now. */
export const sumQuotesByHour = (db: Db, span: Span) =>
  quotesIn(db, span)
    .select((select) => [
      hour,
      select.fn.sum<number | null>('estimatedPriceCents').as('quotedCents'),
      select.fn
        .sum<number | null>('estimatedPriceCents')
        .filterWhere('status', 'in', ['scheduled', 'completed'])
        .filterWhere(isNotCancelled(db))
        .as('wonCents'),
    ])
    .groupBy('hour')
    .execute();
