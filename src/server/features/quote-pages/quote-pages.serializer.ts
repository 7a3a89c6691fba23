import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { formatCents } from '#shared/money.ts';
import type { AcceptedQuote, CustomerQuote, QuoteAmounts } from '#shared/quote-pages.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';

/** What the customer pays: the price that staff set, else the total of the lines. */
export const priceCents = (quote: Pick<QuoteWithItems, 'estimatedPriceCents' | 'totalCents'>): number =>
  quote.estimatedPriceCents ?? quote.totalCents;

export function amountsOf(quote: QuoteWithItems): QuoteAmounts {
  const total = priceCents(quote);
  return {
    items: quote.items.map(({ title, quantity, unitPriceCents }) => ({
      title,
      quantity,
      unitPrice: formatCents(unitPriceCents),
      lineTotal: formatCents(unitPriceCents * quantity),
    })),
    subtotal: formatCents(quote.subtotalCents),
    discountPercent: quote.discountPercent,
    discount: formatCents(quote.subtotalCents - quote.totalCents),
    adjustment: formatCents(total - quote.totalCents),
    total: formatCents(total),
  };
}

/** The customer's last accepted copy; null if there is none. */
export const acceptedOf = ({ accepted }: Pick<QuotePageRow, 'accepted'>): AcceptedQuote | null =>
  accepted === null ? null : (JSON.parse(accepted) as AcceptedQuote);

/** Whether the customer accepted what the quote says now. */
export function hasAcceptedAmounts({ page, quote }: Pick<FoundQuotePage, 'page' | 'quote'>): boolean {
  const accepted = acceptedOf(page);
  const amounts = amountsOf(quote);
  const keys = Object.keys(amounts) as (keyof typeof amounts)[];
  return keys.every((key) => JSON.stringify(amounts[key]) === JSON.stringify(accepted?.[key]));
}

type Surroundings = Pick<CustomerQuote, 'canBook' | 'visit' | 'businessPhone'>;

/** An accepted quote shows the accepted copy, whatever staff change afterward. */
export function toCustomerQuote({ page, quote }: FoundQuotePage, surroundings: Surroundings): CustomerQuote {
  const accepted = page.decision === 'accepted' ? acceptedOf(page) : null;
  const { items, subtotal, discountPercent, discount, adjustment, total } = accepted ?? amountsOf(quote);
  return {
    id: quote.id,
    version: quote.version,
    items,
    subtotal,
    discountPercent,
    discount,
    adjustment,
    total,
    validUntil: page.validUntil,
    decision: page.decision,
    decidedAt: page.decidedAt,
    ...surroundings,
  };
}
