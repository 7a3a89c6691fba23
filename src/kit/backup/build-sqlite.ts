import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { databaseFile } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import { sqliteDialect } from '#kit/db/sqlite.ts';
import { syncPath } from '#kit/files/synced-files.ts';

/** Fills a new database file beside the present one and returns its path. A failure leaves nothing behind. */
export async function buildSqlite(
  dataDir: string,
  load: (db: Kysely<Schema>) => Promise<void>,
): Promise<string> {
  await removeBuilt(dataDir);
  await mkdir(folderIn(dataDir), { mode: 0o700 });
  const path = join(folderIn(dataDir), databaseFile);
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(path, { isDisposable: true }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await load(db).finally(() => db.destroy());
    await syncPath(path);
    return path;
  } catch (error) {
    await removeBuilt(dataDir);
    throw error;
  }
}

/** Removes what a restore left, also a killed one. Only with the data in use or claimed: no other restore builds then. */
export const removeBuilt = (dataDir: string): Promise<void> =>
  rm(folderIn(dataDir), { recursive: true, force: true });

const folderIn = (dataDir: string) => join(dataDir, 'restoring');
