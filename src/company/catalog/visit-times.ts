import type { Company } from '#company/profile/company.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { ServiceCategory } from './services.ts';

/** From and to, which may be equal. */
export interface Span {
  from: number;
  to: number;
}

/** For texts on pages and in messages. A booked visit takes the minutes of its services. */
export interface CategoryTimes {
  visitHours: Span;
  dryingHours: Span;
  /** How often a cleaning is recommended. */
  againMonths: Span;
}
/** By category. Null: nothing is said about it. */
export type OpenTimes = { [Name in keyof CategoryTimes]: Span | null };
export type VisitTimes = Record<ServiceCategory, OpenTimes>;

/** Texts that need a time have it from here where the owner names none. */
const usualTimes: CategoryTimes = {
  visitHours: { from: 1, to: 3 },
  dryingHours: { from: 2, to: 6 },
  againMonths: { from: 6, to: 12 },
};

/** The times of a category, with usual ones for what the owner leaves open. */
export const timesFor = (times: VisitTimes, category: ServiceCategory): CategoryTimes =>
  timesAcross(times, [category]);

/** From the shortest to the longest of several categories. */
export function timesAcross(times: VisitTimes, categories: readonly ServiceCategory[]): CategoryTimes {
  const across = (name: keyof CategoryTimes): Span => {
    const spans = categories.flatMap((category) => findEntry(times, category)?.[name] ?? []);
    if (spans.length === 0) return usualTimes[name];
    return {
      from: Math.min(...spans.map(({ from }) => from)),
      to: Math.max(...spans.map(({ to }) => to)),
    };
  };
  return {
    visitHours: across('visitHours'),
    dryingHours: across('dryingHours'),
    againMonths: across('againMonths'),
  };
}

/** Across all categories that the company cleans. */
export const getTimes = ({ times, categories }: Pick<Company, 'times' | 'categories'>): CategoryTimes =>
  timesAcross(times, categories);

/** Whether the owner names that time for any of them; texts about it stand only then. */
export const hasTime = (
  { times, categories }: Pick<Company, 'times' | 'categories'>,
  name: keyof CategoryTimes,
) => categories.some((category) => findEntry(times, category)?.[name]);

/** Whether it is dry on the evening of its cleaning. */
export const isDrySameDay = ({ dryingHours }: CategoryTimes): boolean => dryingHours.to <= 8;
