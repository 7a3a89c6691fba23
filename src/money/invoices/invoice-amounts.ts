import { getLineCents, type PricedLine } from '#company/catalog/pricing.ts';

interface Priced {
  lines: readonly PricedLine[];
  discountPercent: number;
  /** In place of the percentage; at most the subtotal counts. */
  ownDiscountCents?: number | null;
  /** The amount of the customer's code; at most what the discount leaves counts. */
  codeCents?: number;
  minimumFeeCents?: number;
  tripFeeCents?: number;
  /** How far a price set by staff differs from the discounted lines. */
  adjustmentCents: number;
  /** 9,500 is 9.5%. */
  taxThousandths: number;
}

export interface InvoiceAmounts {
  subtotalCents: number;
  discountCents: number;
  codeCents: number;
  taxCents: number;
  totalCents: number;
}

/** Discount and tax are rounded half up to the cent, tax after the discount. See docs/product/money.md#invoices. */
export function priceInvoice({
  lines,
  discountPercent,
  ownDiscountCents = null,
  codeCents: wholeCodeCents = 0,
  minimumFeeCents = 0,
  tripFeeCents = 0,
  adjustmentCents,
  taxThousandths,
}: Priced): InvoiceAmounts {
  const subtotalCents = lines.reduce((sum, line) => sum + getLineCents(line), 0);
  const discountCents =
    ownDiscountCents === null
      ? halfUp(subtotalCents * discountPercent, 100)
      : Math.min(ownDiscountCents, subtotalCents);
  const codeCents = Math.max(0, Math.min(wholeCodeCents, subtotalCents - discountCents));
  const feeCents = minimumFeeCents + tripFeeCents;
  const netCents = subtotalCents - discountCents - codeCents + feeCents + adjustmentCents;
  const taxCents = halfUp(netCents * taxThousandths, 100_000);
  return { subtotalCents, discountCents, codeCents, taxCents, totalCents: netCents + taxCents };
}

/** Rounds a negative amount like the positive one, so that a credit note cancels exactly what its invoice says. */
function halfUp(numerator: number, divisor: number): number {
  const doubled = BigInt(Math.abs(numerator)) * 2n;
  const rounded = Number((doubled + BigInt(divisor)) / BigInt(2 * divisor));
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}
