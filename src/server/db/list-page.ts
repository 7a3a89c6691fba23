import type { SelectQueryBuilder } from 'kysely';
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
  countAll?: () => Promise<number>,
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
  return { rows, total: await (countAll ? countAll() : countRows(query)) };
}

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
