import type { QuoteItemRow } from '#server/db/tables/quotes.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wrongField } from '#server/errors.ts';
import { priceCart } from '#shared/pricing.ts';
import { maxQuantity } from '#shared/quote-rules.ts';
import type { QuoteLine } from '#shared/quotes.ts';
import { findOfferedItems, type PricedSelection } from './quotes.pricing.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

type Lines = readonly QuoteLine[];

/**
 * Replaces and prices the quote's lines. A line that stays keeps its copy of title and price; a new line takes them from
 * the catalog. Throws 422 for an unknown line or a service that is not offered.
 */
export async function replaceLines(trx: Trx, quote: QuoteWithItems, lines: Lines): Promise<PricedSelection> {
  const { kept, added } = sortLines(quote, lines);
  const newItems = await findOfferedItems(trx, added, (index) => `items.${lines.indexOf(added[index]!)}`);
  const keptItems = quote.items.flatMap((item) => {
    const quantity = kept.get(item.id);
    return quantity === undefined ? [] : [{ ...item, quantity }];
  });
  await writeLines(trx, quote, keptItems, newItems);
  const items = [...keptItems, ...newItems];
  return { items, price: priceCart(items) };
}

/** Whether the quote has exactly these lines. */
export const hasLines = ({ items }: QuoteWithItems, lines: Lines): boolean =>
  items.length === lines.length &&
  items.every((item) =>
    lines.some(
      ({ id, serviceId, quantity }) =>
        quantity === item.quantity && (id === undefined ? serviceId === item.serviceId : id === item.id),
    ),
  );

/** Merges lines with the same service. */
function sortLines(quote: QuoteWithItems, lines: Lines) {
  const kept = new Map<number, number>();
  const added: { serviceId: number; quantity: number }[] = [];
  lines.forEach((line, index) => {
    const item = quote.items.find(({ id, serviceId }) =>
      line.id === undefined ? serviceId === line.serviceId : id === line.id,
    );
    if (item) {
      kept.set(item.id, Math.min(maxQuantity, (kept.get(item.id) ?? 0) + line.quantity));
    } else if (line.id !== undefined || typeof line.serviceId !== 'number') {
      throw lineGone(index);
    } else {
      added.push(line as { serviceId: number; quantity: number });
    }
  });
  return { kept, added };
}

const lineGone = (index: number) => wrongField(`items.${index}.id`, 'This line is no longer in the quote');

async function writeLines(
  trx: Trx,
  quote: QuoteWithItems,
  kept: readonly QuoteItemRow[],
  added: PricedSelection['items'],
) {
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = quote.items.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('quoteItems').where('id', 'in', gone).execute();
  for (const { id, quantity } of kept) {
    await trx.updateTable('quoteItems').set({ quantity }).where('id', '=', id).execute();
  }
  if (added.length > 0) {
    await trx
      .insertInto('quoteItems')
      .values(added.map((item) => ({ ...item, quoteId: quote.id })))
      .execute();
  }
}
