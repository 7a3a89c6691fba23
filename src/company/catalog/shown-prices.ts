import { formatCents, parseCents } from '#kit/money/money.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import type { Discount } from './discounts.ts';
import { priceCart } from './pricing.ts';
import type { Service } from './services.ts';

interface Shown {
  services: readonly Pick<Service, 'id' | 'discountedPrice'>[];
  discounts: readonly Discount[];
}

/**
 * The prices on the calculator's page as one form field: each price with its services, then each discount with the
 * dollars above which it applies, `89.00:3,7 104.00:4 15%200 10%100`.
 */
export const writeShownPrices = ({ services, discounts }: Shown): string =>
  [
    ...[...Map.groupBy(services, ({ discountedPrice }) => discountedPrice)].map(
      ([price, alike]) => `${price}:${alike.map(({ id }) => id)}`,
    ),
    ...discounts.map(({ aboveDollars, percent }) => `${percent}%${aboveDollars}`),
  ].join(' ');

/** The total of the items at those prices; empty if the page did not show all of them. */
export function shownTotal(items: QuoteSelection['items'], shown: string): string {
  const prices = new Map<string, string>();
  for (const [, price = '', ids = ''] of shown.matchAll(/(?<= |^)(\d{1,7}\.\d\d):([\d,]+)/g)) {
    for (const id of ids.split(',')) prices.set(id, price);
  }
  const discounts = [...shown.matchAll(/(?<= |^)(\d\d?)%(\d{1,6})(?= |$)/g)].map(([, percent, above]) => ({
    aboveDollars: Number(above),
    percent: Number(percent),
  }));
  const lines = items.flatMap(({ serviceId, quantity }) => {
    const price = prices.get(String(serviceId));
    return price === undefined ? [] : { unitPriceCents: parseCents(price), quantity };
  });
  return lines.length === items.length ? formatCents(priceCart(lines, discounts).totalCents) : '';
}
