import { addDays, calendarDate, getInstant, minutesOfDay } from '#kit/time/dates.ts';

const textsFrom = 8 * 60;
const textsUntil = 20 * 60;

/** Now, or 8 AM if it is night. */
export function nextTextTime(now: Date): Date {
  const minutes = minutesOfDay(now);
  if (minutes >= textsFrom && minutes < textsUntil) return now;
  const today = calendarDate(now);
  return getInstant(minutes < textsFrom ? today : addDays(today, 1), textsFrom);
}
