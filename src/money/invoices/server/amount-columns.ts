import { highestCents } from '#kit/money/money.ts';
import { wrongField } from '#kit/server/errors.ts';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import type { NewInvoiceInput } from '#money/invoices/invoices.ts';
import type { NewLine } from './invoices.queries.ts';

/** Throws 422 for a total below zero, or one too high to store. */
export function amountColumns(priced: Parameters<typeof priceInvoice>[0]) {
  const { discountPercent, ownDiscountCents = null, adjustmentCents, taxThousandths } = priced;
  const { minimumFeeCents = 0, tripFeeCents = 0 } = priced;
  const amounts = priceInvoice(priced);
  if (amounts.subtotalCents > highestCents || amounts.totalCents > highestCents) {
    throw wrongField('lines', 'The total must not exceed $20,000,000');
  }
  if (amounts.totalCents < 0) throw wrongField('adjustment', 'The total must not be below $0.00');
  const fees = { minimumFeeCents, tripFeeCents };
  return { ...amounts, ...fees, discountPercent, ownDiscountCents, adjustmentCents, taxThousandths };
}

interface DiscountColumns {
  discountPercent: number;
  ownDiscountCents: number | null;
}

/** Dollars replace the percentage, and a percentage that is sent alone replaces dollars. */
export function discountColumns(
  before: DiscountColumns,
  sent: { discountPercent?: number | undefined; discountAmount?: number | null | undefined },
): DiscountColumns {
  const { discountPercent = before.discountPercent, discountAmount } = sent;
  const kept = sent.discountPercent === undefined ? before.ownDiscountCents : null;
  const ownDiscountCents = discountAmount === undefined ? kept : discountAmount;
  return { discountPercent: ownDiscountCents === null ? discountPercent : 0, ownDiscountCents };
}

/** A line as staff enter it. */
export const toNewLine = ({
  unitPrice,
  minimumPrice,
  ...line
}: NonNullable<NewInvoiceInput['lines']>[number]): NewLine => ({
  ...line,
  unitPriceCents: unitPrice,
  minimumPriceCents: minimumPrice ?? 0,
});
