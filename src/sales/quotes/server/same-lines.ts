import type { QuoteItemRow } from '#kit/db/tables/quotes.ts';
import type { QuoteLine } from '#sales/quotes/quote-lines.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

/** Whether the quote has exactly these lines: each line stands for an item of its own. */
export function hasLines({ items }: QuoteWithItems, lines: readonly QuoteLine[]): boolean {
  const left = [...items];
  // Named ones first, so that none takes the item that another one names.
  for (const line of lines.toSorted((one, other) => Number(!one.id) - Number(!other.id))) {
    const place = left.findIndex((item) => isLine(item, line));
    if (place === -1) return false;
    left.splice(place, 1);
  }
  return left.length === 0;
}

function isLine(item: QuoteItemRow, line: QuoteLine): boolean {
  const isSame = line.id === undefined ? (line.serviceId ?? null) === item.serviceId : line.id === item.id;
  return isSame && line.quantity === item.quantity && hasCustom(item, line);
}

/** Whether the item has what staff set in the line. A custom line without an id equals one with the same title. */
function hasCustom(item: QuoteItemRow, line: QuoteLine): boolean {
  const { unitPriceCents, title, unit, category, durationMinutes } = { ...item, ...toCustom(line, item) };
  return (
    unitPriceCents === item.unitPriceCents &&
    title === item.title &&
    unit === item.unit &&
    category === item.category &&
    durationMinutes === item.durationMinutes
  );
}

/** The columns that staff set. A service keeps its unit. */
export function toCustom(
  { unitPrice, title, unit, category, durationMinutes }: QuoteLine,
  { serviceId }: Pick<QuoteItemRow, 'serviceId'>,
) {
  return {
    ...(unitPrice !== undefined && { unitPriceCents: unitPrice }),
    ...(title !== undefined && title !== '' && { title }),
    ...(unit !== undefined && serviceId === null && { unit }),
    ...(category !== undefined && { category }),
    ...(durationMinutes !== undefined && { durationMinutes }),
  };
}
