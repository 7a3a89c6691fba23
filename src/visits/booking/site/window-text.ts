import type { ArrivalWindow } from '#company/profile/booking.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `Tuesday, December 1` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `Dec 1` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

/** `Tuesday, December 1, 8 to 10 AM` */
export const slotText = ({ date, from, to }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, ${windowLabel(from, to)}`;
