import * as z from 'zod/mini';

export const statsPeriods = [7, 30, 90] as const;

/** `days` of GET /api/admin/stats: calendar days of the business, today included. */
export const statsQuerySchema = z.object({
  days: z.optional(z.pipe(z.coerce.number(), z.literal([...statsPeriods]))),
});

/** The change in percent from the period before, up to the same time of day; null if that was empty. */
const trend = z.nullable(z.number());

export const statsSchema = z.object({
  totalRequests: z.int(),
  /**
   * The estimated price of this month's completed visits whose requests aren't cancelled; dollars with two decimals. A
   * visit without a date counts on the day of its completion. The trend compares whole days.
   */
  revenueThisMonth: z.string(),
  activeServices: z.int(),
  /** The percentage of quotes that are scheduled or completed and whose requests aren't cancelled; 25 means 25%. */
  conversionRate: z.number(),
  newRequests: z.int(),
  trends: z.optional(
    z.object({ totalRequests: trend, revenueThisMonth: trend, activeServices: trend, conversionRate: trend }),
  ),
});
export type Stats = z.infer<typeof statsSchema>;

/** One bar of a dashboard chart. Includes both calendar dates, `from` and `to`. */
export const statsPointSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** New requests. */
  leads: z.int(),
  /** The estimated price of new quotes, in dollars with two decimals. */
  quoted: z.string(),
  /** The part of `quoted` that is scheduled or completed. */
  won: z.string(),
});
export type StatsPoint = z.infer<typeof statsPointSchema>;
