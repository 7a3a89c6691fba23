import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#shared/paging.ts';
import type { Total } from '#shared/total-count.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export interface ListPage<Row> extends Total {
  rows: Row[];
}

/** One page of a filtered, ordered query, and how many rows match in all. */
export async function readPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  paging: Paging,
): Promise<ListPage<Row>> {
  const rows = (await cutPage(query, paging).execute()) as Row[];
  const total = totalFrom(rows, paging) ?? (await countRows(query.clearSelect().clearOrderBy()));
  return { rows, total, isMore: false };
}

/** The columns of the order, highest first. The id comes last and makes each row distinct. */
export type NewestBy = readonly [...string[], 'id' | `${string}.id` | `${string}.rowid`];

export const newestFirst = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
) => by.reduce((ordered, column) => ordered.orderBy(sql.ref(column), 'desc'), query);

/** The same list after the row with that id. */
export const newestBefore = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  id: number,
) => newestFirst(query.where(idOf(by), '<', id), by);

const idOf = (by: NewestBy) => sql.ref<number>(by.at(-1)!);

/** The first pages read whole rows. Later ones find their ids in the index first and read only their own rows. */
const nearPages = 20;

/** Matches are counted up to this limit, and on later pages up to its next multiple. */
const countLimits = { list: 10_000, search: 1_000 };

/** As `readPage`, for an unordered query on a table that grows without limit. Of a search, fewer matches are counted. */
export const readNewestFirst = <Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  paging: Paging & { search?: string | undefined },
): Promise<ListPage<Row>> =>
  readInOrder(db, query, { id: by.at(-1)!, sort: (list) => newestFirst(list, by) }, paging);

interface ListOrder {
  /** The column of the id. */
  id: string;
  sort: <Tables extends keyof Schema, Row>(
    list: SelectQueryBuilder<Schema, Tables, Row>,
  ) => SelectQueryBuilder<Schema, Tables, Row>;
}

/** The same in any order. */
export async function readInOrder<Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: ListOrder,
  { search, ...paging }: Paging & { search?: string | undefined },
): Promise<ListPage<Row>> {
  const { limit = 0, offset = 0 } = paging;
  const rows =
    limit === 0 || offset < nearPages * limit
      ? ((await cutPage(order.sort(query), paging).execute()) as Row[])
      : await readById(query, order, paging);
  const total = totalFrom(rows, paging);
  if (total !== null) return { rows, total, isMore: false };
  const countLimit = search ? countLimits.search : countLimits.list;
  const most = Math.ceil((offset + limit + 1) / countLimit) * countLimit;
  return { rows, ...(await countUpTo(db, query, most)) };
}

/** The total as far as the page itself tells: it is the last one. */
function totalFrom(rows: readonly unknown[], { limit, offset = 0 }: Paging): number | null {
  const isLast = limit === undefined || rows.length < limit;
  return isLast && (rows.length > 0 || offset === 0) ? offset + rows.length : null;
}

function cutPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { limit, offset = 0 }: Paging,
) {
  if (limit === undefined && offset === 0) return query;
  // SQLite allows no offset without a limit.
  return query.limit(limit ?? 2 ** 31 - 1).offset(offset);
}

async function readById<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { id: column, sort }: ListOrder,
  paging: Paging,
): Promise<Row[]> {
  const idColumn = sql.ref<number>(column);
  const onlyIds = query.clearSelect().select(idColumn.as('id'));
  const found = (await cutPage(sort(onlyIds), paging).execute()) as { id: number }[];
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = (await query.where(idColumn, 'in', ids).execute()) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countUpTo<Tables extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  most: number,
): Promise<Total> {
  const found = query
    .clearSelect()
    .select(sql<number>`1`.as('found'))
    .limit(most + 1);
  const total = await countRows(db.selectFrom(found.as('counted')));
  return total > most ? { total: most, isMore: true } : { total, isMore: false };
}

/** How many rows of each status the query finds. A status without rows is missing. */
export async function countByStatus<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>,
): Promise<Record<string, number>> {
  const status = sql.ref<string>('status');
  const counts = query.select((select) => [status.as('status'), select.fn.countAll<number>().as('count')]);
  const rows = (await counts.groupBy(status).execute()) as { status: string; count: number }[];
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export async function countRows<Database, Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
): Promise<number> {
  const count = query.select((select) => select.fn.countAll<number>().as('count'));
  return ((await count.executeTakeFirstOrThrow()) as { count: number }).count;
}
