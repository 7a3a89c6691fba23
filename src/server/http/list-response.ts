import type { Context } from 'hono';
import type { ListPage } from '#server/db/list-page.ts';
import { type Total, totalCountHeader, totalRelationHeader } from '#shared/total-count.ts';

/** A page of a list, with the total in the headers. */
export const respondWithList = <Row>(
  c: Context,
  { rows, ...total }: ListPage<Row>,
  toWire: (row: Row) => unknown,
): Response => c.json(rows.map(toWire), 200, totalHeaders(total));

const totalHeaders = ({ total, isMore }: Total): Record<string, string> => ({
  [totalCountHeader]: String(total),
  ...(isMore && { [totalRelationHeader]: 'gte' }),
});

/** Default number of rows in public lists. */
export const defaultLimit = 100;

/** Bytes of a public list. */
const largestPart = 500_000;

interface ListPart {
  body: string;
  headers: Record<string, string>;
}

/** JSON of the rows that fit into the limit, at least one, with a link to the next rows (RFC 8288). */
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
