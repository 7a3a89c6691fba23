import type { Company } from '#company/profile/company.ts';
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
export type VisitTimes = Record<ServiceCategory, CategoryTimes>;

/** A new site's times. See docs/product/company.md#business-profile. */
export const defaultVisitTimes: VisitTimes = {
  couch: startingTimes([1, 3], [6, 12]),
  chair: startingTimes([1, 3], [6, 12]),
  carpet: startingTimes([2, 4], [12, 18]),
  mattress: startingTimes([1, 2], [12, 12]),
};

function startingTimes(hours: [number, number], months: [number, number]): CategoryTimes {
  const span = ([from, to]: [number, number]): Span => ({ from, to });
  return { visitHours: span(hours), dryingHours: span([2, 6]), againMonths: span(months) };
}

/** From the shortest to the longest of several categories. */
export function timesAcross(times: VisitTimes, categories: readonly ServiceCategory[]): CategoryTimes {
  const across = (name: keyof CategoryTimes): Span => ({
    from: Math.min(...categories.map((category) => times[category][name].from)),
    to: Math.max(...categories.map((category) => times[category][name].to)),
  });
  return {
    visitHours: across('visitHours'),
    dryingHours: across('dryingHours'),
    againMonths: across('againMonths'),
  };
}

/** Across all categories that the company cleans. */
export const getTimes = ({ times, categories }: Pick<Company, 'times' | 'categories'>): CategoryTimes =>
  timesAcross(times, categories);

/** Whether it is dry on the evening of its cleaning. */
export const isDrySameDay = ({ dryingHours }: CategoryTimes): boolean => dryingHours.to <= 8;

/** A text that may quote the owner's times. */
export type TimedText = string | ((times: CategoryTimes) => string);

export const timedText = (text: TimedText, times: CategoryTimes): string =>
  typeof text === 'string' ? text : text(times);
