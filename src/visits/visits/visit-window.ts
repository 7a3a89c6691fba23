import { findEntry } from '#kit/text/find-entry.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import type { WeekHours } from '#kit/wire/setting-rules.ts';
import { clockMinutes, clockText, windowMinutes } from './visit-time.ts';

/** The window of a quote's preferred time. See docs/product/visits.md#booking. */
export function windowOfTime(
  preferredTime: string | null,
  date: string,
  hours: Readonly<WeekHours>,
): { from: string; to: string } {
  const text = preferredTime?.trim() ?? '';
  const window = windowMinutes(text);
  if (window) return { from: clockText(window.from), to: clockText(window.to) };
  const begin = clockMinutes(text);
  if (begin !== null) return { from: clockText(begin), to: clockText(Math.min(begin + 60, lastMinute)) };
  const part = findEntry(partsOfDay, text.toLowerCase());
  if (part) return part;
  // A closed day takes the hours of the first open weekday.
  const { opens, closes } = hours.find(({ day }) => day === getWeekday(date)) ?? hours[0]!;
  return { from: opens, to: closes };
}

const lastMinute = 24 * 60 - 1;

const partsOfDay: Record<string, { from: string; to: string }> = {
  morning: { from: '08:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  evening: { from: '17:00', to: '20:00' },
};
