import * as z from 'zod/mini';
import { applyCode, type CodeTerms } from '#company/catalog/code-pricing.ts';
import type { Discount } from '#company/catalog/discounts.ts';
import type { FeeTerms } from '#company/catalog/order-fees.ts';
import {
  type CartPrice,
  getShare,
  type PricedLine,
  priceCart,
  sumLines,
  withFees,
} from '#company/catalog/pricing.ts';
import { centsSchema, formatCents } from '#kit/money/money.ts';
import { requiredText } from '#kit/wire/text.ts';

const wholePercent = 'Enter a whole number from 1 to 100';

/** A discount that staff give in place of the one on orders: in percent, or in dollars off the subtotal. */
export const ownDiscountSchema = z
  .object({
    percent: z.optional(
      z.nullable(z.int(wholePercent).check(z.minimum(1, wholePercent), z.maximum(100, wholePercent))),
    ),
    amount: z.optional(z.nullable(centsSchema.check(z.minimum(1, 'Enter an amount')))),
    /** The customer reads it. */
    reason: requiredText('Enter a reason, which the customer reads', 100),
  })
  .check(
    z.refine(({ percent, amount }) => (percent ?? null) === null || (amount ?? null) === null, {
      path: ['amount'],
      message: 'Give percent or dollars, not both',
    }),
    z.refine(({ percent, amount }) => (percent ?? amount ?? null) !== null, {
      path: ['percent'],
      message: 'Enter percent or dollars',
    }),
  );
export type OwnDiscountInput = z.infer<typeof ownDiscountSchema>;

/** As responses have it: one of percent and amount is null. */
export const givenDiscountSchema = z.object({
  percent: z.nullable(z.int()),
  amount: z.nullable(z.string()),
  reason: z.string(),
});
export type GivenDiscount = z.infer<typeof givenDiscountSchema>;

/** As a quote stores it; both are null without one. */
export interface OwnDiscount {
  ownDiscountPercent: number | null;
  ownDiscountCents: number | null;
}

export const noOwnDiscount = { ownDiscountPercent: null, ownDiscountCents: null, discountReason: '' };

export const hasOwnDiscount = ({ ownDiscountPercent, ownDiscountCents }: OwnDiscount): boolean =>
  ownDiscountPercent !== null || ownDiscountCents !== null;

export const toOwnColumns = (discount: OwnDiscountInput | null): typeof noOwnDiscount | OwnColumns =>
  discount === null
    ? noOwnDiscount
    : {
        ownDiscountPercent: discount.percent ?? null,
        ownDiscountCents: discount.amount ?? null,
        discountReason: discount.reason,
      };
type OwnColumns = OwnDiscount & { discountReason: string };

export const toGivenDiscount = (columns: OwnColumns): GivenDiscount | null =>
  hasOwnDiscount(columns)
    ? {
        percent: columns.ownDiscountPercent,
        amount: columns.ownDiscountCents === null ? null : formatCents(columns.ownDiscountCents),
        reason: columns.discountReason,
      }
    : null;

/** Beside its lines, a quote is priced with these. */
export interface QuoteTerms {
  discounts: readonly Discount[];
  own: OwnDiscount;
  code: CodeTerms | null;
  fees: FeeTerms;
}

/**
 * As `priceCart`, with the discount of staff in place of the one on orders, where there is one. Dollars take off the
 * subtotal at most.
 */
export function priceQuote(
  lines: readonly PricedLine[],
  { discounts, own, code, fees }: QuoteTerms,
): CartPrice {
  if (!hasOwnDiscount(own)) return priceCart(lines, discounts, applyCode(code), fees);
  const subtotalCents = sumLines(lines);
  const discountPercent = own.ownDiscountPercent ?? 0;
  const discountCents = Math.min(
    own.ownDiscountCents ?? getShare(subtotalCents, discountPercent),
    subtotalCents,
  );
  const order = { subtotalCents, discountPercent, discountCents, nextTier: null };
  return withFees(applyCode(code)(lines, order), fees);
}
