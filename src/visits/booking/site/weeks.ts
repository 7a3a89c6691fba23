import { addDays } from '#kit/time/dates.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import type { WindowDay } from '#visits/visits/visits.ts';

/** Seven days, Sunday first; days without a free window have none. */
export type Week = WindowDay[];

/** The weeks in which some window is free. */
export function getWeeks(days: readonly WindowDay[]): Week[] {
  const sundays = new Set(days.map(({ date }) => addDays(date, -(getWeekday(date) % 7))));
  return [...sundays].map((sunday) =>
    Array.from({ length: 7 }, (_, ahead) => {
      const date = addDays(sunday, ahead);
      return days.find((day) => day.date === date) ?? { date, windows: [] };
    }),
  );
}

/** The preferred date if it has a free window, else the next date that has one, else the last. */
export const nearestDay = (days: readonly WindowDay[], preferredDate: string): string =>
  (days.find(({ date }) => date >= preferredDate) ?? days.at(-1))?.date ?? preferredDate;
