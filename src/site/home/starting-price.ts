import { getStartingCents } from '#company/catalog/pricing.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { formatDollars } from '#kit/money/money.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { StartingServices } from './home-data.ts';

/** The formatted price of the category's cheapest service, such as `$89`; undefined if there is none. */
export function startingPrice(
  { startingServices }: StartingServices,
  category: ServiceCategory,
): string | undefined {
  const service = findEntry(startingServices, category);
  return service && formatDollars(getStartingCents(service));
}
