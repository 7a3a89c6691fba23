import { listTripFees } from '#company/catalog/order-fees.ts';
import type { Pricing } from '#company/catalog/pricing-schema.ts';
import type { Db } from '#kit/db/open.ts';
import { readSettings } from './settings.queries.ts';

/** How orders are priced beside their services. */
export async function readPricing(db: Db): Promise<Pricing> {
  const { terms, pricing, places } = (await readSettings(db)).values;
  return {
    discounts: [...terms.discounts],
    minimumOrder: pricing.minimumOrder,
    tripFees: listTripFees(places),
  };
}
