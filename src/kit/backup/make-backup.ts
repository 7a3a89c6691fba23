import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from '#kit/files/synced-files.ts';
import { processFacts } from '#kit/monitor/process-facts.ts';
import type { DataPlace } from '#kit/server/config.ts';
import type { Deps } from '#kit/server/deps.ts';
import { filesOfUpload } from '#kit/wire/uploaded-picture.ts';
import { checkBackup } from './check-backup.ts';
import { listBackupsIn, toName } from './list-backups.ts';
import { BackupError, type Manifest, type TablePart, tableFile, writeManifest } from './manifest.ts';
import { type Row, writePart } from './parts.ts';
import { saveUploads } from './save-uploads.ts';
import { type Table, tablesAt } from './schema-at.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { lockBackups, removeUnfinished } from './unfinished.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
}

type BackupDeps = Pick<Deps, 'files' | 'clock'> & { config: DataPlace };

export interface BackupOptions {
  /** The folder that the backup becomes a folder of. */
  into: string;
  /** Where an earlier backup may lie whose copies of files are linked to. */
  besides?: string;
  signal?: AbortSignal;
}

/**
 * Saves database and uploads as they are at one moment, while the site goes on. The folder has its name only once
 * everything was read back and found right; what fails leaves nothing behind. Throws a BackupError, or what went wrong.
 */
export async function makeBackup(
  deps: BackupDeps,
  { into, besides = into, signal }: BackupOptions,
): Promise<Backup> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const lock = lockBackups(into);
  if (!lock) throw new BackupError(`Another backup is being made in ${into}.`);
  const startedAt = deps.clock();
  const part = join(into, `${toName(startedAt)}.part`);
  try {
    await removeUnfinished(into);
    await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 });
    await fill(deps, { part, besides, startedAt, signal });
    const manifest = await checkBackup(part, signal);
    const folder = await findFreeName(into, startedAt);
    await rename(part, folder);
    await syncPath(into);
    return { folder, manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

interface Filling {
  part: string;
  besides: string;
  startedAt: Date;
  signal?: AbortSignal;
}

async function fill(deps: BackupDeps, { part, besides, startedAt, signal }: Filling): Promise<void> {
  const [previous] = await listBackupsIn(besides);
  const snapshot = await openSnapshot(deps.config);
  try {
    const { tables, uploads } = await saveTables(snapshot, part, signal);
    const saving = { files: deps.files, folder: part, previous: previous?.folder ?? null, signal };
    const saved = await saveUploads(saving, uploads.flatMap(filesOfUpload));
    await writeManifest(part, {
      format: 1,
      productVersion: processFacts.version,
      lastMigration: snapshot.lastMigration,
      engine: snapshot.engine,
      startedAt: startedAt.toISOString(),
      finishedAt: deps.clock().toISOString(),
      tables,
      uploads: saved.part,
      missing: saved.missing,
    });
    for (const folder of [join(part, 'tables'), part]) await syncPath(folder);
  } finally {
    await snapshot.close();
  }
}

async function saveTables(snapshot: Snapshot, folder: string, signal?: AbortSignal) {
  const tables = new Map<string, TablePart>();
  const uploads: string[] = [];
  for (const table of await tablesAt(snapshot.lastMigration)) {
    const rows = snapshot.readRows(table);
    const watched = table.name === 'uploads' ? noting(rows, ({ name }) => uploads.push(String(name))) : rows;
    const part = await writePart(join(folder, tableFile(table.name)), watched, signal);
    tables.set(table.name, { ...part, lastId: await getLastId(snapshot, table) });
  }
  return { tables: Object.fromEntries(tables), uploads };
}

const getLastId = async (snapshot: Snapshot, table: Table) =>
  table.isCounting ? snapshot.lastId(table) : null;

async function* noting(batches: AsyncIterable<Row[]>, note: (row: Row) => void): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    batch.forEach(note);
    yield batch;
  }
}

/** A second one within the same second is a `-2`. */
async function findFreeName(into: string, time: Date): Promise<string> {
  const taken = new Set(await readdir(into));
  for (let count = 1; ; count++) {
    const name = count === 1 ? toName(time) : `${toName(time)}-${count}`;
    if (!taken.has(name)) return join(into, name);
  }
}
