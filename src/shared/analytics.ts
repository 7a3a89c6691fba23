import * as z from 'zod/mini';
import { serviceCategorySchema } from './services.ts';

/** Calendar days of the business, today included; each is compared with as many before, up to the same time of day. */
export const analyticsPeriods = [7, 30, 90, 365] as const;

export const analyticsQuerySchema = z.object({
  days: z._default(
    z.pipe(
      z.coerce.number('Choose 7, 30, 90 or 365 days'),
      z.literal([...analyticsPeriods], 'Choose 7, 30, 90 or 365 days'),
    ),
    30,
  ),
});

/** How far a lead has come, in this order. */
export const funnelStages = ['new', 'contacted', 'quoted', 'scheduled', 'completed'] as const;

/** In the period, and in the one before. */
const counted = { now: z.int(), before: z.int() };

export const analyticsSchema = z.object({
  /** Calendar dates of the business: the first and the last day of the period. */
  from: z.string(),
  to: z.string(),
  /** The same of the period before, which ends at the time of day that it is now. */
  before: z.object({ from: z.string(), to: z.string() }),
  /** Requests by the name of their source, most first. */
  sources: z.array(z.object({ name: z.string(), ...counted })),
  /** Requests by the page on which their visit began, most first; empty where it is unknown. */
  landingPages: z.array(z.object({ path: z.string(), ...counted })),
  /** Requests that have reached at least this stage by now. */
  funnel: z.array(z.object({ stage: z.enum(funnelStages), ...counted })),
  /** Minutes from a request to the moment its status left 'new', the median; null where none was answered. */
  firstReply: z.object({
    now: z.nullable(z.number()),
    before: z.nullable(z.number()),
    /** How many requests the first figure is made of. */
    answered: z.int(),
  }),
  /** Estimated price of the period's visits that are completed, whole days, by the share of each category in their items; dollars with two decimals. */
  revenue: z.array(z.object({ category: serviceCategorySchema, now: z.string(), before: z.string() })),
});
export type Analytics = z.infer<typeof analyticsSchema>;
