import { formatCents, parseCents } from '#kit/money/money.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import type { Discount } from './discounts.ts';
import { type FeeSettings, getFeeTerms } from './order-fees.ts';
import { priceCart } from './pricing.ts';
import type { Service } from './services.ts';
import { type Unit, units } from './units.ts';

interface Shown extends FeeSettings {
  services: readonly (Pick<Service, 'id' | 'discountedPrice'> &
    Partial<Pick<Service, 'unit' | 'minimumPrice'>>)[];
  discounts: readonly Discount[];
}

/**
 * The prices on the calculator's page as one form field: each price with its services, unit and minimum where they have
 * one, then each discount with the dollars above which it applies, and the fees:
 * `89.00:3,7 0.45/sqft/120.00:4 15%200 10%100 min120.00 trip25.00:91501,91502`.
 */
export const writeShownPrices = ({ services, discounts, minimumOrder, tripFees = [] }: Shown): string =>
  [
    ...[...Map.groupBy(services, writePrice)].map(
      ([price, alike]) => `${price}:${alike.map(({ id }) => id)}`,
    ),
    ...discounts.map(({ aboveDollars, percent }) => `${percent}%${aboveDollars}`),
    ...(minimumOrder ? [`min${minimumOrder}`] : []),
    ...tripFees.map(({ fee, zipCodes }) => `trip${fee}:${zipCodes}`),
  ].join(' ');

function writePrice({ discountedPrice, unit = 'piece', minimumPrice }: Shown['services'][number]): string {
  const minimum = minimumPrice ? `/${minimumPrice}` : '';
  return `${discountedPrice}${unit === 'piece' && !minimum ? '' : `/${unit}`}${minimum}`;
}

interface ShownPrice {
  price: string;
  unit: Unit;
  minimumPrice: string;
}

/** By the service's id. */
export function readShownPrices(shown: string): Map<number, ShownPrice> {
  const prices = new Map<number, ShownPrice>();
  const found = shown.matchAll(/(?<= |^)(\d{1,7}\.\d\d)(?:\/([a-z]+))?(?:\/(\d{1,7}\.\d\d))?:([\d,]+)/g);
  for (const [, price = '', named, minimumPrice = '0', ids = ''] of found) {
    const unit = units.find((one) => one === named) ?? 'piece';
    for (const id of ids.split(',')) prices.set(Number(id), { price, unit, minimumPrice });
  }
  return prices;
}

/** The total of the items at those prices; empty if the page did not show all of them. */
export function shownTotal(
  { items, zipCode }: Pick<QuoteSelection, 'items' | 'zipCode'>,
  shown: string,
): string {
  const prices = readShownPrices(shown);
  const discounts = [...shown.matchAll(/(?<= |^)(\d\d?)%(\d{1,6})(?= |$)/g)].map(([, percent, above]) => ({
    aboveDollars: Number(above),
    percent: Number(percent),
  }));
  const minimumOrder = /(?<= |^)min(\d{1,7}\.\d\d)(?= |$)/.exec(shown)?.[1];
  const tripFees = [...shown.matchAll(/(?<= |^)trip(\d{1,7}\.\d\d):([\d,]+)(?= |$)/g)].map(
    ([, fee = '', codes = '']) => ({ fee, zipCodes: codes.split(',') }),
  );
  const lines = items.flatMap(({ serviceId, quantity }) => {
    const known = prices.get(serviceId);
    if (!known) return [];
    const { price, minimumPrice } = known;
    return { unitPriceCents: parseCents(price), quantity, minimumPriceCents: parseCents(minimumPrice) };
  });
  const fees = getFeeTerms({ minimumOrder, tripFees }, zipCode);
  return lines.length === items.length
    ? formatCents(priceCart(lines, discounts, undefined, fees).totalCents)
    : '';
}
