import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { DataPlace } from '#server/config.ts';
import { locks } from '#server/db/advisory-locks.ts';
import { lockSqlite } from '#server/db/in-use.ts';
import { openDb } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { removeQueuedFiles } from '#server/files/file-removals.ts';
import { checkBackup } from './check-backup.ts';
import { backupsFolder, replacedFolder } from './list-backups.ts';
import { loadTables } from './load-tables.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { placeUploads } from './place-uploads.ts';
import { isUnreadable, type PresentData, readPresentData } from './present-data.ts';
import { inUse, replacePostgres } from './replace-postgres.ts';
import { replaceSqlite } from './replace-sqlite.ts';
import { tablesAt } from './schema-at.ts';

export interface Restored {
  manifest: Manifest;
  /** The backup of what was there before; null where nothing was, or nothing readable. */
  savedFirst: string | null;
  /** Where a database was put that could not be read. */
  setAside: string | null;
  filesWritten: number;
  /** Erasures of a person's data that the backup does not know of: it brings that data back. */
  forgottenErasures: number;
}

type RestoreDeps = Pick<Deps, 'files' | 'clock' | 'log'> & {
  config: DataPlace;
};

interface RestoreOptions {
  folder: string;
  /** Asked before data is replaced; false ends the restore. */
  confirm: (present: PresentData, manifest: Manifest) => Promise<boolean>;
  /** False: what is there now is not saved first. */
  isSavedFirst: boolean;
  /** Writes to the restored database before it takes the place of the other. */
  onLoaded?: (db: Kysely<Schema>, manifest: Manifest) => Promise<void>;
}

/**
 * Puts a backup in the place of database and uploads. All of it is checked before anything is touched; a failure or a
 * crash leaves the data as it was or as the backup has it, never a mix. Throws a BackupError that says why not.
 */
export async function restoreBackup(deps: RestoreDeps, options: RestoreOptions): Promise<Restored> {
  const manifest = await checkBackup(options.folder);
  await tablesAt(manifest.lastMigration);
  await mkdir(deps.config.dataDir, { recursive: true, mode: 0o700 });
  const claim = await claimData(deps.config);
  try {
    const present = await readPresentData(deps.config);
    if (present.kind !== 'nothing' && !(await options.confirm(present, manifest))) {
      throw new BackupError('Nothing was changed.');
    }
    const savedFirst = present.kind === 'rows' && options.isSavedFirst ? await saveFirst(deps) : null;
    const replaced = await replaceData(deps, { ...options, manifest, present });
    const erased = present.kind === 'rows' ? present.erasures : [];
    return {
      manifest,
      savedFirst,
      ...replaced,
      forgottenErasures: erased.filter((time) => time > manifest.startedAt).length,
    };
  } finally {
    claim.release();
  }
}

/** SQLite: the data is this process's alone until the release. Postgres: the transaction of the replacing holds the real lock. */
async function claimData({ databaseUrl, dataDir }: DataPlace): Promise<{ release: () => void }> {
  if (databaseUrl) {
    await probePostgres(databaseUrl);
    return { release: () => {} };
  }
  const lock = lockSqlite(dataDir, 'exclusive');
  if (!lock) throw new BackupError(inUse);
  return lock;
}

async function probePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as free', [...locks.inUse]);
    if (!rows[0].free) throw new BackupError(inUse);
  } finally {
    await client.end();
  }
}

/** Null where the database turns out to be damaged: then its file is set aside instead. */
async function saveFirst(deps: RestoreDeps): Promise<string | null> {
  try {
    const { dataDir } = deps.config;
    const where = { into: replacedFolder(dataDir), besides: backupsFolder(dataDir) };
    return (await makeBackup(deps, where)).folder;
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw new BackupError(
      `We couldn’t save the current data first (${error instanceof Error ? error.message : String(error)}). Nothing was changed. Use --discard to skip saving it.`,
    );
  }
}

interface Replacing extends Pick<RestoreOptions, 'folder' | 'onLoaded'> {
  manifest: Manifest;
  present: PresentData;
}

async function replaceData(deps: RestoreDeps, { folder, manifest, present, onLoaded }: Replacing) {
  const { config, files, clock, log } = deps;
  const uploads = present.kind === 'rows' ? present.uploads : [];
  const written = await placeUploads(files, { folder, manifest });
  async function load(db: Kysely<Schema>) {
    await loadTables(db, { folder, manifest, present: uploads, now: clock() });
    await onLoaded?.(db, manifest);
  }
  const isKept = present.kind === 'unreadable';
  let setAside: string | null = null;
  try {
    if (config.databaseUrl) await replacePostgres(config.databaseUrl, log, load);
    else ({ setAside } = await replaceSqlite(config.dataDir, { now: clock(), isKept }, load));
  } catch (error) {
    // What the former state knows stays: it may have been written anew over a damaged one.
    if (present.kind === 'nothing') for (const name of written) await files.remove(name);
    throw error;
  }
  const db = openDb(config, log);
  try {
    // Where that fails, the sweep of the next start does it.
    await removeQueuedFiles({ db, files }).catch((error) =>
      log.warn('files of before are left', { error: String(error) }),
    );
  } finally {
    await db.destroy();
  }
  return { setAside, filesWritten: written.length };
}
