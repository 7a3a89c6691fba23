import { existsSync, statSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#server/db/open.ts';
import { syncPath } from '#server/files/synced-files.ts';
import { buildSqlite, removeBuilt } from './build-sqlite.ts';
import { BackupError } from './manifest.ts';
import { replacedPlace, restoringPlace } from './places.ts';
import { foldUp } from './replace-sqlite.ts';
import type { Switchable } from './switchable.ts';

/** Two files in the same file system: each step is one change of a folder. */
export function switchableSqlite(dataDir: string): Switchable {
  const place = { databaseUrl: null, dataDir };
  const present = join(dataDir, databaseFile);
  const building = restoringPlace(place).dataDir;
  const built = join(building, databaseFile);
  const folder = replacedPlace(place).dataDir;
  const replaced = join(folder, databaseFile);
  const dropReplaced = () => rm(folder, { recursive: true, force: true });
  return {
    async build(load) {
      await buildSqlite(dataDir, load);
    },
    async prepareExchange() {
      moveLog(present);
      await dropReplaced();
      await mkdir(folder, { mode: 0o700 });
      // Until the rename, both names are of the present file: whatever ends this process, there is always one.
      await link(present, replaced).catch((error) => {
        throw error.code === 'EPERM' || error.code === 'ENOTSUP' ? new BackupError(noLinks) : error;
      });
      for (const path of [present, folder, dataDir]) await syncPath(path);
    },
    async exchange() {
      // It would be replayed into the new file.
      if (existsSync(`${present}-wal`)) foldUp(present);
      await rename(built, present);
      await syncPath(dataDir);
      await removeBuilt(dataDir);
    },
    async find() {
      // The same file: the process ended before the rename.
      const isSame = () => statSync(replaced).ino === statSync(present, { throwIfNoEntry: false })?.ino;
      const isReplaced = existsSync(replaced) && !isSame();
      if (!isReplaced) await dropReplaced();
      return { replaced: isReplaced, built: existsSync(building) };
    },
    dropReplaced,
    dropBuilt: () => removeBuilt(dataDir),
  };
}

/** From the log into the file, so that the server has little left to move when it closes the database. */
function moveLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  database.exec('pragma wal_checkpoint(passive)');
  database.close();
}

const noLinks =
  'The file system of DATA_DIR has no hard links, which a restore beside a running server needs. Stop the server first. Nothing was changed.';
