import * as z from 'zod/mini';

/** Before any visit that somebody may still enter, and after all that a year of two digits is taken for. */
const firstYear = 2000;
const yearsAhead = 5;

/** The first and the last calendar date that staff can mean for a visit. */
export function visitDays(now = new Date()): { first: string; last: string } {
  return { first: `${firstYear}-01-01`, last: `${now.getUTCFullYear() + yearsAhead}-12-31` };
}

/** A visit may be entered long after it was made; `0026` is what a browser makes of a typed `26`. */
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
