import type { QuoteSummary } from '#company/templates/template-values.ts';
import { formatCents } from '#kit/money/money.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { pick } from '#sales/quotes/quote-fields.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

/** For messages to the customer. */
export const toQuoteSummary = (quote: QuoteWithItems): QuoteSummary => ({
  items: quote.items.map((item) => pick(item, ['title', 'quantity', 'unit'])),
  estimatedPrice: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  preferredDate: quote.preferredDate,
  pagePath: quote.page && quotePaths.page(quote.page.token),
});
