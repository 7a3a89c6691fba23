import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsFolder } from '#server/backup/list-backups.ts';
import { manifestName } from '#server/backup/manifest.ts';
import type { Deps } from '#server/deps.ts';
import { business } from '#shared/content/business.ts';
import { shortDateTime } from '#shared/dates.ts';
import type { CheckResult } from './checks.ts';

/** Backups are nightly; one that was missed is worth a word. */
const lateHours = 36;

/** A backup is a folder with a manifest, which is written last. Null where none is made on this machine. */
export async function checkBackups({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): Promise<CheckResult | null> {
  const folder = backupsFolder(config.dataDir);
  const names = await orNull(readdir(folder));
  if (names === null) return null;
  const times = await Promise.all(
    names.map(async (name) => (await orNull(stat(join(folder, name, manifestName))))?.mtimeMs ?? 0),
  );
  const last = Math.max(0, ...times);
  if (last === 0) return { state: 'warning', text: 'No backup was finished yet.' };
  const made = `The last backup was made ${shortDateTime(new Date(last).toISOString(), business.timeZone)}.`;
  return clock().getTime() - last > lateHours * 3_600_000
    ? {
        state: 'problem',
        text: `${made} That is more than ${lateHours} hours ago: the log says why there is no newer one.`,
      }
    : { state: 'fine', text: made };
}

/** Null for what is not there. */
async function orNull<Result>(found: Promise<Result>): Promise<Result | null> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
