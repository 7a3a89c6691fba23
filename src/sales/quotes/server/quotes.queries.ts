import { getBatches } from '#kit/db/batches.ts';
import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import { newestBefore } from '#kit/db/list-rows.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine, getSearchText } from '#kit/db/portable.ts';
import { searchIn } from '#kit/db/search.ts';
import { searchedWords } from '#kit/db/searched-words.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import type { NewQuote, NewQuoteItem, QuoteItemRow, QuoteRow } from '#kit/db/tables/quotes.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import { plainDigits } from '#kit/text/phone.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { QuoteExport } from '#sales/quotes/quote-export.ts';
import type { QuoteFilter, QuoteStatus } from '#sales/quotes/quotes.ts';
import type { Told } from '#sales/quotes/told.ts';
import { phoneSearchText } from '#sales/requests/server/requests.queries.ts';
import { getVisitNumbers } from '#sales/requests/server/visit-numbers.queries.ts';
import { isCompletedIn } from './completed-in.ts';
import { listCoverages } from './coverages.queries.ts';
import { narrowToCategory } from './narrow-to-category.ts';

/**
 * A quote with its items in the cart's order, and its page. Its request may be cancelled, whatever the quote's own
 * status.
 */
export type QuoteWithItems = QuoteRow & {
  items: QuoteItemRow[];
  page: QuotePageRow | null;
  isRequestCancelled: boolean;
  /** How the customer was told that we have its request. */
  told: Told | null;
  visitNumber: number;
  /** The parts that its invoices bill, without void invoices. */
  coverages: Pick<
    InvoiceRow,
    'coveredCents' | 'coveredItems' | 'codeCents' | 'minimumFeeCents' | 'tripFeeCents'
  >[];
};

/** Newest first. `category` matches a quote with any item of it. */
export async function listQuotes(
  db: Db,
  { search, status, category, ...paging }: QuoteFilter & Paging,
): Promise<ListPage<QuoteWithItems>> {
  const { query, newest, scanned } = await matchingQuotes(db, { search, status, category });
  const isLookedInto = Boolean(search || category);
  const { rows, ...total } = await readNewestFirst(db, query, newest, { isLookedInto, scanned, ...paging });
  return { rows: await withItems(db, rows), ...total };
}

/** The next rows of the list after this id, for the export. */
export async function listQuotesBefore(
  db: Db,
  filter: QuoteExport,
  { id, limit }: { id: number; limit: number },
): Promise<QuoteWithItems[]> {
  const { query, newest } = await matchingQuotes(db, filter);
  return withItems(db, await newestBefore(query, newest, id).limit(limit).execute());
}

async function matchingQuotes(db: Db, { search, status, category, from, to }: QuoteExport) {
  const found = await searchIn(db, 'quotes', search ? searchedWords(search) : []);
  let query = found.query.selectAll('quotes').where('deletedAt', 'is', null);
  if (status) query = query.where('status', '=', status);
  if (from || to)
    query = query.where(isCompletedIn(db, { from: from ?? '0001-01-01', to: to ?? '9999-12-30' }));
  if (category) query = query.where(await narrowToCategory(db, category));
  return { ...found, query };
}

/** Throws `not-found`, also for a quote in the trash. */
export async function getQuote(db: Db, id: number): Promise<QuoteWithItems> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('This quote request'));
  const [quote] = await withItems(db, [row]);
  return quote!;
}

/** Locks and returns a request's quotes, including the trash. The caller has locked the request. */
export async function listQuotesOfRequest(trx: Trx, requestId: number): Promise<QuoteWithItems[]> {
  const rows = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('id')
    .$if(getEngine(trx) === 'postgres', (query) => query.forUpdate())
    .execute();
  return withItems(trx, rows);
}

/** A list may have more rows than a query may have parameters. */
const rowsAtOnce = 1000;

export async function withItems(db: Db, rows: QuoteRow[]): Promise<QuoteWithItems[]> {
  const items: QuoteItemRow[] = [];
  const pages: QuotePageRow[] = [];
  const requests = new Map<number, Pick<RequestRow, 'status' | 'told'>>();
  const coverages: Awaited<ReturnType<typeof listCoverages>> = [];
  for (const batch of getBatches(rows, rowsAtOnce)) {
    const ids = batch.map((row) => row.id);
    const found = db.selectFrom('quoteItems').selectAll().where('quoteId', 'in', ids).orderBy('id');
    items.push(...(await found.execute()));
    pages.push(...(await db.selectFrom('quotePages').selectAll().where('quoteId', 'in', ids).execute()));
    const requestIds = batch.flatMap(({ requestId }) => requestId ?? []);
    const sources = db.selectFrom('requests').select(['id', 'status', 'told']).where('id', 'in', requestIds);
    for (const { id, ...request } of requestIds.length === 0 ? [] : await sources.execute())
      requests.set(id, request);
    coverages.push(...(await listCoverages(db, ids)));
  }
  const byQuote = Map.groupBy(items, (item) => item.quoteId);
  const leads = rows.map(({ customerId, id: quoteId }) => ({ customerId, quoteId }));
  const visitNumbers = await getVisitNumbers(db, leads);
  const coveragesByQuote = Map.groupBy(coverages, ({ quoteId }) => quoteId);
  const pagesByQuote = new Map(pages.map((page) => [page.quoteId, page]));
  return rows.map((row, index) => ({
    ...row,
    visitNumber: visitNumbers[index]!,
    items: byQuote.get(row.id) ?? [],
    page: pagesByQuote.get(row.id) ?? null,
    isRequestCancelled: requests.get(row.requestId ?? 0)?.status === 'cancelled',
    told: requests.get(row.requestId ?? 0)?.told ?? null,
    coverages: coveragesByQuote.get(row.id) ?? [],
  }));
}

export async function insertQuote(
  trx: Trx,
  quote: Omit<NewQuote, 'searchText' | 'phoneDigits' | 'updatedAt'>,
  items: readonly Omit<NewQuoteItem, 'quoteId'>[],
): Promise<QuoteWithItems> {
  const row = await trx
    .insertInto('quotes')
    .values({
      ...quote,
      phoneDigits: plainDigits(quote.phone ?? ''),
      searchText: quoteSearchText(quote, items),
      updatedAt: quote.createdAt,
      deletedAt: quote.deletedAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const stored = await trx
    .insertInto('quoteItems')
    .values(items.map((item) => ({ ...item, quoteId: row.id })))
    .returningAll()
    .execute();
  const [visitNumber = 1] = await getVisitNumbers(trx, [{ customerId: row.customerId, quoteId: row.id }]);
  return {
    ...row,
    items: stored.toSorted((one, other) => one.id - other.id),
    page: null,
    isRequestCancelled: false,
    told: null,
    visitNumber,
    coverages: [],
  };
}

interface SearchedParts {
  firstName: string;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  zipCode: string;
  serviceTitle: string;
}

export const quoteSearchText = (quote: SearchedParts, items: readonly { title: string }[]) =>
  getSearchText([
    `${quote.firstName} ${quote.lastName ?? ''}`,
    quote.email ?? '',
    phoneSearchText(quote.phone ?? ''),
    quote.zipCode,
    quote.serviceTitle,
    ...items.map((item) => item.title),
  ]);

/** `completedAt` for a new status. */
export const completionTime = (status: QuoteStatus, now: Date) =>
  status === 'completed' ? now.toISOString() : null;
