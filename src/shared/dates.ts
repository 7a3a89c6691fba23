const formats = new Map<string, Intl.DateTimeFormat>();

/** `Intl.DateTimeFormat`, made once for each use: making one takes longer than all else in a confirmation. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Today's calendar date, `YYYY-MM-DD`, in the given time zone. */
export const calendarDate = (now: Date, timeZone: string): string =>
  new Date(wallClock(now, timeZone)).toISOString().slice(0, 10);

/** US English long form, `January 5, 2025`. Takes an ISO time, shown in the time zone, or a calendar date, shown as it is. */
export function longDate(date: string, timeZone: string): string {
  const isCalendarDate = date.length === 10;
  return dateFormat('en-US', {
    dateStyle: 'long',
    timeZone: isCalendarDate ? 'UTC' : timeZone,
  }).format(new Date(date));
}

/** `Nov 21, 3:14 AM`: short month, day, hour and minute, as the panel's cards show a creation time. */
export function shortDateTime(time: string, timeZone: string): string {
  return dateFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(time));
}

/** `Nov 21`, and `Nov 21, 2025` where it is not of the present year. */
export function shortDate(time: string, timeZone: string, now: Date): string {
  const isThisYear =
    calendarDate(new Date(time), timeZone).slice(0, 4) === calendarDate(now, timeZone).slice(0, 4);
  return dateFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(new Date(time));
}

/** `2026-11-21 03:14`, which sorts, and which spreadsheets take for a time. */
export function sortableTime(time: string, timeZone: string): string {
  const now = new Date(time);
  const minutes = Math.floor(minutesOfDay(now, timeZone));
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${calendarDate(now, timeZone)} ${clock.join(':')}`;
}

/** A time in the future counts as now. See docs/product.md#dashboard. */
export function relativeTime(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  const days = Math.floor(hours / 24);
  return `${days} ${days === 1 ? 'day' : 'days'} ago`;
}

/** The calendar date `days` after the given one. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Of the month that the calendar date lies in. */
export function lastDayOfMonth(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The instant at which the zone's clocks show that many minutes after midnight of the calendar date. */
export function instantOf(date: string, minutes: number, timeZone: string): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + Math.round(minutes * 60_000);
  const guess = new Date(shown - zoneOffset(new Date(shown), timeZone));
  return new Date(shown - zoneOffset(guess, timeZone));
}

/** Minutes after midnight that the zone's clocks show, with the fraction that seconds make. */
export function minutesOfDay(now: Date, timeZone: string): number {
  return ((now.getTime() + zoneOffset(now, timeZone)) % 86_400_000) / 60_000;
}

/** Milliseconds by which the zone's wall clock is ahead of UTC at that instant. */
const zoneOffset = (instant: Date, timeZone: string): number =>
  wallClock(instant, timeZone) - Math.floor(instant.getTime() / 1000) * 1000;

/**
 * What the zone's clocks show at that instant, read as if it were UTC, in whole seconds. Only the numbers of the parts
 * count: how a locale orders and joins them differs from one browser to the next.
 */
function wallClock(instant: Date, timeZone: string): number {
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
