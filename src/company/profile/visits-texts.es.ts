import type { CategoryTimes, Span } from '#company/catalog/visit-times.ts';
import type { Translation } from '#kit/language/translation.ts';
import { hoursText } from '#kit/time/time-texts.es.ts';
import type { Terms } from './company.ts';

/** `de 1 a 3 horas`, `de 30 a 60 minutos`, `2 horas` */
export function hoursSpan({ from, to }: Span): string {
  if (from === to) return from < 1 ? '30 minutos' : hoursText(from);
  if (from < 1) return to === 1 ? 'de 30 a 60 minutos' : `de 30 minutos a ${hoursText(to)}`;
  return `de ${from} a ${hoursText(to)}`;
}

/** Completa “seca en un plazo …”. */
export const dryIn = ({ dryingHours }: CategoryTimes) => hoursSpan(dryingHours).replace(/^(?!de )/, 'de ');

export function recommended({ againMonths: { from, to } }: CategoryTimes): string {
  if (from !== to) return `cada ${from} a ${to} meses`;
  if (to === 12) return 'una vez al año';
  return to === 1 ? 'cada mes' : `cada ${to} meses`;
}

/** Completa “puede esperar …”. */
export const longestWait = ({ againMonths: { to } }: CategoryTimes) =>
  to === 1 ? 'el mes' : `los ${to} meses`;

export const emergencyPrice = ({ emergencySurchargePercent: percent }: Terms) =>
  percent === 0 ? 'el precio de lista' : `un ${percent}% más que el precio de lista`;

export type Complete = Translation<typeof import('./visits-texts.ts'), typeof import('./visits-texts.es.ts')>;
