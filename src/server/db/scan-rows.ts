import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';
import type { SearchedTable } from './search-indexes.ts';

export interface Scan {
  table: SearchedTable;
  /** An index finds what is rare. */
  isIndexed: boolean;
}

/** Some milliseconds each, so that others are answered in between. */
const rowsAtOnce = 20_000;
/** Where an index can find the rest. */
const indexedRowsAtOnce = 5_000;
/** One in as many: then going on takes about as long as opening all rows that the index finds. */
const rare = 50;

/**
 * The ids of at most `most` rows of a query, newest first. Looks through the table from its end, some rows at a time, for
 * what no index finds; and otherwise as long as much is found, since the index has what it finds in no order.
 */
export async function scanIds<Tables extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { table, isIndexed }: Scan,
  most: number,
): Promise<number[]> {
  const { newest } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  const id = sql.ref<number>(`${table}.id`);
  const onlyIds = query.clearSelect().clearOrderBy().select(id.as('id'));
  const ids: number[] = [];
  const find = async (found: typeof onlyIds) => {
    const rows = (await found.limit(most - ids.length).execute()) as { id: number }[];
    ids.push(...rows.map((row) => row.id));
  };
  const atOnce = isIndexed ? indexedRowsAtOnce : rowsAtOnce;
  for (let last = newest ?? 0, passed = 0; last > 0 && ids.length < most; last -= atOnce, passed += atOnce) {
    const rest = onlyIds.where(id, '<=', last);
    if (isIndexed && passed > rare * ids.length) {
      // By the plain id, Postgres might go through all rows in its order instead.
      await find(rest.orderBy(sql`${id} + 0`, 'desc'));
      break;
    }
    await find(rest.where(id, '>', last - atOnce).orderBy(id, 'desc'));
  }
  return ids;
}
