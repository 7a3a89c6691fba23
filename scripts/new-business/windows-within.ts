import type { Booking } from '#company/profile/booking.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';
import type { WeekHours } from '#kit/wire/setting-rules.ts';
import { clockText } from '#visits/visits/visit-time.ts';

const windowMinutes = 120;

/** Windows of two hours from each day's opening on; a shorter day is one window. */
export function windowsWithin(hours: WeekHours): Booking['arrivalWindows'] {
  const windows = new Map<string, Booking['arrivalWindows'][number]>();
  for (const { day, opens, closes } of hours) {
    const [first, last] = [minutesOfTime(opens), minutesOfTime(closes)];
    const length = Math.min(windowMinutes, last - first);
    for (let from = first; from + length <= last; from += length) {
      const window = { days: [], from: clockText(from), to: clockText(from + length) };
      const known = windows.get(window.from + window.to) ?? window;
      windows.set(window.from + window.to, { ...known, days: [...known.days, day] });
    }
  }
  return [...windows.values()];
}
