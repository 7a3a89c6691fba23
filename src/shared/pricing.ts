/** Best first. The subtotal must exceed `aboveCents`. */
export const discountTiers = [
  { aboveCents: 200_00, percent: 15 },
  { aboveCents: 100_00, percent: 10 },
] as const;

interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

export interface CartPrice {
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  totalCents: number;
  /** The next better tier, and how far away it is; null at the best tier. */
  nextTier: { percent: number; missingCents: number } | null;
}

/**
 * Browser and server both price carts with this function. The discount is rounded half up to the cent. See
 * docs/product.md#discounts.
 */
export function priceCart(lines: readonly PricedLine[]): CartPrice {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const reached = discountTiers.findIndex((tier) => subtotalCents > tier.aboveCents);
  const discountPercent = discountTiers[reached]?.percent ?? 0;
  const discountCents = Math.floor((subtotalCents * discountPercent + 50) / 100);
  const next = discountTiers[reached === -1 ? discountTiers.length - 1 : reached - 1];
  return {
    subtotalCents,
    discountPercent,
    discountCents,
    totalCents: subtotalCents - discountCents,
    nextTier: next ? { percent: next.percent, missingCents: next.aboveCents + 1 - subtotalCents } : null,
  };
}
