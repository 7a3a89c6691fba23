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
  /** Below zero where a further invoice takes back what the first one charged. */
  minimumFeeCents: number;
  tripFeeCents: number;
}

export type PriceRow =
  | { kind: 'discount'; cents: number; percent: number | null; reason: string }
  | { kind: 'code'; cents: number; code: string }
  | { kind: 'adjustment' | 'minimumFee' | 'tripFee'; cents: number };

/**
 * Returns the rows between the subtotal and the price: a discount if the price is lower than the lines, whatever makes
 * it lower, and an adjustment only if it is higher; then the customer's code and the fees. With the subtotal the rows add
 * up to the price.
 */
export function priceRows(sums: PriceSums): PriceRow[] {
  const { code, codeCents, minimumFeeCents, tripFeeCents } = sums;
  const rows: PriceRow[] = [
    ...ownRows(sums),
    { kind: 'code', cents: -codeCents, code },
    { kind: 'minimumFee', cents: minimumFeeCents },
    { kind: 'tripFee', cents: tripFeeCents },
  ];
  return rows.filter(({ cents }) => cents !== 0);
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
  minimumFee: string;
  tripFee: string;
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
    isDiscount: row.kind === 'discount' || row.kind === 'code',
  }));

function getLabel(row: PriceRow, texts: RowTexts): string {
  if (row.kind === 'discount') return texts.discount(row.percent, row.reason);
  return row.kind === 'code' ? texts.code(row.code) : texts[row.kind];
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
  minimumFee?: string | undefined;
  tripFee?: string | undefined;
}

export const toPriceSums = ({
  subtotal,
  discountPercent,
  discount,
  adjustment = '0.00',
  discountReason = '',
  code = '',
  codeDiscount = '0.00',
  minimumFee = '0.00',
  tripFee = '0.00',
}: WireSums): PriceSums => ({
  subtotalCents: toSignedCents(subtotal),
  discountPercent,
  discountCents: toSignedCents(discount),
  adjustmentCents: toSignedCents(adjustment),
  discountReason,
  code,
  codeCents: toSignedCents(codeDiscount),
  minimumFeeCents: toSignedCents(minimumFee),
  tripFeeCents: toSignedCents(tripFee),
});

const toSignedCents = (amount: string): number =>
  amount.startsWith('-') ? -parseCents(amount.slice(1)) : parseCents(amount);
