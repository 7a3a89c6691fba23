import type { Context } from 'hono';
import type { ListPage } from '#server/db/list-page.ts';
import { type Total, totalCountHeader, totalRelationHeader } from '#shared/total-count.ts';

/** A page of a list, with how many records match in its headers. */
export const respondWithList = <Row>(
  c: Context,
  { rows, ...total }: ListPage<Row>,
  toWire: (row: Row) => unknown,
): Response => c.json(rows.map(toWire), 200, totalHeaders(total));

const totalHeaders = ({ total, isMore }: Total): Record<string, string> => ({
  [totalCountHeader]: String(total),
  ...(isMore && { [totalRelationHeader]: 'gte' }),
});

/** Rows of a list that anybody may ask for, where no limit is named. */
export const defaultLimit = 100;

/** Bytes of such a list. */
const largestPart = 500_000;

interface ListPart {
  body: string;
  headers: Record<string, string>;
}

/** JSON of the rows that fit into an answer, at least one, with the address of those after it (RFC 8288). */
export function listPart<Row>(
  c: Context,
  { rows, ...total }: ListPage<Row>,
  toWire: (row: Row) => unknown,
): ListPart {
  const texts: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const text = JSON.stringify(toWire(row));
    bytes += Buffer.byteLength(text);
    if (bytes > largestPart && texts.length > 0) break;
    texts.push(text);
  }
  const query = new URLSearchParams(c.req.query());
  const next = Number(query.get('offset') ?? 0) + texts.length;
  const isLast = texts.length === 0 || (next >= total.total && !total.isMore);
  query.set('offset', String(next));
  return {
    body: `[${texts.join(',')}]`,
    headers: { ...totalHeaders(total), ...(!isLast && { Link: `<${c.req.path}?${query}>; rel="next"` }) },
  };
}

export const respondWithPart = (c: Context, { body, headers }: ListPart): Response =>
  c.body(body, 200, { 'Content-Type': 'application/json', ...headers });
