import type { ArrivalWindow } from '#company/profile/booking.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { timeLabel } from '#kit/time/opening-hours.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `Tuesday, December 1` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `Dec 1` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

/** `8 to 10 AM`, `10:30 AM to 12 PM` */
export function windowText({ from, to }: ArrivalWindow): string {
  const [begin, end] = [from, to].map((time) => timeLabel(time).replace(':00', '')) as [string, string];
  const isSameHalf = begin.slice(-2) === end.slice(-2);
  return `${isSameHalf ? begin.slice(0, -3) : begin} to ${end}`;
}

/** `Tuesday, December 1, 8 to 10 AM` */
export const slotText = ({ date, ...window }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, ${windowText(window)}`;
