import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { isNotCancelled } from './cancelled.ts';

/** First and last calendar date in the business's time zone. */
export interface Days {
  from: string;
  to: string;
}

const quote = expressionBuilder<Schema, 'quotes'>();

/**
 * Completed visits of these days. A visit counts on its day, or without one on the day it was completed; not if its
 * request was cancelled. Use it, or `completedOn`, wherever revenue is counted.
 */
export const isCompletedIn = (db: Db, days: Days) =>
  quote.and([
    quote('quotes.deletedAt', 'is', null),
    quote.or([isOnItsDayIn(days), isWithoutDayIn(days)]),
    isNotCancelled(db),
  ]);

/** The same visits, one kind after the other, so that each is found in its own index alone. */
export function completedOn(db: Db, days: Days) {
  const found = (kind: (days: Days) => Expression<SqlBool>) =>
    db
      .selectFrom('quotes')
      .select(['quotes.id', 'quotes.serviceCategory', 'quotes.estimatedPriceCents'])
      .where('quotes.deletedAt', 'is', null)
      .where(kind(days))
      .where(isNotCancelled(db));
  return db.selectFrom(found(isOnItsDayIn).unionAll(found(isWithoutDayIn)).as('completed'));
}

const isOnItsDayIn = ({ from, to }: Days) =>
  quote.and([
    quote('quotes.status', '=', 'completed'),
    quote('quotes.preferredDate', '>=', from),
    quote('quotes.preferredDate', '<=', to),
  ]);

/** With `deletedAt` and the expression as in the index. */
function isWithoutDayIn({ from, to }: Days) {
  const start = getInstant(from, 0).toISOString();
  const end = getInstant(addDays(to, 1), 0).toISOString();
  return quote.and([
    quote('quotes.deletedAt', 'is', null),
    sql<boolean>`coalesce(${quote.ref('quotes.preferredDate')}, '') = ''`,
    quote('quotes.completedAt', '>=', start),
    quote('quotes.completedAt', '<', end),
  ]);
}

/** The day on which a completed visit counts; null if it is not completed. */
export function completedDay(row: {
  completedAt: string | null;
  preferredDate: string | null;
}): string | null {
  if (row.completedAt === null) return null;
  return row.preferredDate ?? calendarDate(new Date(row.completedAt));
}
