import { discountCents } from '#sales/quotes/server/quote-amounts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** Discounts and fees that the next invoice of the quote has. */
export function getUnbilledTerms(quote: QuoteWithItems) {
  const { coverages, discountPercent, ownDiscountCents } = quote;
  return {
    discountPercent,
    // Dollars are taken off once, by the first invoice.
    ownDiscountCents: coverages.length > 0 || discountCents(quote) <= 0 ? null : ownDiscountCents,
    codeCents: coverages.reduce((rest, { codeCents }) => Math.max(0, rest - codeCents), quote.codeCents),
    // Below zero where what was added since reaches the minimum order.
    minimumFeeCents: getRest(quote, 'minimumFeeCents'),
    tripFeeCents: getRest(quote, 'tripFeeCents'),
  };
}

const getRest = (quote: QuoteWithItems, name: 'minimumFeeCents' | 'tripFeeCents'): number =>
  quote.coverages.reduce((rest, coverage) => rest - coverage[name], quote[name]);
