import { isUnreadable } from '#kit/db/errors.ts';
import type { DataPlace } from '#kit/server/config.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { BackupError } from './manifest.ts';
import { tablesAt } from './schema-at.ts';
import { openSnapshot } from './snapshot.ts';

export type PresentData =
  | { kind: 'nothing' }
  /** SQLite says that the file is no database, or is damaged. */
  | { kind: 'unreadable' }
  | { kind: 'rows'; requests: number; quotes: number; uploads: string[]; erasures: string[] };

/** Throws if a newer version has migrated the data, or if Postgres does not respond. */
export async function readPresentData(config: DataPlace): Promise<PresentData> {
  const snapshot = await openSnapshot(config).catch((error) => {
    if (error instanceof BackupError || isUnreadable(error)) return error as Error;
    throw error;
  });
  if (snapshot instanceof BackupError) return { kind: 'nothing' };
  if (snapshot instanceof Error) return { kind: 'unreadable' };
  try {
    const tables = await tablesAt(snapshot.lastMigration);
    const toValues = async (name: string, column: string) => {
      const values: string[] = [];
      const table = tables.find((each) => each.name === name);
      if (!table) return values;
      for await (const rows of snapshot.readRows({ ...table, columns: [column] })) {
        for (const row of rows) values.push(String(findEntry(row, column)));
      }
      return values;
    };
    let isEmpty = true;
    for (const { name, columns } of tables) isEmpty &&= (await toValues(name, columns[0]!)).length === 0;
    if (isEmpty) return { kind: 'nothing' };
    return {
      kind: 'rows',
      requests: (await toValues('requests', 'id')).length,
      quotes: (await toValues('quotes', 'id')).length,
      uploads: await toValues('uploads', 'name'),
      erasures: await toValues('erasures', 'created_at'),
    };
  } catch (error) {
    if (isUnreadable(error)) return { kind: 'unreadable' };
    throw error;
  } finally {
    await snapshot.close();
  }
}
