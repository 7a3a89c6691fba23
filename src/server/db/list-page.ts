import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#shared/paging.ts';
import type { Total } from '#shared/total-count.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export interface ListPage<Row> extends Total {
  rows: Row[];
}

/** One page of a filtered, ordered query, and how many rows there are in all: `count` reads it where it is kept. */
export const readPage = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  paging: Paging,
  count = () => countRows(query),
): Promise<ListPage<Row>> =>
  readWithTotal(query, paging, async () => ({ total: await count(), isMore: false }));

/** They are counted only where the page itself does not tell. */
async function readWithTotal<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { limit, offset = 0 }: Paging,
  count: () => Promise<Total>,
): Promise<ListPage<Row>> {
  if (limit === undefined && offset === 0) {
    const rows = (await query.execute()) as Row[];
    return { rows, total: rows.length, isMore: false };
  }
  // SQLite knows no offset without a limit.
  const most = limit ?? 2 ** 31 - 1;
  const rows = (await query.limit(most).offset(offset).execute()) as Row[];
  const isLastPage = rows.length < most && (rows.length > 0 || offset === 0);
  if (isLastPage) return { rows, total: offset + rows.length, isMore: false };
  return { rows, ...(await count()) };
}

/** What a list is sorted by, the highest first. The last one is the id, so that no two rows are equal. */
export type NewestBy = readonly [...string[], 'id' | `${string}.id` | `${string}.rowid`];

export const newestFirst = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
) => inOrder(query, by, 'desc');

/** The same list after the row with that id. */
export const newestBefore = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  id: number,
) => newestFirst(query.where(idOf(by), '<', id), by);

/** So far a page and its total are read together; a search that finds few is then gone through once, not twice. */
const nearPages = 20;

/**
 * What no number is kept of is counted so far, and on a page beyond it to the next such step. A search that finds so
 * many is to be narrowed; of what is filtered, only a list of many years has so many.
 */
export const countedTo = { search: 1_000, filter: 10_000 };

/**
 * As `readPage`, of a query that is not yet in order. A page far from the first is looked up from the end that is
 * nearer, and only its own rows are opened: what is passed over is passed over in the index. `count` reads the number
 * that is kept of the list; where none is, it says how far the rows are counted.
 */
export async function readNewestFirst<Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  { limit, offset = 0 }: Paging,
  count: (() => Promise<number>) | number,
): Promise<ListPage<Row>> {
  const readTotal = async () => {
    if (typeof count === 'function') return { total: await count(), isMore: false };
    const most = Math.ceil((offset + (limit ?? 0) + 1) / count) * count;
    return countUpTo(db, query, most);
  };
  if (limit === undefined || offset < nearPages * limit) {
    return readWithTotal(newestFirst(query, by), { limit, offset }, readTotal);
  }
  const { total, isMore } = await readTotal();
  const length = Math.min(limit, total - offset);
  if (length <= 0) return { rows: [], total, isMore };
  const after = isMore ? Number.POSITIVE_INFINITY : total - offset - length;
  const ids = await idsBetween(query, by, { before: offset, length, after });
  const rows = (await query.where(idOf(by), 'in', ids).execute()) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total, isMore };
}

async function idsBetween<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  { before, length, after }: { before: number; length: number; after: number },
): Promise<number[]> {
  const isFromEnd = after < before;
  const ids = query.clearSelect().select(idOf(by).as('id'));
  const found = (await inOrder(ids, by, isFromEnd ? 'asc' : 'desc')
    .limit(length)
    .offset(isFromEnd ? after : before)
    .execute()) as { id: number }[];
  const inTurn = found.map(({ id }) => id);
  return isFromEnd ? inTurn.reverse() : inTurn;
}

const idOf = (by: NewestBy) => sql.ref<number>(by.at(-1)!);

const inOrder = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  direction: 'asc' | 'desc',
) => by.reduce((ordered, column) => ordered.orderBy(sql.ref(column), direction), query);

async function countRows<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
): Promise<number> {
  const count = query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('count'));
  return ((await count.executeTakeFirstOrThrow()) as { count: number }).count;
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
  const total = await countRows(db.selectFrom(found.as('counted')) as unknown as typeof query);
  return total > most ? { total: most, isMore: true } : { total, isMore: false };
}
