import { access } from 'node:fs/promises';
import { backupsFolder, listBackups } from '#kit/backup/list-backups.ts';
import type { Deps } from '#kit/server/deps.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import type { CheckResult } from '#office/system/system.ts';

/** Backups are nightly, so this means one was missed. */
const lateHours = 36;

/** Checks the backups that `npm run restore` lists. Null if this machine never started one. */
export async function checkBackups({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): Promise<CheckResult | null> {
  const [last] = await listBackups(config.dataDir);
  const made = last && `The last backup was made ${shortDateTime(last.startedAt)}.`;
  if (config.backupKeepDays === null) {
    const text = 'Nightly backups are off (BACKUP_KEEP_DAYS=off).';
    return { state: 'off', text: made ? `${text} ${made}` : text };
  }
  if (!last || !made) {
    if (!(await exists(backupsFolder(config.dataDir)))) return null;
    return { state: 'warning', text: 'No backup was finished yet.' };
  }
  return clock().getTime() - Date.parse(last.startedAt) > lateHours * 3_600_000
    ? {
        state: 'problem',
        text: `${made} That is more than ${lateHours} hours ago: the log says why there is no newer one.`,
      }
    : { state: 'fine', text: made };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
