import type { Kysely } from 'kysely';
import { isUnreadable } from '#kit/db/errors.ts';
import { claimForRestore } from '#kit/db/in-use.ts';
import { openDb } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import type { DataPlace } from '#kit/server/config.ts';
import { prepareDataFolder } from '#kit/server/data-folder.ts';
import type { Deps } from '#kit/server/deps.ts';
import { checkBackup } from './check-backup.ts';
import { backupsFolder, replacedFolder } from './list-backups.ts';
import { loadTables } from './load-tables.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { placeUploads } from './place-uploads.ts';
import { type PresentData, readPresentData } from './present-data.ts';
import { replacePostgres } from './replace-postgres.ts';
import { replaceSqlite } from './replace-sqlite.ts';
import { tablesAt } from './schema-at.ts';

export type RestoreDeps = Pick<Deps, 'files' | 'clock' | 'log'> & { config: DataPlace };

export interface RestoreOptions {
  folder: string;
  /** Asked before data is replaced; false ends the restore. */
  confirm: (present: PresentData, manifest: Manifest) => Promise<boolean>;
  /** False: what is there now is not saved first. */
  isSavedFirst: boolean;
  /** Writes to the restored database before it takes the place of the other. */
  onLoaded?: (db: Kysely<Schema>, manifest: Manifest) => Promise<void>;
}

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

/**
 * Puts a backup in the place of database and uploads. All of it is checked before anything is touched; a failure or a
 * crash leaves the data as it was or as the backup has it, never a mix. Throws a BackupError that says why not.
 */
export async function restoreBackup(deps: RestoreDeps, options: RestoreOptions): Promise<Restored> {
  await prepareDataFolder(deps.config.dataDir);
  const claim = await claimForRestore(deps.config);
  if (!claim) throw new BackupError(inUse);
  try {
    const manifest = await checkBackup(options.folder);
    await tablesAt(manifest.lastMigration);
    const present = await readPresentData(deps.config);
    if (present.kind !== 'nothing' && !(await options.confirm(present, manifest))) {
      throw new BackupError('Nothing was changed.');
    }
    const savedFirst = present.kind === 'rows' && options.isSavedFirst ? await saveFirst(deps) : null;
    const replaced = await replaceData(deps, { ...options, manifest, present, check: claim.check });
    const erasures = present.kind === 'rows' ? present.erasures : [];
    return {
      manifest,
      savedFirst,
      ...replaced,
      forgottenErasures: erasures.filter((time) => time > manifest.startedAt).length,
    };
  } finally {
    await claim.release();
  }
}

const inUse =
  'A server or another command uses this data. Stop every server, run this command again, then start them. Nothing was changed.';

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
  /** Throws where the data is no longer this process's alone. */
  check: () => Promise<void>;
}

async function replaceData(deps: RestoreDeps, replacing: Replacing) {
  const { config, files, clock, log } = deps;
  const { folder, manifest, present } = replacing;
  const uploads = present.kind === 'rows' ? present.uploads : [];
  const written = await placeUploads(files, { folder, manifest });
  async function load(db: Kysely<Schema>) {
    await loadTables(db, { folder, manifest, present: uploads, now: clock() });
    await replacing.onLoaded?.(db, manifest);
    await replacing.check();
  }
  let setAside: string | null = null;
  try {
    if (config.databaseUrl) await replacePostgres(config.databaseUrl, log, load);
    else {
      const how = { now: clock(), isUnreadable: present.kind === 'unreadable' };
      ({ setAside } = await replaceSqlite(config.dataDir, how, load));
    }
  } catch (error) {
    // Files that the former data names stay: one may have been written anew over a damaged one.
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
