import type { Context } from 'hono';
import type { ListPage } from '#kit/db/list-page.ts';
import {
  type Total,
  totalCountHeader,
  totalRelationHeader,
  unreadableHeader,
} from '#kit/wire/total-count.ts';
import { type RowSource, readRows } from './read-rows.ts';

/** A page of a list, with the total in the headers, and how many of its rows could not be read. */
export function respondWithList<Row extends object>(
  c: Context,
  { rows, ...total }: ListPage<Row>,
  toWire: (row: Row) => unknown,
  source: RowSource,
): Response {
  const read = readRows(source, rows, toWire);
  return c.json(read, 200, { ...totalHeaders(total), ...unreadableHeaders(rows.length - read.length) });
}

const unreadableHeaders = (count: number): Record<string, string> =>
  count > 0 ? { [unreadableHeader]: String(count) } : {};

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
export function listPart<Row extends object>(
  c: Context,
  { rows, ...total }: ListPage<Row>,
  toWire: (row: Row) => unknown,
  source: RowSource,
): ListPart {
  const texts: string[] = [];
  let bytes = 0;
  let passed = 0;
  for (const row of rows) {
    const [text] = readRows(source, [row], (each) => JSON.stringify(toWire(each)));
    bytes += Buffer.byteLength(text ?? '');
    if (bytes > largestPart && texts.length > 0) break;
    passed += 1;
    if (text !== undefined) texts.push(text);
  }
  const query = new URLSearchParams(c.req.query());
  const next = Number(query.get('offset') ?? 0) + passed;
  const isLast = passed === 0 || (next >= total.total && !total.isMore);
  query.set('offset', String(next));
  return {
    body: `[${texts.join(',')}]`,
    headers: {
      ...totalHeaders(total),
      ...unreadableHeaders(passed - texts.length),
      ...(!isLast && { Link: `<${c.req.path}?${query}>; rel="next"` }),
    },
  };
}

export const respondWithPart = (c: Context, { body, headers }: ListPart): Response =>
  c.body(body, 200, { 'Content-Type': 'application/json', ...headers });
