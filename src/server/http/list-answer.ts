import type { Context } from 'hono';
import type { ListPage } from '#server/db/list-page.ts';
import { totalCountHeader, totalRelationHeader } from '#shared/total-count.ts';

/** A page of a list, with how many records match in its headers. */
export function answerList<Row>(
  c: Context,
  { rows, total, isMore }: ListPage<Row>,
  toWire: (row: Row) => unknown,
): Response {
  c.header(totalCountHeader, String(total));
  if (isMore) c.header(totalRelationHeader, 'gte');
  return c.json(rows.map(toWire));
}
