import * as z from 'zod/mini';
import { visitDaySchema } from '#sales/quotes/visit-days.ts';

/** In the order in which the crew drives. See docs/product/visits.md#the-order-of-a-day. */
export const routeSchema = z.object({
  stops: z.array(
    z.object({
      visitId: z.int(),
      /** `HH:MM`, local to the business. */
      arriveAt: z.string(),
      /** From the stop before; null for the first, and where it is not known. */
      driveMinutes: z.nullable(z.int()),
    }),
  ),
  /** Opens all stops in a map app; null without stops. */
  mapsUrl: z.nullable(z.string()),
  /** The office chose the order. */
  isFixed: z.boolean(),
});
export type Route = z.infer<typeof routeSchema>;

/** Default: today. */
export const routeDaySchema = z.object({ date: z.optional(visitDaySchema) });

export const routeOrderSchema = z.object({
  visitIds: z.array(z.int()).check(z.maxLength(100, 'At most 100')),
});
