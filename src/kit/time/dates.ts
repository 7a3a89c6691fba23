import { locale } from '#kit/language/locale.ts';
import { daysAgo, hoursAgo, justNow, minutesAgo } from './ago-texts.ts';
import { companyTimeZone } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches `Intl.DateTimeFormat`, which is slow to create. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** `YYYY-MM-DD`. As all functions here, in the time zone of the company unless another is given. */
export const calendarDate = (now: Date, timeZone = companyTimeZone()): string =>
  new Date(wallClock(now, timeZone)).toISOString().slice(0, 10);

/** `January 5, 2025`. Takes an ISO time or a calendar date. */
export function longDate(date: string, timeZone = companyTimeZone()): string {
  const isCalendarDate = date.length === 10;
  return dateFormat(locale, {
    dateStyle: 'long',
    timeZone: isCalendarDate ? 'UTC' : timeZone,
  }).format(new Date(date));
}

/** `Friday, January 9, 2026` of a calendar date. */
export const fullDay = (date: string): string =>
  dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** `Nov 21, 3:14 AM`. */
export function shortDateTime(time: string, timeZone = companyTimeZone()): string {
  return dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(time));
}

/** `Nov 21`, or `Nov 21, 2025` in another year. */
export function shortDate(time: string, now: Date, timeZone = companyTimeZone()): string {
  const isThisYear =
    calendarDate(new Date(time), timeZone).slice(0, 4) === calendarDate(now, timeZone).slice(0, 4);
  return dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(new Date(time));
}

/** `2026-11-21 03:14`, which sorts and which spreadsheets parse. */
export const sortableTime = (time: string, timeZone = companyTimeZone()): string =>
  new Date(wallClock(new Date(time), timeZone)).toISOString().slice(0, 16).replace('T', ' ');

/** A time in the future counts as now. */
export function relativeTime(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  if (minutes < 1) return justNow;
  if (minutes < 60) return minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? hoursAgo(hours) : daysAgo(Math.floor(hours / 24));
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** From one date to another, both `YYYY-MM-DD`; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

export function lastDayOfMonth(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The instant of a local time, given as minutes after midnight. */
export function getInstant(date: string, minutes: number, timeZone = companyTimeZone()): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + Math.round(minutes * 60_000);
  const guess = new Date(shown - zoneOffset(new Date(shown), timeZone));
  return new Date(shown - zoneOffset(guess, timeZone));
}

/** Minutes after midnight, with fractions. */
export function minutesOfDay(now: Date, timeZone = companyTimeZone()): number {
  return ((now.getTime() + zoneOffset(now, timeZone)) % 86_400_000) / 60_000;
}

/** In milliseconds ahead of UTC. */
const zoneOffset = (instant: Date, timeZone: string): number =>
  wallClock(instant, timeZone) - Math.floor(instant.getTime() / 1000) * 1000;

/** The local time as if it were UTC, in milliseconds of whole seconds. Reads the parts, because browsers join them differently. */
export function wallClock(instant: Date, timeZone: string): number {
  const format = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
