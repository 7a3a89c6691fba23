import * as z from 'zod/mini';
import { decisionSchema } from './decisions.ts';

const quotePageSchema = z.object({
  /** When staff last sent the link; null before. */
  sentAt: z.nullable(z.string()),
  validUntil: z.string(),
  decision: z.nullable(decisionSchema),
  decidedAt: z.nullable(z.string()),
  /** The name that the customer typed; may be empty. */
  decidedBy: z.string(),
  /** Why the customer declined, or what to change. */
  reason: z.string(),
});
export const quotePageNames = Object.keys(quotePageSchema.shape) as (keyof z.infer<typeof quotePageSchema>)[];
/** As staff see it beside the quote. */
export const linkedPageSchema = z.extend(quotePageSchema, {
  path: z.string(),
  /** When the customer got the link, from the calculator or from staff; null before. */
  givenAt: z.nullable(z.string()),
  /** The total that the customer accepted last, in dollars; null if nothing. */
  acceptedTotal: z.nullable(z.string()),
  /** An accepted quote whose lines or amounts changed since: the customer still sees what they accepted. */
  isChangedSinceAccepted: z.boolean(),
});
