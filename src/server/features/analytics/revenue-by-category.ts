import { type ServiceCategory, serviceCategories } from '#shared/services.ts';

interface ItemAmount {
  id: number;
  estimatedPriceCents: number | null;
  serviceCategory: ServiceCategory;
  /** Null for a quote without items. */
  category: ServiceCategory | null;
  amountCents: number | null;
}

/**
 * Divides each quote's price among the categories of its items, by amount. The rounding remainder, and the price of a
 * quote without priced items, go to the main category, so that the sum stays that of all prices.
 */
export function revenueByCategory(rows: readonly ItemAmount[]): Record<ServiceCategory, number> {
  const revenue = Object.fromEntries(serviceCategories.map((category) => [category, 0])) as Record<
    ServiceCategory,
    number
  >;
  for (const parts of Map.groupBy(rows, ({ id }) => id).values()) {
    const { estimatedPriceCents, serviceCategory } = parts[0]!;
    const priceCents = estimatedPriceCents ?? 0;
    const sum = parts.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
    let restCents = priceCents;
    for (const [category, items] of Map.groupBy(parts, (part) => part.category)) {
      if (!category || sum === 0) continue;
      const amountCents = items.reduce((total, item) => total + (item.amountCents ?? 0), 0);
      const shareCents = Math.floor((priceCents * amountCents) / sum);
      revenue[category] += shareCents;
      restCents -= shareCents;
    }
    revenue[serviceCategory] += restCents;
  }
  return revenue;
}
