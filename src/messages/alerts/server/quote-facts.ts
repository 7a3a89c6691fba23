import { getPlaces } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import { exactDollars } from '#kit/money/money.ts';
import { getAmounts, priceCents } from '#sales/quotes/server/quote-amounts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** `Quote accepted, $161.10, Springfield`: leaves out a price of zero, and a place outside the service area. */
export function withQuoteFacts(event: string, quote: QuoteWithItems, places: readonly Place[]): string {
  const price = priceCents(quote) > 0 ? exactDollars(getAmounts(quote).total) : null;
  return [event, price, getPlaces(quote.zipCode, places)[0]?.name].filter(Boolean).join(', ');
}
