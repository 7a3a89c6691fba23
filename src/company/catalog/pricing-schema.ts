import * as z from 'zod/mini';
import { storedDiscountsSchema } from './discounts.ts';

/** How orders are priced beside their services. See docs/product/company.md#fees. */
export const pricingSchema = z.object({
  discounts: storedDiscountsSchema,
  /** "0.00" for none. */
  minimumOrder: z.string(),
  /** Each ZIP code stands in one at most; one that is in none costs nothing. */
  tripFees: z.array(z.object({ fee: z.string(), zipCodes: z.array(z.string()) })),
});
export type Pricing = z.infer<typeof pricingSchema>;
