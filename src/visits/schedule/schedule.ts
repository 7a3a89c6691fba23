import * as z from 'zod/mini';
import { closuresSchema } from '#company/profile/booking.ts';
import { addDays } from '#kit/time/dates.ts';
import { quoteSchema } from '#sales/quotes/quotes.ts';

export const maxScheduleDays = 62;
/** The maximum of unscheduled quotes in one response. */
export const maxRequestedVisits = 50;
/** The maximum of visits without a date in one response. The screen shows them above the days, so there must be few. */
export const maxUndated = 4;

// Aborts, because the rules below need valid dates.
const dateSchema = z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true });

/** Includes both dates. */
export const scheduleQuerySchema = z.object({ from: dateSchema, to: dateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day must not be before the first',
  }),
  z.refine(({ from, to }) => to < addDays(from, maxScheduleDays), {
    path: ['to'],
    error: `At most ${maxScheduleDays} days`,
  }),
);

export const scheduleSchema = z.object({
  /** Scheduled or completed quotes on these days. */
  visits: z.array(quoteSchema),
  /** Unscheduled quotes that ask for one of these days, earliest first. */
  wishes: z.array(quoteSchema),
  /** The number of all `wishes`, listed or not. */
  wishCount: z.int(),
  /** Scheduled quotes without a date, oldest first, regardless of the requested days. */
  undated: z.array(quoteSchema),
  /** The number of all `undated` quotes, listed or not. */
  undatedCount: z.int(),
  openingHours: z.array(
    z.object({
      label: z.string(),
      days: z.readonly(z.array(z.literal([1, 2, 3, 4, 5, 6, 7]))),
      opens: z.string(),
      closes: z.string(),
      hoursLabel: z.string(),
    }),
  ),
  /** Those that touch the requested days. */
  closures: closuresSchema,
  /** How many quotes are damaged and left out. */
  unreadable: z.int(),
  /** For each requested day: the minutes of its visits, and those that all active crews work, without their times off. */
  load: z.array(z.object({ date: z.string(), bookedMinutes: z.int(), availableMinutes: z.int() })),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** Coordinates of ZIP codes in degrees, for the minutes between visits. */
export const zipPointSchema = z.object({ zipCode: z.string(), latitude: z.number(), longitude: z.number() });

/** Anyone with the URL can read the schedule. */
export const calendarFeedSchema = z.object({
  url: z.url(),
  /** Until an upgrade, all people shared one link. It no longer works. */
  formerLinkEnded: z.boolean(),
});
