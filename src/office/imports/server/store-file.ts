import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type ImportKind, importLimits } from '#office/imports/imports.ts';
import type { TableRow } from './imports.queries.ts';
import { readTable } from './read-table.ts';
import { findHead, guessByValues, guessMapping, nameColumns } from './recognize.ts';
import { recognizeSource } from './recognize-source.ts';
import { refuseFile } from './refuse-file.ts';

const rowsAtOnce = 200;
/** Among them is the head, below the title of a report. */
const firstRows = 20;

interface Upload {
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
  by: Actor;
}

/**
 * Stores the rows of a file, some at a time, and returns the id of the import. It counts as failed until all are there,
 * so a killed upload is none. Throws 422 for a file that is no table.
 */
export async function storeFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, fileName, bytes, by }: Upload,
): Promise<number> {
  const now = clock();
  const table = readTable(bytes);
  const first: string[][] = [];
  for (let next = await table.next(); !next.done; next = await table.next()) {
    first.push(next.value);
    if (first.length === firstRows) break;
  }
  const headAt = findHead(kind, first);
  const sample = first.slice(headAt + 1).filter(isFilled);
  if (sample.length === 0) throw refuseFile('This file has no rows below its column names');
  const columns = nameColumns(
    first[headAt] ?? [],
    Math.max(...[first[headAt] ?? [], ...sample].map(usedCells)),
  );
  const source = recognizeSource(columns);
  const mapping = guessByValues(kind, columns, guessMapping(kind, columns), sample);
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ kind, source, fileName, status: 'failed', userName: by.name, createdAt: now.toISOString() },
      ...{ columns: JSON.stringify(columns), mapping: JSON.stringify(mapping) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    let row = 0;
    let total = 0;
    let waiting: TableRow[] = [];
    const take = async (cells: string[]) => {
      row += 1;
      if (!isFilled(cells)) return;
      total += 1;
      if (total > importLimits.rows) {
        throw refuseFile(`This file has more than ${importLimits.rows.toLocaleString('en')} rows. Split it`);
      }
      waiting.push({ row, cells: cells.slice(0, columns.length) });
      if (waiting.length < rowsAtOnce) return;
      await insertRows(db, id, waiting);
      waiting = [];
    };
    for (const cells of first.slice(headAt + 1)) await take(cells);
    for await (const cells of table) await take(cells);
    await insertRows(db, id, waiting);
    await db.updateTable('imports').set({ status: 'mapped', total }).where('id', '=', id).execute();
    return id;
  } catch (error) {
    await db.deleteFrom('imports').where('id', '=', id).execute();
    throw error;
  }
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '');

const usedCells = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;

const insertRows = (db: Db, importId: number, rows: readonly TableRow[]) =>
  inTransaction(db, async (trx) => {
    for (const batch of getBatches(rows)) {
      const values = batch.map(({ row, cells }) => ({ importId, row, cells: JSON.stringify(cells) }));
      await trx.insertInto('importRows').values(values).execute();
    }
  });
