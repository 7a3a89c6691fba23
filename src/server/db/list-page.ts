import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#shared/paging.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, whatever the limit. */
  total: number;
}

/**
 * One page of a filtered, ordered query, and how many rows there are in all. They are counted only where the page
 * itself does not tell; `countAll` is a quicker way than counting the query, where there is one.
 */
export async function readPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { limit, offset = 0 }: Paging,
  countAll = () => countRows(query),
): Promise<ListPage<Row>> {
  if (limit === undefined && offset === 0) {
    const rows = (await query.execute()) as Row[];
    return { rows, total: rows.length };
  }
  // SQLite knows no offset without a limit.
  const most = limit ?? 2 ** 31 - 1;
  const rows = (await query.limit(most).offset(offset).execute()) as Row[];
  const isLastPage = rows.length < most && (rows.length > 0 || offset === 0);
  if (isLastPage) return { rows, total: offset + rows.length };
  return { rows, total: await countAll() };
}

/** What a list is sorted by, the highest first. The last one is the id, so that no two rows are equal. */
type NewestBy = readonly [...string[], 'id' | `${string}.id`];

export const newestFirst = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
) => inOrder(query, by, 'desc');

/** So far a page and its total are read together; a search that finds few is then gone through once, not twice. */
const nearPages = 20;

/**
 * As `readPage`, of a query that is not yet in order. A page far from the first is looked up from the end that is
 * nearer, and only its own rows are opened: what is passed over is passed over in the index.
 */
export async function readNewestFirst<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  { limit, offset = 0 }: Paging,
  countAll = () => countRows(query),
): Promise<ListPage<Row>> {
  if (limit === undefined || offset < nearPages * limit) {
    return readPage(newestFirst(query, by), { limit, offset }, countAll);
  }
  const total = await countAll();
  const length = Math.min(limit, total - offset);
  if (length <= 0) return { rows: [], total };
  const ids = await idsBetween(query, by, { before: offset, length, after: total - offset - length });
  const rows = (await query.where(idOf(by), 'in', ids).execute()) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
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

/**
 * How many records are not in the trash. All less those in the trash: SQLite counts a whole table by its pages,
 * without looking at a row.
 */
export async function countLive(db: Db, table: 'requests' | 'quotes'): Promise<number> {
  const counted = () => db.selectFrom(table).select((select) => select.fn.countAll<number>().as('count'));
  const { all, deleted } = await db
    .selectNoFrom([counted().as('all'), counted().where('deletedAt', 'is not', null).as('deleted')])
    .executeTakeFirstOrThrow();
  return (all ?? 0) - (deleted ?? 0);
}
