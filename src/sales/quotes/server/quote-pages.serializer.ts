import type { CustomerQuote } from '#sales/quotes/quote-pages.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';
import { shownAmounts, shownVersion } from './shown-version.ts';

type Surroundings = Pick<CustomerQuote, 'canBook' | 'visit' | 'doneOn' | 'businessPhone'>;

/** The quote as its customer sees it. */
export function toCustomerQuote(found: FoundQuotePage, surroundings: Surroundings): CustomerQuote {
  const { page, quote } = found;
  return {
    id: quote.id,
    version: shownVersion(found),
    ...shownAmounts(found),
    validUntil: page.validUntil,
    decision: page.decision,
    decidedAt: page.decidedAt,
    ...surroundings,
  };
}
