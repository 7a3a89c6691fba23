import { addDays, calendarDate, minutesOfDay } from '#kit/time/dates.ts';
import { getWeekday, hoursOn, minutesOfTime, type OpeningHours, timeLabel } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { shortDay } from './closure-days.ts';
import type { Closure } from './closures.ts';
import { closureOn } from './closures.ts';
import * as text from './open-texts.ts';

export interface OpenState {
  isOpen: boolean;
  /** `Open now, until 6:00 PM`, `Closed, opens Monday at 8:00 AM`, `Closed until Dec 28 at 8:00 AM, Holidays`. */
  text: string;
}

/** Reads the business's clock, not the visitor's. */
export function openState(
  now: Date,
  { hours, closures }: { hours: readonly OpeningHours[]; closures: readonly Closure[] },
): OpenState {
  const today = calendarDate(now);
  const minutes = minutesOfDay(now);
  const closure = closureOn(today, closures);
  const opening = closure ? undefined : hoursOn(today, hours);
  if (opening && minutes >= minutesOfTime(opening.opens) && minutes < minutesOfTime(opening.closes)) {
    return { isOpen: true, text: text.openUntil(timeLabel(opening.closes)) };
  }
  if (opening && minutes < minutesOfTime(opening.opens)) {
    return { isOpen: false, text: text.opensAt(timeLabel(opening.opens)) };
  }
  const next = nextOpening(today, hours, closures);
  if (closure) return { isOpen: false, text: text.closedFor(next, closure.reason) };
  return { isOpen: false, text: text.closed(next) };
}

/** `tomorrow at 8:00 AM`, `Monday at 8:00 AM`, `Dec 28 at 8:00 AM`; empty beyond the year. */
function nextOpening(today: string, hours: readonly OpeningHours[], closures: readonly Closure[]): string {
  for (let ahead = 1; ahead <= 366; ahead += 1) {
    const date = addDays(today, ahead);
    const opening = closureOn(date, closures) ? undefined : hoursOn(date, hours);
    if (!opening) continue;
    const day = ahead < 8 ? weekdayNames[getWeekday(date)] : shortDay(date);
    return text.nextDay(ahead === 1 ? null : day, timeLabel(opening.opens));
  }
  return '';
}
