import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { business } from '#shared/content/business.ts';
import { addDays, calendarDate, instantOf } from '#shared/dates.ts';
import { isNotCancelled } from './cancelled.ts';

/** Calendar dates of the business, both included. */
export interface Days {
  from: string;
  to: string;
}

const quote = expressionBuilder<Schema, 'quotes'>();

/**
 * The completed visits that count on these days: on the day of the visit, or without one on the day it was completed;
 * none whose request was cancelled. Whatever counts revenue asks this.
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
        // In a form that no index has: the time of completion finds them.
        sql<boolean>`coalesce(${quote.ref('quotes.preferredDate')}, '') = ''`,
        quote('quotes.completedAt', '>=', start),
        quote('quotes.completedAt', '<', end),
      ]),
    ]),
    isNotCancelled,
  ]);
}

/** The day on which a completed visit counts; null for one that is not completed. */
export function completedDay(row: {
  completedAt: string | null;
  preferredDate: string | null;
}): string | null {
  if (row.completedAt === null) return null;
  return row.preferredDate ?? calendarDate(new Date(row.completedAt), business.timeZone);
}
