import { addDays, calendarDate, getInstant, minutesOfDay } from '#kit/time/dates.ts';
import type { Span } from './stats.queries.ts';

export interface Period {
  /** Calendar dates in the business's time zone, first and last day. */
  from: string;
  to: string;
  span: Span;
}

/**
 * Defines 'in 30 days' for all figures of the panel: that many calendar days of the business, today included. The
 * previous period ends at the same time of day, since comparing with a whole day would make every morning look bad.
 */
export function periodsUntil(now: Date, days: number): { present: Period; former: Period } {
  const today = calendarDate(now);
  const endingOn = (to: string, end: Date): Period => {
    const from = addDays(to, 1 - days);
    // A lead of this very millisecond counts.
    const afterEnd = new Date(end.getTime() + 1);
    return {
      from,
      to,
      span: { from: getInstant(from, 0).toISOString(), to: afterEnd.toISOString() },
    };
  };
  const lastBefore = addDays(today, -days);
  return {
    present: endingOn(today, now),
    former: endingOn(lastBefore, getInstant(lastBefore, minutesOfDay(now))),
  };
}
