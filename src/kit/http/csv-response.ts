import type { Context } from 'hono';
import { csvLines, csvText } from './csv.ts';
import { respondWithFile } from './file-response.ts';

/** Heading and value of each column, in order. */
export type CsvColumns<Row> = readonly (readonly [
  heading: string,
  read: (row: Row) => string | number | null,
])[];

/** Streams a CSV file page by page, so that 100,000 records are never in memory together. */
export async function respondWithCsv<Row>(
  c: Context,
  name: string,
  columns: CsvColumns<Row>,
  pages: AsyncGenerator<Row[]>,
): Promise<Response> {
  const getLine = (row: Row) => columns.map(([, read]) => String(read(row) ?? ''));
  // Read before the status is sent, so that a database that is down still gets a proper 503.
  const first = await pages.next();
  async function* text() {
    yield csvText([columns.map(([heading]) => heading), ...(first.done ? [] : first.value.map(getLine))]);
    for await (const page of pages) yield csvLines(page.map(getLine));
  }
  const encoder = new TextEncoder();
  const texts = text();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
  return respondWithFile(c, `${name}.csv`, body);
}

/** More would take the event loop for longer than 10 ms. */
const rowsAtOnce = 250;

/** Reads all rows of a list in descending order of id, a page at a time. */
export const readAll = <Row extends { id: number }>(
  readPage: (after: { id: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> =>
  readPages<Row>(({ last, limit }) => readPage({ id: last?.id ?? 2 ** 31 - 1, limit }));

/** The same in any order: `readPage` reads what follows the last row. */
export async function* readPages<Row>(
  readPage: (after: { last: Row | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPage({ last, limit: rowsAtOnce });
    last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < rowsAtOnce) return;
  }
}
