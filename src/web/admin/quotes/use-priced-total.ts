import { useState } from 'react';
import { priceFollowsTotal, type QuoteValues, totalOf } from './quote-form-values.ts';

/**
 * Whether a price that was set by hand is older than what the services cost now: lines, quantities or the discount have
 * changed since. `savedItems` are the lines that it was set for.
 */
export function usePricedTotal({ estimatedPrice, items }: QuoteValues, savedItems: string) {
  const [pricedTotal, setPricedTotal] = useState(() => totalOf(savedItems));
  const total = totalOf(items);
  const isAmount = estimatedPrice !== priceFollowsTotal && /^\d+(\.\d*)?$/.test(estimatedPrice);
  const price = isAmount ? Number(estimatedPrice).toFixed(2) : null;
  return {
    stale: price !== null && price !== total && total !== pricedTotal ? { price, total } : null,
    /** The price was set, or is to stay as it is. */
    confirmPrice: () => setPricedTotal(total),
  };
}
