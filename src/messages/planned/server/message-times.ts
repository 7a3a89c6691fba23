import { nextTextTime } from '#delivery/texts/server/text-hours.ts';
import type { MessageRow } from '#kit/db/tables/messages.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { addDays, calendarDate, getInstant, lastDayOfMonth, minutesOfDay } from '#kit/time/dates.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';
import { getKind } from '#messages/planned/messages.ts';

/* Hours are elapsed hours. Times of day and dates are local to the business, even when the clocks change. */

const hour = 3_600_000;

type Place = Pick<VisitRow, 'date' | 'windowFrom' | 'windowTo'>;

/** The earliest arrival of the crew. */
export const windowBegin = ({ date, windowFrom }: Pick<Place, 'date' | 'windowFrom'>): Date =>
  getInstant(date, minutesOfTime(windowFrom));

export const windowEnd = ({ date, windowTo }: Pick<Place, 'date' | 'windowTo'>): Date =>
  getInstant(date, minutesOfTime(windowTo));

/** At 5 PM the day before. */
export const dayReminderTime = ({ date }: Pick<Place, 'date'>): Date =>
  getInstant(addDays(date, -1), 17 * 60);

export const hoursReminderTime = (visit: Pick<Place, 'date' | 'windowFrom'>): Date =>
  new Date(windowBegin(visit).getTime() - 2 * hour);

export const followUpTimes = (sentAt: Date): { 'follow-up-1': Date; 'follow-up-2': Date } => ({
  'follow-up-1': new Date(sentAt.getTime() + 48 * hour),
  'follow-up-2': new Date(sentAt.getTime() + 120 * hour),
});

export const reviewTime = (doneAt: Date): Date => new Date(doneAt.getTime() + 24 * hour);

/** The same time of day, months later; the last day of a shorter month. */
export function dueAgainTime(doneAt: Date, months: number): Date {
  const [year, month, day] = calendarDate(doneAt).split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = Number(lastDayOfMonth(first).slice(8));
  return getInstant(addDays(first, Math.min(day, last) - 1), minutesOfDay(doneAt));
}

/**
 * At night wait only texts that nobody asked for at that moment: not those that answer what the customer has just done, nor
 * the crew's word that it is on the way.
 */
const isAtAnyHour = ({ kind, isFromWebsite }: Pick<MessageRow, 'kind' | 'isFromWebsite'>): boolean =>
  Boolean(getKind(kind).isAtAnyHour || (isFromWebsite === 1 && getKind(kind).isVisitNews));

/** When a message may leave as a text: now, or at 8 AM if it is night. */
export const textTime = (message: Pick<MessageRow, 'kind' | 'isFromWebsite'>, now: Date): Date =>
  isAtAnyHour(message) ? now : nextTextTime(now);

/** The visit's date and window, to notice that it has moved. */
export const getPlace = ({ date, windowFrom, windowTo }: Place): string =>
  `${date} ${windowFrom}-${windowTo}`;
