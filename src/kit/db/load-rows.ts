import { CompiledQuery, type Kysely } from 'kysely';
import { findEntry } from '#kit/text/find-entry.ts';
import { getBatches } from './batches.ts';
import { getEngine } from './portable.ts';
import type { Schema } from './schema.ts';

/** Columns as the database names them. */
export type LoadedRow = Record<string, unknown>;

/** So many that SQLite still keeps the statement prepared; see `sqlite.ts`. */
const valuesAtOnce = 800;

interface LoadedTable {
  name: string;
  columns: readonly string[];
}

/** Inserts many rows, ids included, faster than Kysely compiles them. `db` has no plugins. */
export function rowLoader(
  db: Kysely<Schema>,
  { name, columns }: LoadedTable,
): (rows: readonly LoadedRow[]) => Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  if (getEngine(db) === 'postgres') {
    const text = `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1)`;
    // Postgres stores no NUL; SQLite lets one into a text.
    const getJson = (rows: readonly LoadedRow[]) =>
      JSON.stringify(rows).replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1');
    return async (rows) => {
      await db.executeQuery(CompiledQuery.raw(text, [getJson(rows)]));
    };
  }
  const one = `(${columns.map(() => '?').join(', ')})`;
  const rowsAtOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length));
  return async (rows) => {
    for (const batch of getBatches(rows, rowsAtOnce)) {
      const text = `insert into "${name}" (${list}) values ${Array(batch.length).fill(one).join(', ')}`;
      const values = batch.flatMap((row) => columns.map((column) => findEntry(row, column) ?? null));
      await db.executeQuery(CompiledQuery.raw(text, values));
    }
  };
}

/** An id that was given once, and its record deleted, is never given again. */
export async function countOnFrom(db: Kysely<Schema>, table: string, lastId: number): Promise<void> {
  if (getEngine(db) === 'postgres') {
    const text = `select setval(pg_get_serial_sequence('${table}', 'id'), $1)`;
    if (lastId > 0) await db.executeQuery(CompiledQuery.raw(text, [lastId]));
    return;
  }
  await db.executeQuery(CompiledQuery.raw('delete from sqlite_sequence where name = ?', [table]));
  await db.executeQuery(
    CompiledQuery.raw('insert into sqlite_sequence (name, seq) values (?, ?)', [table, lastId]),
  );
}
