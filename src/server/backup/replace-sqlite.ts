import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { databaseFile } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { syncPath } from '#server/files/synced-files.ts';
import { buildSqlite, removeBuilt } from './build-sqlite.ts';
import { nameOf } from './list-backups.ts';

/**
 * Builds a new database file beside the present one and takes its place in one rename. Returns where the present one was put
 * that was to be kept, or that could not be read; else null. Nobody may have it open.
 */
export async function replaceSqlite(
  dataDir: string,
  { now, isKept }: { now: Date; isKept: boolean },
  load: (db: Kysely<Schema>) => Promise<void>,
): Promise<{ setAside: string | null }> {
  const path = join(dataDir, databaseFile);
  const built = await buildSqlite(dataDir, load);
  const setAside = existsSync(path) ? await makeRoom(path, now, isKept) : null;
  await rename(built, path);
  await syncPath(dataDir);
  await removeBuilt(dataDir);
  return { setAside };
}

/** A log that stays behind would be replayed into the new file. */
async function makeRoom(path: string, now: Date, isKept: boolean): Promise<string | null> {
  if (!isKept) {
    try {
      foldUp(path);
      return null;
    } catch {
      // Damaged where nobody has looked so far.
    }
  }
  const aside = `${path}.unreadable-${nameOf(now)}`;
  for (const end of ['-wal', '-shm', '']) {
    if (existsSync(path + end)) await rename(path + end, aside + end);
  }
  return aside;
}

/** Everything in the one file, without a log beside it. Throws while anybody reads it. */
export function foldUp(path: string): void {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec('pragma journal_mode = delete');
  } finally {
    database.close();
  }
}
