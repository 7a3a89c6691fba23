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
