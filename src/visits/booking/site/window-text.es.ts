import type { ArrivalWindow } from '#company/profile/booking.ts';
import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.es.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('es-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `martes, 1 de diciembre` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `mar` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `1 dic` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

/** `martes, 1 de diciembre, de 8 a 10 a.m.` */
export const slotText = ({ date, from, to }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, ${windowLabel(from, to)}`;

export type Complete = Translation<typeof import('./window-text.ts'), typeof import('./window-text.es.ts')>;
