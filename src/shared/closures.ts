import type { Closure } from './booking.ts';

export const closureOn = (date: string, closures: readonly Closure[]): Closure | undefined =>
  closures.find(({ from, to }) => from <= date && date <= to);
