import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataPlace } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { type FileLock, tryFileLock } from './file-lock.ts';
import { markPostgres } from './in-use-postgres.ts';
import { beingRestored, type Mark, type Marking } from './mark.ts';

/**
 * Marks the data as in use until `release` or the end of the process, so that a restore asks before it replaces anything.
 * Any number of processes may use the data. Throws during a restore.
 */
export const markInUse = (place: DataPlace, log: Log, marking: Marking = {}): Promise<Mark> =>
  place.databaseUrl
    ? markPostgres(place.databaseUrl, log, marking)
    : markSqlite(lockFiles(place.dataDir), marking);

/** SQLite's, empty, in the data folder. */
export const lockFiles = (dataDir: string) => ({
  /** Shared by all that have the database open. */
  inUse: join(dataDir, 'in-use.lock'),
  /** Held by a restore from its first to its last step, shared by what a restore must not meet. */
  restoring: join(dataDir, 'restore.lock'),
  /** Held by a restore while it asks the server to let go. */
  switching: join(dataDir, 'hand-over.lock'),
});

const againMilliseconds = 10;

async function markSqlite(
  files: ReturnType<typeof lockFiles>,
  { isWaiting = false }: Marking,
): Promise<Mark> {
  const lock = await tryMark(files, isWaiting);
  if (!lock) throw new Error(beingRestored);
  return {
    wanted: async () => (isHeld(files.switching) ? 'now' : isHeld(files.restoring) ? 'soon' : 'not'),
    release: async () => lock.release(),
  };
}

async function tryMark({ inUse, switching }: ReturnType<typeof lockFiles>, isWaiting: boolean) {
  for (;;) {
    // Else this process could take the mark again before the restore has it.
    const lock = isWaiting && isHeld(switching) ? null : tryFileLock(inUse, 'shared');
    if (lock || !isWaiting) return lock;
    await sleep(againMilliseconds);
  }
}

function isHeld(path: string): boolean {
  if (!existsSync(path)) return false;
  const lock: FileLock | null = tryFileLock(path, 'shared');
  lock?.release();
  return !lock;
}
