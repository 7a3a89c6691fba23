import { type SelectQueryBuilder, sql } from 'kysely';
import { mostRows, type Paging } from '#kit/wire/paging.ts';
import type { Total } from '#kit/wire/total-count.ts';
import { cutPage, type NewestBy, newestFirst, type Piece, readIds, readNewest } from './list-rows.ts';
import type { Db } from './open.ts';
import { type Scan, scanIds } from './scan-rows.ts';
import type { Schema } from './schema.ts';

export interface ListPage<Row> extends Total {
  rows: Row[];
}

/** One page of a filtered, ordered query, and how many rows match in all. */
export async function readPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  asked: Paging,
): Promise<ListPage<Row>> {
  const paging = bounded(asked);
  const rows = (await cutPage(query, paging).execute()) as Row[];
  const total = totalFrom(rows, paging) ?? (await countRows(query.clearSelect().clearOrderBy()));
  return { rows, total, isMore: false };
}

/** A call that names no limit gets no more than one that asks for the most. */
const bounded = (paging: Paging) => ({ ...paging, limit: paging.limit ?? mostRows });

/** Matches are counted up to this limit, and on later pages up to its next multiple. */
const countLimits = { indexed: 10_000, lookedInto: 1_000 };

interface Counting extends Paging {
  search?: string | undefined;
  /** Another filter that no index has. */
  isLookedInto?: boolean;
  /** See `searchIn`. */
  scanned?: Scan | null;
}

/**
 * As `readPage`, for an unordered query on a table that grows without limit. Fewer matches are counted of what is looked
 * into.
 */
export const readNewestFirst = <Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  counting: Counting,
): Promise<ListPage<Row>> =>
  readCounted(
    db,
    query,
    {
      id: by.at(-1)!,
      read: (paging) => readNewest(db, query, by, paging),
      scan: (scanned, most) => scanIds(db, query, scanned, most),
    },
    counting,
  );

interface Reading<Query, Row> {
  /** The column of the id. */
  id: string;
  read: (paging: Paging) => Promise<Piece<Query, Row>>;
  /** The first ids, where the table must be looked through. */
  scan: (scanned: Scan, most: number) => Promise<number[]>;
}

/** The same for rows that are read in another way, in another order. */
export async function readCounted<Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { id, read, scan }: Reading<typeof query, Row>,
  { search, isLookedInto = Boolean(search), scanned, ...asked }: Counting,
): Promise<ListPage<Row>> {
  const paging = bounded(asked);
  const { limit, offset = 0 } = paging;
  const countLimit = isLookedInto ? countLimits.lookedInto : countLimits.indexed;
  const most = Math.ceil((offset + limit + 1) / countLimit) * countLimit;
  if (scanned && limit > 0) {
    const ids = await scan(scanned, most + 1);
    const rows = await readIds(query, id, ids.slice(offset, offset + limit));
    return { rows, total: Math.min(most, ids.length), isMore: ids.length > most };
  }
  const { rows, rest, passed } = await read(paging);
  const total = totalFrom(rows, paging);
  if (total !== null) return { rows, total, isMore: false };
  const more = await countUpTo(db, rest, most - passed);
  return { rows, total: passed + more.total, isMore: more.isMore };
}

/** The newest rows of a search, without a count. */
export async function findNewest<Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { newest, scanned }: { newest: NewestBy; scanned: Scan | null },
  limit: number,
): Promise<Row[]> {
  if (!scanned) return (await newestFirst(query, newest).limit(limit).execute()) as Row[];
  return readIds(query, newest.at(-1)!, await scanIds(db, query, scanned, limit));
}

/** The total as far as the page itself tells: it is the last one. */
function totalFrom(rows: readonly unknown[], { limit, offset = 0 }: Paging): number | null {
  const isLast = limit === undefined || rows.length < limit;
  return isLast && (rows.length > 0 || offset === 0) ? offset + rows.length : null;
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
