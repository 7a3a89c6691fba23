import { countLive, type ListPage, newestFirst, readNewestFirst } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { searchTextOf, textContainsAll } from '#server/db/portable.ts';
import type { NewRequest, RequestRow } from '#server/db/tables/requests.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';
import type { Paging } from '#shared/paging.ts';
import { phoneDigits } from '#shared/phone.ts';
import { type RequestFilter, type RequestStatus, serviceLabel } from '#shared/requests.ts';
import { searchedWords } from './searched-words.ts';

export type RequestWithQuote = RequestRow & { quoteRequestId: number | null };

const withQuote = (db: Db) =>
  db
    .selectFrom('requests')
    .selectAll('requests')
    .select((select) =>
      select
        .selectFrom('quotes')
        .select((quote) => quote.fn.min('quotes.id').as('id'))
        .whereRef('quotes.requestId', '=', 'requests.id')
        .where('quotes.deletedAt', 'is', null)
        .as('quoteRequestId'),
    );

/** Newest first. */
export function listRequests(
  db: Db,
  { search, status, priority, ...paging }: RequestFilter & Paging,
): Promise<ListPage<RequestWithQuote>> {
  const isWhole = !search && !status && !priority;
  const query = matchingRequests(db, { search, status, priority });
  return readNewestFirst(query, newest, paging, isWhole ? () => countLive(db, 'requests') : undefined);
}

/** The next of the same list after the one with that id, for who reads it to its end. */
export const listRequestsBefore = (
  db: Db,
  filter: RequestFilter,
  { id, limit }: { id: number; limit: number },
): Promise<RequestWithQuote[]> =>
  newestFirst(matchingRequests(db, filter).where('requests.id', '<', id), newest)
    .limit(limit)
    .execute();

/** As the indexes are sorted: by the id alone, Postgres would pass over rows and not over entries of an index. */
const newest = ['requests.deletedAt', 'requests.id'] as const;

function matchingRequests(db: Db, { search, status, priority }: RequestFilter) {
  let query = withQuote(db).where('requests.deletedAt', 'is', null);
  if (status) query = query.where('requests.status', '=', status);
  if (priority) query = query.where('requests.priority', '=', priority);
  if (search)
    query = query.where((select) =>
      textContainsAll(db, select.ref('requests.searchText'), searchedWords(search)),
    );
  return query;
}

/** Throws `not-found`, also for a request in the trash. */
export async function getRequest(db: Db, id: number): Promise<RequestWithQuote> {
  const row = await findRequest(db, id);
  if (!row) throw notFound('This request');
  return row;
}

/** Undefined also for a request in the trash. */
export async function findRequest(db: Db, id: number): Promise<RequestWithQuote | undefined> {
  const row = await findRequestAnywhere(db, id);
  return row?.deletedAt === null ? row : undefined;
}

/** Also one in the trash. */
export const findRequestAnywhere = (db: Db, id: number): Promise<RequestWithQuote | undefined> =>
  withQuote(db).where('requests.id', '=', id).executeTakeFirst();

/**
 * How many requests there are of each of these statuses. Counted one by one: grouping would go through all the others
 * as well, and most requests are completed.
 */
export async function countRequestsOf<Status extends RequestStatus>(
  db: Db,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const counts = statuses.map((status) =>
    db
      .selectFrom('requests')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('deletedAt', 'is', null)
      .where('status', '=', status)
      .as(status),
  );
  return db.selectNoFrom(counts).$castTo<Record<Status, number>>().executeTakeFirstOrThrow();
}

export function insertRequest(
  trx: Trx,
  request: Omit<NewRequest, 'searchText' | 'deletedAt' | 'updatedAt'>,
): Promise<RequestRow> {
  const { firstName, lastName, email, service, phone } = request;
  const row = { ...request, updatedAt: request.createdAt, deletedAt: request.quarantinedAt ?? null };
  const searchText = searchTextOf([
    `${firstName} ${lastName ?? ''}`,
    email ?? '',
    serviceLabel(service),
    phoneText(phone ?? ''),
  ]);
  return trx
    .insertInto('requests')
    .values({ ...row, searchText })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Found by the number as it was typed and by its digits alone. */
export const phoneText = (phone: string) => [phone, phoneDigits(phone) ?? ''].join('\n');
