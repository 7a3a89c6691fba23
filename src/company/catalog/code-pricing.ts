import {
  type CodePricing,
  getShare,
  type OrderPrice,
  type PricedLine,
  sumLines,
  withoutCode,
} from './pricing.ts';
import type { ServiceCategory } from './services.ts';

/** A code takes off percent or cents, in all categories or in some. */
export interface CodeTerms {
  percent: number | null;
  amountCents: number | null;
  /** It counts beside the discount of the order, and not only where it is larger. */
  adds: boolean;
  categories: readonly ServiceCategory[] | null;
}

/** For `priceCart`: takes a code off what the order's discount leaves, or in its place where it is larger. */
export const applyCode = (terms: CodeTerms | null): CodePricing =>
  terms ? (lines, order) => priceWith(terms, lines, order) : withoutCode;

function priceWith(terms: CodeTerms, lines: readonly PricedLine[], order: OrderPrice) {
  const found = getCodeCents(terms, lines, order);
  const replaces = !terms.adds && found > order.discountCents;
  const left = replaces ? { ...order, discountPercent: 0, discountCents: 0, nextTier: null } : order;
  const codeCents = replaces || terms.adds ? found : 0;
  return { ...left, codeCents };
}

function getCodeCents(
  { percent, amountCents, adds, categories }: CodeTerms,
  lines: readonly PricedLine[],
  { subtotalCents, discountCents }: OrderPrice,
): number {
  const gross = sumLines(lines.filter(({ category }) => !categories || categories.includes(category!)));
  const base = gross - (adds && gross ? Math.round(discountCents * (gross / subtotalCents)) : 0);
  return Math.min(base, amountCents ?? getShare(base, percent!));
}
