import { type ServiceCategory, serviceCategories } from '#shared/services.ts';

interface CategoryAmount {
  id: number;
  estimatedPriceCents: number | null;
  serviceCategory: ServiceCategory;
  /** Null for a quote without items. */
  category: ServiceCategory | null;
  amountCents: number | null;
}

/**
 * Shares the price of each quote among the categories of its items, by their amounts; what rounding leaves goes to
 * the main category, as does the whole price of a quote without priced items. The sum is that of all prices.
 */
export function revenueByCategory(rows: readonly CategoryAmount[]): Record<ServiceCategory, number> {
  const revenue = Object.fromEntries(serviceCategories.map((category) => [category, 0])) as Record<
    ServiceCategory,
    number
  >;
  for (const parts of Map.groupBy(rows, ({ id }) => id).values()) {
    const { estimatedPriceCents, serviceCategory } = parts[0]!;
    const priceCents = estimatedPriceCents ?? 0;
    const sum = parts.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
    let restCents = priceCents;
    for (const { category, amountCents } of parts) {
      if (!category || sum === 0) continue;
      const shareCents = Math.floor((priceCents * (amountCents ?? 0)) / sum);
      revenue[category] += shareCents;
      restCents -= shareCents;
    }
    revenue[serviceCategory] += restCents;
  }
  return revenue;
}
