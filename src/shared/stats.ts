import * as z from 'zod/mini';

export const statsPeriods = [7, 30, 90] as const;

/** `days` of GET /api/admin/stats. */
export const statsQuerySchema = z.object({
  days: z.optional(z.pipe(z.coerce.number(), z.literal([...statsPeriods]))),
});

/** Change in percent against the period before; null where that one is empty. */
const trend = z.nullable(z.number());

export const statsSchema = z.object({
  totalRequests: z.int(),
  /** Dollars with two decimals: the estimated price of quotes completed this calendar month. */
  revenueThisMonth: z.string(),
  activeServices: z.int(),
  /** Percent of the period's quotes that are scheduled or completed; 25 means 25 %. */
  conversionRate: z.number(),
  newRequests: z.int(),
  trends: z.optional(
    z.object({ totalRequests: trend, revenueThisMonth: trend, activeServices: trend, conversionRate: trend }),
  ),
});
export type Stats = z.infer<typeof statsSchema>;
