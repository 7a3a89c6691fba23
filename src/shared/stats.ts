import * as z from 'zod/mini';

export const statsPeriods = [7, 30, 90] as const;

/** `days` of GET /api/admin/stats: calendar days of the business, today included. */
export const statsQuerySchema = z.object({
  days: z.optional(z.pipe(z.coerce.number(), z.literal([...statsPeriods]))),
});

/** Change in percent against as many days before, up to the same time of day; null where there was nothing. */
const trend = z.nullable(z.number());

export const statsSchema = z.object({
  totalRequests: z.int(),
  /**
   * Dollars with two decimals: the estimated price of the visits of this calendar month that are completed, their
   * requests not cancelled. A visit without a date counts on the day it was completed. Its trend compares whole days.
   */
  revenueThisMonth: z.string(),
  activeServices: z.int(),
  /** Percent of the period’s quotes that are scheduled or completed, their requests not cancelled; 25 means 25 %. */
  conversionRate: z.number(),
  newRequests: z.int(),
  trends: z.optional(
    z.object({ totalRequests: trend, revenueThisMonth: trend, activeServices: trend, conversionRate: trend }),
  ),
});
export type Stats = z.infer<typeof statsSchema>;

/** A bar of the dashboard's charts: the days from `from` to `to`, both included, as calendar dates of the business. */
export const statsPointSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Requests that came in. */
  leads: z.int(),
  /** Estimated price of the quotes that came in, in dollars with two decimals. */
  quoted: z.string(),
  /** That of those among them which are scheduled or completed by now. */
  won: z.string(),
});
export type StatsPoint = z.infer<typeof statsPointSchema>;
