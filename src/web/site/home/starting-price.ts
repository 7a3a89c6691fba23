import { formatDollars, parseCents } from '#shared/money.ts';
import type { ServiceCategory } from '#shared/services.ts';
import type { StartingServices } from './home-data.ts';

/** The price of the category's cheapest service as a person reads it, e.g. "$89"; undefined where nothing is offered. */
export function startingPrice(
  { startingServices }: StartingServices,
  category: ServiceCategory,
): string | undefined {
  const service = startingServices[category];
  return service && formatDollars(parseCents(service.discountedPrice));
}
