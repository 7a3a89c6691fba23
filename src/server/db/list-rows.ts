import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#shared/paging.ts';
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
) => newestFirst(query.where(idOf(by), '<', id), by);

const idOf = (by: NewestBy) => sql.ref<number>(by.at(-1)!);

/** The first pages read whole rows. Later ones find their ids in the index first and read only their own rows. */
const nearPages = 20;

interface Order {
  /** The column of the id. */
  id: string;
  sort: <Tables extends keyof Schema, Row>(
    list: SelectQueryBuilder<Schema, Tables, Row>,
  ) => SelectQueryBuilder<Schema, Tables, Row>;
}

/** A page of a query. The first pages read whole rows; later ones find their ids in the index first. */
export async function readSorted<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { id, sort }: Order,
  paging: Paging,
): Promise<Row[]> {
  const { limit = 0, offset = 0 } = paging;
  if (limit === 0 || offset < nearPages * limit) {
    return (await cutPage(sort(query), paging).execute()) as Row[];
  }
  const onlyIds = sort(query.clearSelect().select(sql.ref<number>(id).as('id')));
  const found = (await cutPage(onlyIds, paging).execute()) as { id: number }[];
  return readIds(
    query,
    id,
    found.map((row) => row.id),
  );
}

/** The same, newest first. */
export function readNewest<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  by: NewestBy,
  paging: Paging,
): Promise<Row[]> {
  const order: Order = { id: by.at(-1)!, sort: (list) => newestFirst(list, by) };
  return by.at(-2) === 'createdAt' ? readSorted(query, order, paging) : readInTurns(query, order, paging);
}

/** Like `readSorted`, for rows with equal values in all other sorted columns: highest id first. */
export async function readInTurns<Tables extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: Order,
  { limit, offset = 0 }: Paging,
): Promise<Row[]> {
  const id = sql.ref<number>(order.id);
  let rest = query;
  let left = offset;
  while (left > skippedAtOnce) {
    const onlyIds = order.sort(rest.clearSelect().select(id.as('id')));
    const [row] = (await onlyIds
      .limit(1)
      .offset(skippedAtOnce - 1)
      .execute()) as { id: number }[];
    if (!row) return [];
    left -= skippedAtOnce;
    rest = query.where(id, '<', row.id);
  }
  return readSorted(rest, order, { limit, offset: left });
}

/** Some milliseconds each: SQLite answers nothing else meanwhile. */
const skippedAtOnce = 50_000;

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
