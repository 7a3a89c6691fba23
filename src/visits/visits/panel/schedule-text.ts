import { businessState } from '#company/profile/panel/business-name.ts';
import { locale } from '#kit/language/locale.ts';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { readVisitTime } from '#visits/visits/visit-time.ts';
import type { Visit } from '#visits/visits/visits.ts';

const formatted = (date: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `Monday, November 23` of a calendar date. */
export const longDay = (date: string) => formatted(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Mon` */
export const weekdayName = (date: string) => formatted(date, { weekday: 'short' });

/** `23` */
export const dayNumber = (date: string) => String(Number(date.slice(8)));

/** `Monday, November 23, 2026` */
export const fullDay = (date: string) =>
  formatted(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `Nov 23 – 29, 2026` */
export const rangeOfDays = (from: string, to: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));

/** `Monday, November 23, Morning`, with the year if it differs from `today`'s. */
export function whenText({ preferredDate, preferredTime }: Quote, today: string): string {
  const time = readVisitTime(preferredTime).label;
  if (preferredDate === null) return time;
  const isThisYear = preferredDate.slice(0, 4) === today.slice(0, 4);
  return `${isThisYear ? longDay(preferredDate) : fullDay(preferredDate)}, ${time}`;
}

/** `Burbank, CA 91501`. Outside the service area only the ZIP code is known. */
export const placeText = ({ zipCode, placeNames }: Pick<Quote, 'zipCode' | 'placeNames'>) =>
  [placeNames[0], `${businessState()} ${zipCode}`].filter(Boolean).join(', ');

/** `Burbank 91501`, for narrow places. */
export const cityText = ({ zipCode, placeNames }: Pick<Quote, 'zipCode' | 'placeNames'>) =>
  [placeNames[0], zipCode].filter(Boolean).join(' ');

/** `Ana Reyes, Monday, November 23, 8 to 10 AM`, with the year if it differs from `today`'s. */
export function visitSummary({ customerName, date, from, to }: Visit, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `${customerName}, ${isThisYear ? longDay(date) : fullDay(date)}, ${windowLabel(from, to)}`;
}

interface Load {
  workMinutes: number;
  openMinutes: number;
}

/** `4 h of 10 h`, `10 h free`, `Off` */
export function loadText({ workMinutes, openMinutes }: Load): string {
  if (workMinutes > 0) return `${durationText(workMinutes)} of ${durationText(openMinutes)}`;
  return openMinutes === 0 ? 'Off' : `${durationText(openMinutes)} free`;
}

/** `4 h of 10 h booked`, `10 h free` */
export const bookedText = (load: Load) => `${loadText(load)}${load.workMinutes === 0 ? '' : ' booked'}`;

export const visitCount = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;
