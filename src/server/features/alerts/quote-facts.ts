import { amountsOf, priceCents } from '#server/features/quotes/quote-amounts.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { placesOf } from '#shared/coverage.ts';
import { exactDollars } from '#shared/money.ts';
import type { Place } from '#shared/profile.ts';

/** `Quote accepted, $161.10, Springfield`: leaves out a price of zero, and a place outside the service area. */
export function withQuoteFacts(event: string, quote: QuoteWithItems, places: readonly Place[]): string {
  const price = priceCents(quote) > 0 ? exactDollars(amountsOf(quote).total) : null;
  return [event, price, placesOf(quote.zipCode, places)[0]?.name].filter(Boolean).join(', ');
}
