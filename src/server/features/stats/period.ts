import { business } from '#shared/content/business.ts';
import { addDays, calendarDate, instantOf, minutesOfDay } from '#shared/dates.ts';
import type { Span } from './stats.queries.ts';

export interface Period {
  /** Calendar dates of the business: the first and the last day. */
  from: string;
  to: string;
  span: Span;
}

/**
 * What every figure of the panel means by 'in 30 days': as many calendar days of the business, today included.
 * They are compared with as many before, which end at the same time of day: today is not over yet, and a whole day
 * in its place would make every morning look worse than it is.
 */
export function periodsUntil(now: Date, days: number): { present: Period; former: Period } {
  const { timeZone } = business;
  const today = calendarDate(now, timeZone);
  const endingOn = (to: string, end: Date): Period => {
    const from = addDays(to, 1 - days);
    // A lead of this very millisecond belongs to the period.
    const afterEnd = new Date(end.getTime() + 1);
    return {
      from,
      to,
      span: { from: instantOf(from, 0, timeZone).toISOString(), to: afterEnd.toISOString() },
    };
  };
  const lastBefore = addDays(today, -days);
  return {
    present: endingOn(today, now),
    former: endingOn(lastBefore, instantOf(lastBefore, minutesOfDay(now, timeZone), timeZone)),
  };
}
