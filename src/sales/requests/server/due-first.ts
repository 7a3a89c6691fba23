import { type SelectQueryBuilder, sql } from 'kysely';
import { countRows, type ListPage, readCounted } from '#kit/db/list-page.ts';
import { type NewestBy, type Piece, readNewest, readPiece, readSorted } from '#kit/db/list-rows.ts';
import type { Db } from '#kit/db/open.ts';
import { type Scan, scanIds } from '#kit/db/scan-rows.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { Paging } from '#kit/wire/paging.ts';
import { noDueOrder } from './answer-clock.ts';

type Requests<Row> = SelectQueryBuilder<Schema, 'requests', Row>;

/** Those of live requests that wait for an answer. */
export const waiting = <Row>(requests: Requests<Row>) => requests.where('requests.dueOrder', '<', noDueOrder);

/** Due earliest first. */
export const dueFirst = <Tables extends keyof Schema, Row>(list: SelectQueryBuilder<Schema, Tables, Row>) =>
  list
    // Only with this column does Postgres read the index in its order.
    .orderBy(sql.ref('requests.deletedAt'))
    .orderBy(sql.ref('requests.dueOrder'))
    .orderBy(sql.ref('requests.id'), 'desc');

/**
 * Those that wait for an answer, due earliest first, then the others, newest first. As two lists, since a page far from
 * the first is then found among the others, in the order of an index.
 */
export function readDueFirst<Row extends { id: number }>(
  db: Db,
  query: Requests<Row>,
  newest: NewestBy,
  counting: Parameters<typeof readCounted>[3],
): Promise<ListPage<Row>> {
  const id = newest.at(-1)!;
  const due = waiting(query);
  const others = query.where('requests.dueOrder', '=', noDueOrder);
  const order = { by: [id], sort: dueFirst };

  async function read({ limit, offset = 0 }: Paging): Promise<Piece<Requests<Row>, Row>> {
    const first = await readSorted(due, order, { limit, offset });
    if (first.length === limit) return { rows: first, rest: query, passed: 0 };
    const before = first.length > 0 ? offset + first.length : await countRows(due.clearSelect());
    const paging = {
      limit: limit === undefined ? undefined : limit - first.length,
      offset: Math.max(0, offset - before),
    };
    // A search is in the order of its index, all others in that of what is due, which they all share.
    const { rows, rest, passed } =
      newest.length === 1
        ? await readNewest(db, others, newest, paging)
        : await readPiece(db, others, order, paging);
    return { rows: [...first, ...rows], rest, passed: before + passed };
  }

  async function scan(scanned: Scan, most: number): Promise<number[]> {
    const onlyIds = dueFirst(due.clearSelect().select(sql.ref<number>(id).as('id')));
    const first = (await onlyIds.limit(most).execute()).map((row) => (row as { id: number }).id);
    return [...first, ...(await scanIds(db, others, scanned, most - first.length))];
  }

  return readCounted(db, query, { id, read, scan }, counting);
}
