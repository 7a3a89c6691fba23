import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileLock, tryFileLock } from '#kit/db/file-lock.ts';
import { removeBuilt } from './build-sqlite.ts';
import { backupsFolder, replacedFolder } from './list-backups.ts';

/** Null while a process makes a backup in the folder. */
export const lockBackups = (into: string): FileLock | null =>
  tryFileLock(join(into, 'backup.lock'), 'exclusive');

/** Hold the lock first: then only a killed process can have left an unfinished folder. */
export async function removeUnfinished(into: string): Promise<void> {
  for (const name of await listUnfinished(into)) {
    await rm(join(into, name), { recursive: true, force: true });
  }
}

/** Removes what killed backups and restores have left. Only with the data in use. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  await removeBuilt(dataDir);
  for (const into of [backupsFolder(dataDir), replacedFolder(dataDir)]) {
    if ((await listUnfinished(into)).length === 0) continue;
    const lock = lockBackups(into);
    if (!lock) continue;
    await removeUnfinished(into).finally(lock.release);
  }
}

const listUnfinished = async (into: string) =>
  (await readdir(into).catch(() => [])).filter((name) => /^\d{4}-[-T\d]+Z(-\d+)?\.part$/.test(name));
