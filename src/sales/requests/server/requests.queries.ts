import type { SelectQueryBuilder } from 'kysely';
import type { QuoteSummary } from '#company/templates/template-values.ts';
import { countByStatus, countRows, type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import { newestBefore } from '#kit/db/list-rows.ts';
import type { Db } from '#kit/db/open.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { Schema } from '#kit/db/schema.ts';
import { searchIn } from '#kit/db/search.ts';
import { searchedWords } from '#kit/db/searched-words.ts';
import type { NewRequest, RequestRow } from '#kit/db/tables/requests.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import { phoneDigits, plainDigits } from '#kit/text/phone.ts';
import type { Paging } from '#kit/wire/paging.ts';
import {
  type RequestFilter,
  type RequestSort,
  type RequestStatus,
  serviceLabel,
} from '#sales/requests/requests.ts';
import { dueFirst, readDueFirst, waiting } from './due-first.ts';
import { getQuoteSummaries } from './quote-summary.queries.ts';
import { getVisitNumbers } from './visit-numbers.queries.ts';

export type RequestWithQuote = FoundRequest & { visitNumber: number; quote: QuoteSummary | null };

type FoundRequest = RequestRow & { quoteRequestId: number | null };

const withQuote = (requests: SelectQueryBuilder<Schema, 'requests', object>) =>
  requests.selectAll('requests').select((select) =>
    select
      .selectFrom('quotes')
      .select((quote) => quote.fn.min('quotes.id').as('id'))
      .whereRef('quotes.requestId', '=', 'requests.id')
      .where('quotes.deletedAt', 'is', null)
      .as('quoteRequestId'),
  );

/** Newest first, or those that wait for an answer first. */
export async function listRequests(
  db: Db,
  {
    search,
    status,
    priority,
    sort = 'newest',
    ...paging
  }: RequestFilter & Paging & { sort?: RequestSort | undefined },
): Promise<ListPage<RequestWithQuote>> {
  const { query, newest, scanned } = await matchingRequests(db, { search, status, priority });
  const page = { search, scanned, ...paging };
  const { rows, ...total } =
    sort === 'due'
      ? await readDueFirst(db, query, newest, page)
      : await readNewestFirst(db, query, newest, page);
  return { rows: await withQuoteSummaries(db, rows), ...total };
}

/** Those that wait for an answer, due earliest first. */
export async function listWaitingRequests(db: Db, limit: number): Promise<RequestWithQuote[]> {
  const rows = await dueFirst(live(waiting(withQuote(db.selectFrom('requests')))))
    .limit(limit)
    .execute();
  return withQuoteSummaries(db, rows);
}

const live = <Row>(requests: SelectQueryBuilder<Schema, 'requests', Row>) =>
  requests.where('requests.deletedAt', 'is', null);

export const countWaitingRequests = (db: Db): Promise<number> =>
  countRows(live(waiting(db.selectFrom('requests'))));

/** The next rows of the list after this id, for the export. */
export async function listRequestsBefore(
  db: Db,
  filter: RequestFilter,
  { id, limit }: { id: number; limit: number },
): Promise<RequestWithQuote[]> {
  const { query, newest } = await matchingRequests(db, filter);
  return withQuoteSummaries(db, await newestBefore(query, newest, id).limit(limit).execute());
}

async function matchingRequests(db: Db, { search, status, priority }: RequestFilter) {
  const found = await searchIn(db, 'requests', search ? searchedWords(search) : []);
  let query = live(withQuote(found.query));
  if (status) query = query.where('requests.status', '=', status);
  if (priority) query = query.where('requests.priority', '=', priority);
  return { ...found, query };
}

/** Throws `not-found`, also for a request in the trash. */
export async function getRequest(db: Db, id: number): Promise<RequestWithQuote> {
  const row = await findRequest(db, id);
  if (!row) throw notFound('This request');
  return row;
}

/** Undefined for a request in the trash. */
export async function findRequest(db: Db, id: number): Promise<RequestWithQuote | undefined> {
  const row = await findRequestAnywhere(db, id);
  return row?.deletedAt === null ? row : undefined;
}

/** Includes the trash. */
export async function findRequestAnywhere(db: Db, id: number): Promise<RequestWithQuote | undefined> {
  const rows = await withQuote(db.selectFrom('requests')).where('requests.id', '=', id).execute();
  return (await withQuoteSummaries(db, rows))[0];
}

async function withQuoteSummaries(db: Db, rows: readonly FoundRequest[]): Promise<RequestWithQuote[]> {
  const words = await getQuoteSummaries(
    db,
    rows.flatMap(({ quoteRequestId }) => quoteRequestId ?? []),
  );
  const leads = rows.map(({ customerId, quoteRequestId: quoteId }) => ({ customerId, quoteId }));
  const numbers = await getVisitNumbers(db, leads);
  return rows.map((row, index) => ({
    ...row,
    visitNumber: numbers[index]!,
    quote: words.get(row.quoteRequestId ?? 0) ?? null,
  }));
}

/** Counts the requests of each of these statuses. */
export async function countRequestsWith<Status extends RequestStatus>(
  db: Db,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const requests = db.selectFrom('requests').where('deletedAt', 'is', null).where('status', 'in', statuses);
  const counts = await countByStatus(requests);
  return Object.fromEntries(statuses.map((status) => [status, counts[status] ?? 0])) as Record<
    Status,
    number
  >;
}

export function insertRequest(
  trx: Trx,
  {
    zipCode,
    ...request
  }: Omit<NewRequest, 'searchText' | 'phoneDigits' | 'deletedAt' | 'updatedAt'> & {
    /** The quote's ZIP code, if there is a quote. */
    zipCode?: string | undefined;
  },
): Promise<RequestRow> {
  const row = { ...request, updatedAt: request.createdAt, deletedAt: request.quarantinedAt ?? null };
  return trx
    .insertInto('requests')
    .values({
      ...row,
      phoneDigits: plainDigits(request.phone ?? ''),
      searchText: requestSearchText(request, zipCode === undefined ? [] : [zipCode]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Call it after the request got a quote, or its quote another ZIP code. */
export async function updateRequestSearchText(trx: Trx, id: number): Promise<void> {
  const request = await findRequestAnywhere(trx, id);
  if (!request) return;
  const quotes = trx.selectFrom('quotes').select('zipCode').where('requestId', '=', id).orderBy('id');
  const zipCodes = (await quotes.execute()).map(({ zipCode }) => zipCode);
  const searchText = requestSearchText(request, zipCodes);
  await trx.updateTable('requests').set({ searchText }).where('id', '=', id).execute();
}

type SearchedRequest = Pick<NewRequest, 'firstName' | 'lastName' | 'email' | 'service' | 'phone'>;

export const requestSearchText = (request: SearchedRequest, zipCodes: readonly string[]) =>
  getSearchText([
    `${request.firstName} ${request.lastName ?? ''}`,
    request.email ?? '',
    serviceLabel(request.service),
    phoneSearchText(request.phone ?? ''),
    ...zipCodes,
  ]);

/** Search text: the number as typed, and its digits. */
export const phoneSearchText = (phone: string) => [phone, phoneDigits(phone) ?? ''].join('\n');
