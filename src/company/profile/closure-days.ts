import { dateFormat } from '#kit/time/dates.ts';
import type { Closure } from './closures.ts';

/** `Dec 24 – 26`, `Dec 31 – Jan 2`, `Dec 24`. */
export function closureDays({ from, to }: Closure): string {
  const [first, last] = [shortDay(from), shortDay(to)];
  if (first === last) return first;
  return `${first} – ${from.slice(0, 7) === to.slice(0, 7) ? Number(to.slice(8)) : last}`;
}

/** `Dec 24` */
export const shortDay = (date: string) =>
  dateFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
