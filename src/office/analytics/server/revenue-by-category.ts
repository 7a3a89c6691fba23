import { getLineCents } from '#company/catalog/pricing.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';

interface Completed {
  estimatedPriceCents: number | null;
  serviceCategory: ServiceCategory;
  /** Each item with its price, quantity and minimum, `couch 6000 1 0,carpet 45 350 12000`; null for a quote without items. */
  amounts: string | null;
  /** How many visits are like this. */
  count: number;
}

/**
 * Divides the price of each visit among the categories of its items, by amount. The rounding remainder, and the price of a
 * quote without priced items, go to the main category, so that the sum stays that of all prices.
 */
export function revenueByCategory(rows: readonly Completed[]): Map<ServiceCategory, number> {
  const revenue = new Map<ServiceCategory, number>();
  const add = (to: Map<ServiceCategory, number>, category: ServiceCategory, cents: number) =>
    to.set(category, (to.get(category) ?? 0) + cents);
  for (const { estimatedPriceCents, serviceCategory, amounts, count } of rows) {
    const priceCents = estimatedPriceCents ?? 0;
    const byCategory = new Map<ServiceCategory, number>();
    let sum = 0;
    for (const item of amounts?.split(',') ?? []) {
      const [category, ...numbers] = item.split(' ') as [ServiceCategory, ...string[]];
      const [unitPriceCents = 0, quantity = 0, minimumPriceCents] = numbers.map(Number);
      const amountCents = getLineCents({ unitPriceCents, quantity, minimumPriceCents });
      add(byCategory, category, amountCents);
      sum += amountCents;
    }
    let restCents = priceCents;
    for (const [category, amountCents] of byCategory) {
      if (sum === 0) break;
      const shareCents = Math.floor((priceCents * amountCents) / sum);
      add(revenue, category, count * shareCents);
      restCents -= shareCents;
    }
    add(revenue, serviceCategory, count * restCents);
  }
  return revenue;
}
