import type { DataPlace } from '#server/config.ts';
import { batchesOf } from '#server/db/batches.ts';
import { openDb } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { queueFileRemovals } from '#server/files/file-removals.ts';
import { backupsFolder, replacedFolder } from './list-backups.ts';
import { type Backup, type BackupOptions, makeBackup } from './make-backup.ts';
import { replacedPlace } from './places.ts';
import { readPresentData } from './present-data.ts';
import type { RestoreDeps } from './restore-options.ts';
import { switchableData } from './switch-data.ts';

interface Finishing {
  isSaved: boolean;
  /** The server makes it in a process of its own. */
  make?: (place: DataPlace, options: BackupOptions) => Promise<Backup>;
  signal?: AbortSignal;
}

interface Finished {
  /** The backup of what was replaced; null where it was to be discarded. */
  savedFirst: string | null;
  /** Times of the erasures of people's data that the replaced data knows. */
  erasures: string[];
  /** Files that the replaced data names. */
  uploads: string[];
}

const namesAtOnce = 200;

/**
 * Saves the data that a restore beside a server has replaced in `before-restore` and drops it; its photos that the present
 * data does not name are deleted with the next sweep. Null where there is none. Only with the claim of a restore.
 */
export async function finishRestore(
  deps: RestoreDeps,
  { isSaved, make, signal }: Finishing,
): Promise<Finished | null> {
  const { config, files, clock, log } = deps;
  const data = switchableData(config, log);
  if (!(await data.find()).replaced) return null;
  const place = replacedPlace(config);
  const where = { into: replacedFolder(config.dataDir), besides: backupsFolder(config.dataDir), signal };
  const save = make ?? ((from, options) => makeBackup({ config: from, files, clock }, options));
  const backup = isSaved ? await save(place, where) : null;
  const before = await readPresentData(place);
  const { uploads, erasures } = before.kind === 'rows' ? before : { uploads: [], erasures: [] };
  await queueSurplus(deps, uploads);
  await data.dropReplaced();
  return { savedFirst: backup?.folder ?? null, uploads, erasures };
}

/** Some at a time, since the server writes too. */
async function queueSurplus({ config, log, clock }: RestoreDeps, uploads: readonly string[]): Promise<void> {
  const db = openDb(config, log);
  try {
    for (const batch of batchesOf(uploads, namesAtOnce)) {
      const kept = await db.selectFrom('uploads').select('name').where('name', 'in', batch).execute();
      const known = new Set(kept.map(({ name }) => name));
      const surplus = batch.filter((name) => !known.has(name));
      if (surplus.length > 0) await inTransaction(db, (trx) => queueFileRemovals(trx, surplus, clock()));
    }
  } finally {
    await db.destroy();
  }
}
