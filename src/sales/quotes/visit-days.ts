import * as z from 'zod/mini';

/** Rejects a two-digit year, which a browser reads as the year 26. */
const firstYear = 2000;
const yearsAhead = 5;

/** The first and the last calendar date that staff can enter for a visit. */
export function visitDays(now = new Date()): { first: string; last: string } {
  return { first: `${firstYear}-01-01`, last: `${now.getUTCFullYear() + yearsAhead}-12-31` };
}

/** Staff may enter a visit long after it took place. */
export const visitDaySchema = z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true }).check(
  z.refine(
    (date) => {
      const { first, last } = visitDays();
      return first <= date && date <= last;
    },
    {
      error: () => {
        const { first, last } = visitDays();
        return `Enter a year from ${first.slice(0, 4)} to ${last.slice(0, 4)}`;
      },
    },
  ),
);
