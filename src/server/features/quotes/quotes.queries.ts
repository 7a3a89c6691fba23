import { type ListPage, readPage } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { searchTextOf, textContains } from '#server/db/portable.ts';
import type { NewQuote, NewQuoteItem, QuoteItemRow, QuoteRow } from '#server/db/schema.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';
import { phoneText, typedSearch } from '#server/features/requests/requests.queries.ts';
import type { Paging } from '#shared/paging.ts';
import type { QuoteFilter, QuoteStatus } from '#shared/quotes.ts';

/** A quote with its items, in the order of the cart. */
export type QuoteWithItems = QuoteRow & { items: QuoteItemRow[] };

/** Newest first. `category` matches a quote with any item of it. */
export async function listQuotes(
  db: Db,
  { search, status, category, ...paging }: QuoteFilter & Paging,
): Promise<ListPage<QuoteWithItems>> {
  let query = db
    .selectFrom('quotes')
    .selectAll('quotes')
    .where('deletedAt', 'is', null)
    .orderBy('quotes.id', 'desc');
  if (status) query = query.where('status', '=', status);
  if (search) query = query.where((select) => textContains(select.ref('searchText'), typedSearch(search)));
  if (category) {
    query = query.where((select) =>
      select.or([
        select('serviceCategory', '=', category),
        select.exists(
          select
            .selectFrom('quoteItems')
            .select('quoteItems.id')
            .whereRef('quoteItems.quoteId', '=', 'quotes.id')
            .where('quoteItems.category', '=', category),
        ),
      ]),
    );
  }
  const { rows, total } = await readPage(query, paging);
  return { rows: await withItems(db, rows), total };
}

/** Throws `not-found`, also for a quote in the trash. */
export async function getQuote(db: Db, id: number): Promise<QuoteWithItems> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('This quote request');
  const [quote] = await withItems(db, [row]);
  return quote!;
}

/** A bare list may have more rows than a query may have parameters. */
const rowsAtOnce = 1000;

export async function withItems(db: Db, rows: QuoteRow[]): Promise<QuoteWithItems[]> {
  const items: QuoteItemRow[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const ids = rows.slice(start, start + rowsAtOnce).map((row) => row.id);
    const found = db.selectFrom('quoteItems').selectAll().where('quoteId', 'in', ids).orderBy('id');
    items.push(...(await found.execute()));
  }
  const byQuote = Map.groupBy(items, (item) => item.quoteId);
  return rows.map((row) => ({ ...row, items: byQuote.get(row.id) ?? [] }));
}

export async function insertQuote(
  trx: Trx,
  quote: Omit<NewQuote, 'searchText' | 'deletedAt' | 'updatedAt'>,
  items: readonly Omit<NewQuoteItem, 'quoteId'>[],
): Promise<number> {
  const { firstName, lastName, email, phone, zipCode, serviceTitle } = quote;
  const searchText = searchTextOf([
    `${firstName} ${lastName ?? ''}`,
    email ?? '',
    phoneText(phone ?? ''),
    zipCode,
    serviceTitle,
    ...items.map((item) => item.title),
  ]);
  const { id } = await trx
    .insertInto('quotes')
    .values({ ...quote, searchText, updatedAt: quote.createdAt, deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('quoteItems')
    .values(items.map((item) => ({ ...item, quoteId: id })))
    .execute();
  return id;
}

/** Moves the quotes of a request; one in the trash stays as it is. */
export async function setLinkedQuoteStatus(
  trx: Trx,
  requestId: number,
  status: QuoteStatus,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set((select) => ({
      status,
      completedAt: completionTime(status, now),
      version: select('version', '+', 1),
      updatedAt: now.toISOString(),
    }))
    .where('requestId', '=', requestId)
    .where('status', '!=', status)
    .where('deletedAt', 'is', null)
    .execute();
}

/** What `completedAt` becomes when the status is set. */
export const completionTime = (status: QuoteStatus, now: Date) =>
  status === 'completed' ? now.toISOString() : null;
