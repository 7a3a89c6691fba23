import * as z from 'zod/mini';
import { decisionSchema } from '#sales/quotes/decisions.ts';
import { amountsSchema } from '#sales/quotes/quote-pages.ts';
import { customerVisitSchema } from '#visits/visits/visits.ts';

/** A quote as its customer sees it, without admin notes and other quotes. */
export const customerQuoteSchema = z.object({
  id: z.int(),
  version: z.int(),
  ...amountsSchema.shape,
  /** The last calendar date on which the customer can decide. */
  validUntil: z.string(),
  decision: z.nullable(decisionSchema),
  decidedAt: z.nullable(z.string()),
  canBook: z.boolean(),
  /** The open visit, else the one in which the work was done, else the last one; null without one. */
  visit: z.nullable(customerVisitSchema),
  /** The day on which the work was done, once it is. A re-clean does not change it. */
  doneOn: z.optional(z.string()),
  businessPhone: z.string(),
  /** In dollars, if booking asks for one now. */
  deposit: z.optional(z.string()),
});
export type CustomerQuote = z.infer<typeof customerQuoteSchema>;
