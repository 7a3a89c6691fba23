import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';

export const weekdayNames: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string> = {
  1: 'lunes',
  2: 'martes',
  3: 'miércoles',
  4: 'jueves',
  5: 'viernes',
  6: 'sábado',
  7: 'domingo',
};

/** `Lunes a viernes`, `Sábado` */
export const dayRange = (first: string, last: string) =>
  capitalized(first) + (first === last ? '' : ` a ${last}`);

export const morningLabel = 'a.m.';
export const afternoonLabel = 'p.m.';

export const hoursText = (count: number) => `${count} ${count === 1 ? 'hora' : 'horas'}`;

export const untilBefore = (hours: number) =>
  hours === 0 ? 'hasta que comience' : `hasta ${hoursText(hours)} antes`;

export const whyTooLate = (hours: number) =>
  hours === 0
    ? 'El horario de llegada de su visita ya comenzó'
    : `Su visita comienza en menos de ${hoursText(hours)}`;

export type Complete = Translation<typeof import('./time-texts.ts'), typeof import('./time-texts.es.ts')>;
