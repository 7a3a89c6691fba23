import type { SelectQueryBuilder } from 'kysely';
import type { Paging } from '#shared/paging.ts';
import type { Schema } from './schema.ts';

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, whatever the limit. */
  total: number;
}

/** One page of a filtered, ordered query, and how many rows there are in all. A bare list (no limit, no offset) is not counted twice. */
export async function readPage<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { limit, offset = 0 }: Paging,
): Promise<ListPage<Row>> {
  if (limit === undefined && offset === 0) {
    const rows = (await query.execute()) as Row[];
    return { rows, total: rows.length };
  }
  // SQLite knows no offset without a limit.
  const rows = (await query
    .limit(limit ?? 2 ** 31 - 1)
    .offset(offset)
    .execute()) as Row[];
  const count = query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('count'));
  const { count: total } = (await count.executeTakeFirstOrThrow()) as { count: number };
  return { rows, total };
}
