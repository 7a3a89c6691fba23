import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { business } from '#shared/content/business.ts';
import { addDays, calendarDate, instantOf } from '#shared/dates.ts';
import { isNotCancelled } from './cancelled.ts';

/** First and last calendar date in the business's time zone. */
export interface Days {
  from: string;
  to: string;
}

const quote = expressionBuilder<Schema, 'quotes'>();

/**
 * Completed visits of these days. A visit counts on its day, or without one on the day it was completed; not if its
 * request was cancelled. Use it wherever revenue is counted.
 */
export function isCompletedIn({ from, to }: Days) {
  const start = instantOf(from, 0, business.timeZone).toISOString();
  const end = instantOf(addDays(to, 1), 0, business.timeZone).toISOString();
  return quote.and([
    quote('quotes.deletedAt', 'is', null),
    quote.or([
      quote.and([
        quote('quotes.status', '=', 'completed'),
        quote('quotes.preferredDate', '>=', from),
        quote('quotes.preferredDate', '<=', to),
      ]),
      quote.and([
        quote('quotes.deletedAt', 'is', null),
        // An expression without an index, so that the planner uses the index of completedAt.
        sql<boolean>`coalesce(${quote.ref('quotes.preferredDate')}, '') = ''`,
        quote('quotes.completedAt', '>=', start),
        quote('quotes.completedAt', '<', end),
      ]),
    ]),
    isNotCancelled,
  ]);
}

/** The day on which a completed visit counts; null if it is not completed. */
export function completedDay(row: {
  completedAt: string | null;
  preferredDate: string | null;
}): string | null {
  if (row.completedAt === null) return null;
  return row.preferredDate ?? calendarDate(new Date(row.completedAt), business.timeZone);
}
