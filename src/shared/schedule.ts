import * as z from 'zod/mini';
import { addDays } from './dates.ts';
import { quoteSchema } from './quotes.ts';

const maxScheduleDays = 62;
/** Quotes still to be scheduled that one answer lists. */
export const maxRequestedVisits = 50;
/** Visits without a day that one answer lists: they stand above the days and must not push them away. */
export const maxUndated = 4;

// Aborts, since the rules below compute with the dates.
const dateSchema = z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true });

/** The days of GET /api/admin/schedule, both included. */
export const scheduleQuerySchema = z.object({ from: dateSchema, to: dateSchema }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must be after the first' }),
  z.refine(({ from, to }) => to < addDays(from, maxScheduleDays), {
    path: ['to'],
    error: `At most ${maxScheduleDays} days`,
  }),
);

export const scheduleSchema = z.object({
  /** Quotes that are scheduled for one of the days, or were and are completed. */
  visits: z.array(quoteSchema),
  /** Quotes that ask for one of the days and are not scheduled yet, the earliest days first. */
  wishes: z.array(quoteSchema),
  /** How many wishes there are, listed or not. */
  wishCount: z.int(),
  /** Quotes that are scheduled for no day yet, the oldest first; the same whatever days are asked for. */
  undated: z.array(quoteSchema),
  /** How many of them there are, listed or not. */
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
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** The address of the calendar feed. Whoever knows it reads the schedule. */
export const calendarFeedSchema = z.object({ url: z.url() });
