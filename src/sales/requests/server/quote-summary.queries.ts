import type { QuoteSummary } from '#company/templates/template-values.ts';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { formatCents } from '#kit/money/money.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';

/** For messages to the customer. Two queries for a page of requests. */
export async function getQuoteSummaries(
  db: Db,
  quoteIds: readonly number[],
): Promise<Map<number, QuoteSummary>> {
  const words = new Map<number, QuoteSummary>();
  for (const batch of getBatches(quoteIds)) {
    const items = await db
      .selectFrom('quoteItems')
      .select(['quoteId', 'title', 'quantity', 'unit'])
      .where('quoteId', 'in', batch)
      .orderBy('id')
      .execute();
    const getItems = Map.groupBy(items, ({ quoteId }) => quoteId);
    const quotes = await db
      .selectFrom('quotes')
      .leftJoin('quotePages', 'quotePages.quoteId', 'quotes.id')
      .select(['quotes.id', 'estimatedPriceCents', 'preferredDate', 'token'])
      .where('quotes.id', 'in', batch)
      .execute();
    for (const { id, estimatedPriceCents, preferredDate, token } of quotes) {
      words.set(id, {
        items: (getItems.get(id) ?? []).map(({ quoteId: _, ...item }) => item),
        estimatedPrice: estimatedPriceCents === null ? null : formatCents(estimatedPriceCents),
        preferredDate,
        pagePath: token === null ? null : quotePaths.page(token),
      });
    }
  }
  return words;
}
