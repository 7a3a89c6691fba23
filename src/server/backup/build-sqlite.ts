import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely } from 'kysely';
import { databaseFile } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { sqliteDialect } from '#server/db/sqlite.ts';
import { syncPath } from '#server/files/synced-files.ts';
import { restoringPlace } from './places.ts';

const syncMilliseconds = 500;

/** Fills a new database file beside the present one and returns its path. A failure leaves nothing behind. */
export async function buildSqlite(
  dataDir: string,
  load: (db: Kysely<Schema>) => Promise<void>,
): Promise<string> {
  await removeBuilt(dataDir);
  const folder = folderIn(dataDir);
  await mkdir(folder, { mode: 0o700 });
  const path = join(folder, databaseFile);
  try {
    const dialect = sqliteDialect(path, { isDisposable: true });
    const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
    const syncing = syncNowAndThen(path);
    try {
      await load(db);
    } finally {
      await db.destroy();
      await syncing.stop();
    }
    const built = new DatabaseSync(path);
    // The server would write this at once, while visitors wait.
    built.exec('pragma journal_mode = wal');
    built.close();
    await syncPath(path);
    return path;
  } catch (error) {
    await removeBuilt(dataDir);
    throw error;
  }
}

/** What a killed restore has left, and an empty folder. */
export const removeBuilt = (dataDir: string): Promise<void> =>
  rm(folderIn(dataDir), { recursive: true, force: true });

const folderIn = (dataDir: string) => restoringPlace({ databaseUrl: null, dataDir }).dataDir;

/** Gigabytes written at once would let the server’s own writes wait for seconds. */
function syncNowAndThen(path: string): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  async function sync() {
    while (!stopping.signal.aborted) {
      await syncPath(path).catch(() => {});
      await sleep(syncMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const syncing = sync();
  return {
    async stop() {
      stopping.abort();
      await syncing;
    },
  };
}
