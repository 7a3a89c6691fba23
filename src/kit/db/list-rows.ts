import { type SelectQueryBuilder, sql } from 'kysely';
import { findEntry } from '#kit/text/find-entry.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';
import type { Schema } from './schema.ts';

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
) => newestFirst(query.where(toId(by), '<', id), by);

const toId = (by: NewestBy) => sql.ref<number>(by.at(-1)!);

/** A piece of a list. */
export interface Piece<Query, Row> {
  rows: Row[];
  /** The rows that follow in the list, sorted, and how many come before them. */
  rest: Query;
  passed: number;
}

interface Order {
  /** The columns in which its rows differ, highest first; the last is the id. */
  by: readonly string[];
  sort: <Tables extends keyof Schema, Row>(
    list: SelectQueryBuilder<Schema, Tables, Row>,
  ) => SelectQueryBuilder<Schema, Tables, Row>;
}

/** Some milliseconds each: SQLite answers nothing else meanwhile, and past the end the last ones are counted again. */
const skippedAtOnce = { sqlite: 50_000, postgres: 250_000 };

/** Passes over the rows before a page in an index. */
export async function readPiece<Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: Order,
  { limit, offset = 0 }: Paging,
): Promise<Piece<SelectQueryBuilder<Schema, Tables, Row>, Row>> {
  const atOnce = skippedAtOnce[getEngine(db)];
  let rest = query;
  let passed = 0;
  while (offset - passed > atOnce) {
    const [last] = await readPlaces(rest, order, { limit: 1, offset: atOnce - 1 });
    if (!last) return { rows: [], rest, passed };
    rest = after(query, order, last);
    passed += atOnce;
  }
  const rows = await readSorted(rest, order, { limit, offset: offset - passed });
  const last = rows.at(-1);
  if (!last) return { rows, rest, passed };
  return { rows, rest: order.sort(after(query, order, last)), passed: offset + rows.length };
}

/** The same, newest first. */
export const readNewest = <Tables extends keyof Schema, Row extends { id: number }>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  paging: Paging,
) => readPiece(db, query, { by, sort: (list) => newestFirst(list, by) }, paging);

/** The first pages read whole rows. Later ones find their ids in the index first and read only their own rows. */
const nearPages = 20;

/** A page of a query. */
export async function readSorted<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: Order,
  paging: Paging,
): Promise<Row[]> {
  const { limit = 0, offset = 0 } = paging;
  if (limit === 0 || offset < nearPages * limit) {
    return (await cutPage(order.sort(query), paging).execute()) as Row[];
  }
  const places = await readPlaces(query, order, paging);
  return readIds(
    query,
    order.by.at(-1)!,
    places.map(({ id }) => id),
  );
}

/** All columns of the order: what is a whole entry of its index, Postgres takes from there as it is. */
async function readPlaces<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { by, sort }: Order,
  paging: Paging,
): Promise<{ id: number }[]> {
  const columns = by.map((column) => sql.ref(column).as(toName(column)));
  return (await cutPage(sort(query.clearSelect().select(columns)), paging).execute()) as { id: number }[];
}

/** The list after that row. A column that is null in it is null in all rows. */
function after<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { by }: Order,
  row: object,
): SelectQueryBuilder<Schema, Tables, Row> {
  const values = row as Record<string, unknown>;
  const columns = by.filter((column) => findEntry(values, toName(column)) !== null);
  const place = sql.join(columns.map((column) => sql.ref(column)));
  const last = sql.join(columns.map((column) => findEntry(values, toName(column))));
  return query.where(sql<boolean>`(${place}) < (${last})`);
}

const toName = (column: string) => column.replace(/.*\./, '').replace('rowid', 'id');

export function cutPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { limit, offset = 0 }: Paging,
) {
  if (limit === undefined && offset === 0) return query;
  // SQLite allows no offset without a limit.
  return query.limit(limit ?? 2 ** 31 - 1).offset(offset);
}

/** The rows of these ids, in this order. */
export async function readIds<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  column: string,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = (await query.where(sql.ref<number>(column), 'in', ids).execute()) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
