import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

export interface BackupInfo {
  folder: string;
  /** All rows are as they were at this moment, an ISO time. */
  startedAt: string;
}

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');

/** Apart, so that data which a restore replaced is never taken for the newest backup. */
export const replacedFolder = (dataDir: string) => join(backupsFolder(dataDir), 'before-restore');

/** Finished backups in DATA_DIR, newest first. One whose manifest is damaged is left out. */
export const listBackups = (dataDir: string): Promise<BackupInfo[]> => listBackupsIn(backupsFolder(dataDir));

/** As `listBackups`, of any folder; none where the folder does not exist. */
export async function listBackupsIn(parent: string): Promise<BackupInfo[]> {
  const names = await readdir(parent).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => backupName.test(name))
      .map(async (name) => {
        const folder = join(parent, name);
        const manifest = await readManifest(folder).catch(() => null);
        return manifest && { folder, startedAt: manifest.startedAt };
      }),
  );
  return found
    .filter((backup) => backup !== null)
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
}

/** `2026-11-21T03-00-00Z`: the time without what some file systems refuse. */
export const toName = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$/;
