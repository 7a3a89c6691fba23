import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { ImportRow } from '#kit/db/tables/imports.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { type DateOrder, type ImportMapping, mappedField } from '#office/imports/imports.ts';
import type { RowReader } from './read-row.ts';
import { dateOrderOf } from './read-values.ts';

export const getImport = (db: Db, id: number): Promise<ImportRow> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This import'));

/** Its rows wait for each other: of two runs one moves the cursor at a time. */
export const lockImport = (trx: Trx, id: number): Promise<ImportRow> =>
  trx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .$if(getEngine(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => notFound('This import'));

export const listImports = (db: Db): Promise<ImportRow[]> =>
  db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(20).execute();

export interface TableRow {
  row: number;
  cells: string[];
}

export async function readRows(db: Db, importId: number, after: number, limit: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('importRows')
    .select(['row', 'cells'])
    .where('importId', '=', importId)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute();
  return rows.map(({ row, cells }) => ({ row, cells: JSON.parse(cells) as string[] }));
}

export async function* readAllRows(db: Db, importId: number, limit: number): AsyncGenerator<TableRow[]> {
  for (let after = 0; ; ) {
    const rows = await readRows(db, importId, after, limit);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.row;
  }
}

export const getColumns = (row: ImportRow) => JSON.parse(row.columns) as string[];
export const getMapping = (row: ImportRow) => JSON.parse(row.mapping) as ImportMapping;

export const getReader = (row: ImportRow, dateOrder: DateOrder, now: Date): RowReader => ({
  kind: row.kind,
  columns: getColumns(row),
  mapping: getMapping(row),
  dateOrder,
  today: calendarDate(now),
});

/** The order that most dates of the file can only have; as in America where none tells. */
export async function findDateOrder(db: Db, row: ImportRow): Promise<DateOrder> {
  const mapping = getMapping(row);
  const column = getColumns(row).findIndex((name) => mappedField(mapping, name) === 'date');
  let balance = 0;
  if (column >= 0) {
    for await (const rows of readAllRows(db, row.id, 500)) {
      for (const { cells } of rows) {
        const order = dateOrderOf(cells[column] ?? '');
        if (order !== null) balance += order === 'day' ? 1 : -1;
      }
    }
  }
  return balance > 0 ? 'day' : 'month';
}
