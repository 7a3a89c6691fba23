import type { ArrivalWindow } from '#company/profile/booking.ts';
import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { timeLabel } from '#kit/time/opening-hours.ts';

const calendarText = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat('es-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `martes, 1 de diciembre` */
export const dayText = calendarText({ weekday: 'long', month: 'long', day: 'numeric' });

/** `mar` */
export const weekdayText = calendarText({ weekday: 'short' });

/** `1 dic` */
export const shortDayText = calendarText({ month: 'short', day: 'numeric' });

/** `8 a 10 a.m.`, `10:30 a.m. a 12 p.m.` */
export function windowText({ from, to }: ArrivalWindow): string {
  const [begin, end] = [from, to].map((time) => timeLabel(time).replace(':00', '')) as [string, string];
  const isSameHalf = begin.slice(-4) === end.slice(-4);
  return `${isSameHalf ? begin.slice(0, -5) : begin} a ${end}`;
}

/** `martes, 1 de diciembre, de 8 a 10 a.m.` */
export const slotText = ({ date, ...window }: ArrivalWindow & { date: string }) =>
  `${dayText(date)}, de ${windowText(window)}`;

export type Complete = Translation<typeof import('./window-text.ts'), typeof import('./window-text.es.ts')>;
