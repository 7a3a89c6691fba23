import * as z from 'zod/mini';
import { serviceCategorySchema } from '#company/catalog/services.ts';

/** In calendar days, today included. Each period is compared with the one before, up to the same time of day. */
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

/** The stages of a lead, in order. */
export const funnelStages = ['new', 'contacted', 'quoted', 'scheduled', 'completed'] as const;

/** One of the two periods that are compared: this one, or the one before. */
export const analyticsPeriodQuerySchema = z.extend(analyticsQuerySchema, {
  period: z.enum(['present', 'former'], 'Choose present or former'),
});

const named = z.object({ name: z.string(), count: z.int() });
const visitCounts = z.object({ visits: z.int(), noShows: z.int() });

/** The figures of one period; each as in `analyticsSchema`. */
export const analyticsPeriodSchema = z.object({
  /** The first and the last calendar date. */
  from: z.string(),
  to: z.string(),
  sources: z.array(named),
  /** An empty name means unknown. */
  landingPages: z.array(named),
  funnel: z.array(z.object({ stage: z.enum(funnelStages), count: z.int() })),
  firstReply: z.object({ minutes: z.nullable(z.number()), answered: z.int() }),
  answeredInTime: z.object({ percent: z.nullable(z.int()), inTime: z.int(), counted: z.int() }),
  followUps: z.object({ quotes: z.int(), won: z.int() }),
  reminders: z.object({ sent: z.int(), reminded: visitCounts, notReminded: visitCounts }),
  reviewRequests: z.int(),
  revenue: z.array(z.object({ category: serviceCategorySchema, amount: z.string() })),
  /** Quotes sent with a code, without those that gave it back: what it took off, and what they cost with it. */
  codes: z.array(z.object({ name: z.string(), uses: z.int(), discount: z.string(), revenue: z.string() })),
});
export type AnalyticsPeriod = z.infer<typeof analyticsPeriodSchema>;

/** In this period and in the one before. */
const counted = { now: z.int(), before: z.int() };
const amounts = { now: z.string(), before: z.string() };

export const analyticsSchema = z.object({
  /** The first and the last calendar date of the period. */
  from: z.string(),
  to: z.string(),
  /** The period before; it ends at the current time of day. */
  before: z.object({ from: z.string(), to: z.string() }),
  /** Requests by source, largest first. */
  sources: z.array(z.object({ name: z.string(), ...counted })),
  /** Requests by landing page, largest first; an empty path means unknown. */
  landingPages: z.array(z.object({ path: z.string(), ...counted })),
  /** Requests that have reached at least this stage. */
  funnel: z.array(z.object({ stage: z.enum(funnelStages), ...counted })),
  /** The median of the minutes until a request leaves the status 'new'; null if none did. */
  firstReply: z.object({
    now: z.nullable(z.number()),
    before: z.nullable(z.number()),
    /** The number of requests behind `now`. */
    answered: z.int(),
  }),
  /** Percent of the leads whose answer was due or given that were answered in time; null without any. */
  answeredInTime: z.object({
    now: z.nullable(z.int()),
    before: z.nullable(z.int()),
    /** The leads behind `now`. */
    inTime: z.int(),
    counted: z.int(),
  }),
  /** Quotes by their first follow-up, and how many of them were accepted, booked or completed after it. */
  followUps: z.object({ quotes: z.object(counted), won: z.object(counted) }),
  /** Reminders sent, and of the visits that were done or missed those without the customer, by whether one was sent. */
  reminders: z.object({
    sent: z.object(counted),
    reminded: z.object({ visits: z.object(counted), noShows: z.object(counted) }),
    notReminded: z.object({ visits: z.object(counted), noShows: z.object(counted) }),
  }),
  /** Review requests sent. */
  reviewRequests: z.object(counted),
  /** The estimated price of completed visits, split by the categories of their items; dollars with two decimals. */
  revenue: z.array(z.object({ category: serviceCategorySchema, now: z.string(), before: z.string() })),
  /** Quotes sent with a code, most used first. */
  codes: z.array(
    z.object({
      name: z.string(),
      uses: z.object(counted),
      discount: z.object(amounts),
      revenue: z.object(amounts),
    }),
  ),
});
export type Analytics = z.infer<typeof analyticsSchema>;
