import { quotePaths } from '#shared/customer-paths.ts';
import { formatCents } from '#shared/money.ts';
import type { QuoteSummary } from '#shared/template-values.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

/** For messages to the customer. */
export const toQuoteSummary = (quote: QuoteWithItems): QuoteSummary => ({
  items: quote.items.map(({ title, quantity }) => ({ title, quantity })),
  estimatedPrice: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  preferredDate: quote.preferredDate,
  pagePath: quote.page && quotePaths.page(quote.page.token),
});
