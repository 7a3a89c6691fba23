import type { ArrivalWindow } from '#company/profile/booking.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowName } from '#kit/time/window-label.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `Tuesday, December 1` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `Dec 1` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

export const windowText = ({ from, to }: ArrivalWindow) => windowName(from, to);

/** `Tuesday, December 1, 8 to 10 AM` */
export const slotText = ({ date, ...window }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, ${windowText(window)}`;
