import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import type { Closure } from './closures.ts';

/** `24 – 26 dic`, `31 dic – 2 ene`, `24 dic`. */
export function closureDays({ from, to }: Closure): string {
  const [first, last] = [shortDay(from), shortDay(to)];
  if (first === last) return first;
  return `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : first} – ${last}`;
}

/** `24 dic` */
export const shortDay = (date: string) =>
  dateFormat('es-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));

export type Complete = Translation<typeof import('./closure-days.ts'), typeof import('./closure-days.es.ts')>;
