import { rename, rm } from 'node:fs/promises';
import type { BackupInfo } from './list-backups.ts';

const day = 86_400_000;
const everyOneForDays = 7;

/**
 * The backups to delete: those older than `keepDays`, and of each week more than seven days ago all but the newest. The
 * newest of all always stays, and so do those that a fast clock dated in the future.
 */
export function surplusBackups<Backup extends Pick<BackupInfo, 'startedAt'>>(
  backups: readonly Backup[],
  now: Date,
  keepDays: number,
): Backup[] {
  const newestFirst = backups.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
  const weeks = new Set<number>();
  return newestFirst.filter(({ startedAt }, index) => {
    const time = Date.parse(startedAt);
    const age = (now.getTime() - time) / day;
    if (index === 0 || age <= Math.min(everyOneForDays, keepDays)) return false;
    if (age > keepDays) return true;
    const week = Math.floor(time / (7 * day));
    if (weeks.has(week)) return true;
    weeks.add(week);
    return false;
  });
}

/** Renames it first, so that a half-deleted backup never looks complete. */
export async function deleteBackup(folder: string): Promise<void> {
  await rename(folder, `${folder}.part`);
  await rm(`${folder}.part`, { recursive: true, force: true });
}
