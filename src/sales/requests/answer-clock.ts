import { type Closure, closureOn } from '#company/profile/closures.ts';
import { addDays, calendarDate, getInstant, minutesOfDay } from '#kit/time/dates.ts';
import { hoursOn, minutesOfTime, type OpeningHours } from '#kit/time/opening-hours.ts';

export interface BusinessHours {
  hours: readonly OpeningHours[];
  closures: readonly Closure[];
  timeZone: string;
}

type Span = readonly [start: number, end: number];

const minute = 60_000;
const day = 24 * 60 * minute;
/** If closures and short hours do not add up to the promise by then, there is no due time. */
const furthestDays = 5 * 366;

/**
 * The time when that many opening minutes have passed since the lead arrived.
 * See docs/product/sales.md#answer-clock.
 */
export function afterOpeningMinutes(from: Date, minutes: number, business: BusinessHours): Date | null {
  let left = minutes * minute;
  const first = calendarDate(from, business.timeZone);
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    for (const [opens, closes] of openSpans(addDays(first, ahead), business)) {
      const start = Math.max(opens, from.getTime());
      const open = closes - start;
      if (open <= 0) continue;
      if (left <= open) return new Date(start + left);
      left -= open;
    }
  }
  return null;
}

/** By when a promise of opening hours ends; null where they are simply the next hours. */
export function dueByClock(
  { createdAt, answerDueAt }: { createdAt: string; answerDueAt: string | null },
  hours: number,
  timeZone: string,
): { date: string; time: string } | null {
  if (answerDueAt === null || Date.parse(answerDueAt) <= Date.parse(createdAt) + hours * 3_600_000)
    return null;
  const due = new Date(answerDueAt);
  const minutes = minutesOfDay(due, timeZone);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { date: calendarDate(due, timeZone), time };
}

/** When the business is open on a calendar date, in order. */
function openSpans(date: string, { hours, closures, timeZone }: BusinessHours): Span[] {
  const opening = closureOn(date, closures) ? undefined : hoursOn(date, hours);
  if (!opening) return [];
  const [opens, closes] = [minutesOfTime(opening.opens), minutesOfTime(opening.closes)];
  const start = getInstant(date, 0, timeZone);
  const end = getInstant(addDays(date, 1), 0, timeZone);
  const isPlain =
    end.getTime() - start.getTime() === day &&
    minutesOfDay(start, timeZone) === 0 &&
    minutesOfDay(end, timeZone) === 0;
  if (isPlain) return [[start.getTime() + opens * minute, start.getTime() + closes * minute]];
  return quarterHours(start, end)
    .filter((quarter) => calendarDate(new Date(quarter), timeZone) === date)
    .flatMap((quarter) => {
      const shown = minutesOfDay(new Date(quarter), timeZone);
      const from = Math.max(opens, shown);
      const to = Math.min(closes, shown + 15);
      return from < to ? [[quarter + (from - shown) * minute, quarter + (to - shown) * minute] as const] : [];
    });
}

/** Clocks change only at a quarter hour, so local time runs evenly within each. */
function quarterHours(start: Date, end: Date): number[] {
  const quarter = 15 * minute;
  const first = start.getTime() - 3 * 60 * minute;
  const count = (end.getTime() + 3 * 60 * minute - first) / quarter;
  return Array.from({ length: count }, (_, index) => first + index * quarter);
}
