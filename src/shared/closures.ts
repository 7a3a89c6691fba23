import { dateFormat } from './dates.ts';

/** Days without visits, such as holidays. Both dates are included. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

export const closureOn = (date: string, closures: readonly Closure[]): Closure | undefined =>
  closures.find(({ from, to }) => from <= date && date <= to);

/** Closures that have not ended and begin by `lastDay`, earliest first. */
export const upcomingClosures = (closures: readonly Closure[], today: string, lastDay: string): Closure[] =>
  closures
    .filter(({ from, to }) => today <= to && from <= lastDay)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));

/** `Dec 24 – 26`, `Dec 31 – Jan 2`, `Dec 24`. */
export function closureDays({ from, to }: Closure): string {
  const [first, last] = [shortDay(from), shortDay(to)];
  if (first === last) return first;
  return `${first} – ${from.slice(0, 7) === to.slice(0, 7) ? Number(to.slice(8)) : last}`;
}

/** `Dec 24` */
export const shortDay = (date: string) =>
  dateFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
