import type { ArrivalWindow } from '#company/profile/booking.ts';
import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { windowName } from '#kit/time/window-label.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('es-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `martes, 1 de diciembre` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `mar` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `1 dic` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

export const windowText = ({ from, to }: ArrivalWindow) => windowName(from, to);

/** `martes, 1 de diciembre, de 8 a 10 a.m.` */
export const slotText = ({ date, ...window }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, de ${windowText(window)}`;

export type Complete = Translation<typeof import('./window-text.ts'), typeof import('./window-text.es.ts')>;
