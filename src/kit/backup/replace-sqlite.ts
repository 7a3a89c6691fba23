import { existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { isBusy } from '#kit/db/errors.ts';
import { databaseFile } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import { syncPath } from '#kit/files/synced-files.ts';
import { buildSqlite, removeBuilt } from './build-sqlite.ts';
import { toName } from './list-backups.ts';

/**
 * Builds a new database file and renames it over the present one, which no process may have open. Returns where a present
 * file is kept that can't be read; else null.
 */
export async function replaceSqlite(
  dataDir: string,
  { now, isUnreadable }: { now: Date; isUnreadable: boolean },
  load: (db: Kysely<Schema>) => Promise<void>,
): Promise<{ setAside: string | null }> {
  const path = join(dataDir, databaseFile);
  const built = await buildSqlite(dataDir, load);
  const isFolded = existsSync(path) ? !isUnreadable && foldUp(path) : !existsSync(`${path}-wal`);
  const setAside = isFolded ? null : await keepAside(path, now);
  await syncPath(dataDir);
  await rename(built, path);
  await syncPath(dataDir);
  await removeBuilt(dataDir);
  return { setAside };
}

/** Everything in the one file: a log that stays behind would be replayed into the new one. False where it is damaged. */
function foldUp(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec('pragma journal_mode = delete');
    return true;
  } catch (error) {
    // Somebody reads it, who holds no lock of ours.
    if (isBusy(error)) throw error;
    return false;
  } finally {
    database.close();
  }
}

/** Gives the file a second name, so that there is a database at every moment. */
async function keepAside(path: string, now: Date): Promise<string> {
  const aside = `${path}.unreadable-${toName(now)}`;
  const ends = ['-wal', '-shm', ''].filter((end) => existsSync(path + end));
  for (const end of ends) {
    // Some file systems have no links.
    await link(path + end, aside + end).catch(() => copyFile(path + end, aside + end));
  }
  for (const end of ends.filter(Boolean)) await rm(path + end);
  return aside;
}
