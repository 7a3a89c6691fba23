import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';
import type { SearchedTable } from './search-indexes.ts';

/** Some milliseconds each, so that others are answered in between. */
const rowsAtOnce = 20_000;

/**
 * The ids of at most `most` rows of a query on `table`, newest first. Looks through the table from its end, some rows at a
 * time, for what no index finds.
 */
export async function scanIds<Tables extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { table, most }: { table: SearchedTable; most: number },
): Promise<number[]> {
  const { newest } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  const id = sql.ref<number>(`${table}.id`);
  const onlyIds = query.clearSelect().clearOrderBy().select(id.as('id')).orderBy(id, 'desc');
  const ids: number[] = [];
  for (let last = newest ?? 0; last > 0 && ids.length < most; last -= rowsAtOnce) {
    const part = onlyIds.where(id, '<=', last).where(id, '>', last - rowsAtOnce);
    const found = (await part.limit(most - ids.length).execute()) as { id: number }[];
    ids.push(...found.map((row) => row.id));
  }
  return ids;
}
