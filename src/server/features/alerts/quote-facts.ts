import { amountsOf } from '#server/features/quotes/quote-amounts.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { placesOf } from '#shared/coverage.ts';
import { exactDollars } from '#shared/money.ts';
import type { Place } from '#shared/profile.ts';

/** `$161.10, Springfield`: price and place, without the place where no crew drives. */
export function quoteFacts(quote: QuoteWithItems, places: readonly Place[]): string {
  const place = placesOf(quote.zipCode, places)[0]?.name;
  return [exactDollars(amountsOf(quote).total), ...(place ? [place] : [])].join(', ');
}
