import { formatCents, parseCents } from '#kit/money/money.ts';

/** Sums of a quote, an invoice or a credit note, before tax. Amounts of a credit note are negative. */
export interface PriceSums {
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  /** How far a price set by staff differs from the discounted lines. */
  adjustmentCents: number;
  /** As staff gave it; empty for the discount on orders. */
  discountReason: string;
  /** The customer's code, and the amount that it takes off. */
  code: string;
  codeCents: number;
}

export type PriceRow =
  | { kind: 'discount'; cents: number; percent: number | null; reason: string }
  | { kind: 'code'; cents: number; code: string }
  | { kind: 'adjustment'; cents: number };

/**
 * Returns the rows between the subtotal and the price: a discount if the price is lower than the lines, whatever makes
 * it lower, and an adjustment only if it is higher; then the customer's code. With the subtotal the rows add up to the
 * price.
 */
export function priceRows(sums: PriceSums): PriceRow[] {
  const { code, codeCents } = sums;
  const rows = ownRows(sums);
  return codeCents === 0 ? rows : [...rows, { kind: 'code', cents: -codeCents, code }];
}

function ownRows({
  subtotalCents,
  discountPercent,
  discountCents,
  adjustmentCents,
  discountReason,
}: PriceSums): PriceRow[] {
  const cents = adjustmentCents - discountCents;
  if (cents === 0) return [];
  // All sums of a credit note are below zero.
  const isLower = Math.abs(subtotalCents + cents) < Math.abs(subtotalCents);
  if (!isLower) return [{ kind: 'adjustment', cents }];
  const percent = adjustmentCents === 0 && discountPercent > 0 ? discountPercent : null;
  return [{ kind: 'discount', cents, percent, reason: discountReason }];
}

interface RowTexts {
  discount: (percent: number | null, reason: string) => string;
  code: (code: string) => string;
  adjustment: string;
}

export interface LabeledRow {
  label: string;
  /** With two decimals, and a sign. */
  amount: string;
  isDiscount: boolean;
}

/** The same with the words of a page, an email or a PDF. */
export const labeledRows = (sums: WireSums, texts: RowTexts): LabeledRow[] =>
  priceRows(toPriceSums(sums)).map((row) => ({
    label: getLabel(row, texts),
    amount: formatCents(row.cents),
    isDiscount: row.kind !== 'adjustment',
  }));

function getLabel(row: PriceRow, texts: RowTexts): string {
  if (row.kind === 'discount') return texts.discount(row.percent, row.reason);
  return row.kind === 'code' ? texts.code(row.code) : texts.adjustment;
}

/** The sums of a quote or an invoice as responses have them. */
export interface WireSums {
  subtotal: string;
  discountPercent: number;
  discount: string;
  adjustment?: string | undefined;
  discountReason?: string | undefined;
  code?: string | undefined;
  codeDiscount?: string | undefined;
}

export const toPriceSums = ({
  subtotal,
  discountPercent,
  discount,
  adjustment = '0.00',
  discountReason = '',
  code = '',
  codeDiscount = '0.00',
}: WireSums): PriceSums => ({
  subtotalCents: toSignedCents(subtotal),
  discountPercent,
  discountCents: toSignedCents(discount),
  adjustmentCents: toSignedCents(adjustment),
  discountReason,
  code,
  codeCents: toSignedCents(codeDiscount),
});

const toSignedCents = (amount: string): number =>
  amount.startsWith('-') ? -parseCents(amount.slice(1)) : parseCents(amount);
