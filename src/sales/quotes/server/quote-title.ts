import { getLineCents } from '#company/catalog/pricing.ts';
import * as english from '#company/catalog/unit-texts.ts';
import { lineTitle, type Unit } from '#company/catalog/units.ts';

interface Line {
  title: string;
  unitPriceCents: number;
  quantity: number;
  unit?: Unit | undefined;
  minimumPriceCents?: number | undefined;
}

interface TitleWords {
  moreItems: (count: number) => string;
  quantityText: typeof english.quantityText;
}

/** `2 × 3-Seat Sofa + 1 more`: the line with the largest amount, and the number of other lines. */
export function quoteTitle(
  items: readonly Line[],
  { moreItems = (count: number) => `${count} more`, ...words }: Partial<TitleWords> = {},
): string {
  const main = items.reduce((best, next) => (getLineCents(next) > getLineCents(best) ? next : best));
  const title = lineTitle(main, { ...english, ...words });
  return items.length > 1 ? `${title} + ${moreItems(items.length - 1)}` : title;
}
