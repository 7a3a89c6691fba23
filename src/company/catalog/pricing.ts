import type { Discount } from './discounts.ts';

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

export interface CartPrice {
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  totalCents: number;
  /** The next better tier, and how far away it is; null at the best tier, or if there is none. */
  nextTier: { percent: number; missingCents: number } | null;
}

/**
 * Browser and server both price carts with this function. `discounts` are best first. The discount is rounded half up to
 * the cent. See docs/product/company.md#discounts.
 */
export function priceCart(lines: readonly PricedLine[], discounts: readonly Discount[]): CartPrice {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const reached = discounts.findIndex(({ aboveDollars }) => subtotalCents > aboveDollars * 100);
  const discountPercent = discounts[reached]?.percent ?? 0;
  const discountCents = Math.floor((subtotalCents * discountPercent + 50) / 100);
  const next = discounts[reached === -1 ? discounts.length - 1 : reached - 1];
  return {
    subtotalCents,
    discountPercent,
    discountCents,
    totalCents: subtotalCents - discountCents,
    nextTier: next
      ? { percent: next.percent, missingCents: next.aboveDollars * 100 + 1 - subtotalCents }
      : null,
  };
}
