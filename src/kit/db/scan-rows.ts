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
/** Where an index can find the rest; as long as it need not, twice as many each time. */
const firstIndexedRows = 5_000;
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
  const all = newest ?? 0;
  let atOnce = isIndexed ? firstIndexedRows : rowsAtOnce;
  let passed = 0;
  while (passed < all && ids.length < most) {
    const rest = onlyIds.where(id, '<=', all - passed);
    if (isIndexed && passed > rare * ids.length) {
      // By the plain id, Postgres might go through all rows in its order instead.
      await find(rest.orderBy(sql`${id} + 0`, 'desc'));
      break;
    }
    passed += atOnce;
    await find(rest.where(id, '>', all - passed).orderBy(id, 'desc'));
    if (isIndexed) atOnce *= 2;
  }
  return ids;
}
