import { join } from 'node:path';
import type { DataPlace } from '#kit/server/config.ts';
import { tryFileLock } from './file-lock.ts';
import { claimPostgres, markPostgres } from './in-use-postgres.ts';
import type { Claim, Mark } from './mark.ts';

/** Marks the data as in use, so that no restore replaces it. Any number of processes may. Null during a restore. */
export async function markInUse({ databaseUrl, dataDir }: DataPlace): Promise<Mark | null> {
  if (databaseUrl) return markPostgres(databaseUrl);
  const lock = tryFileLock(lockFile(dataDir), 'shared');
  return lock && { release: async () => lock.release() };
}

/** For a restore, which has the data to itself. Null while a server or a command uses it. */
export async function claimForRestore({ databaseUrl, dataDir }: DataPlace): Promise<Claim | null> {
  if (databaseUrl) return claimPostgres(databaseUrl);
  const lock = tryFileLock(lockFile(dataDir), 'exclusive');
  return lock && { check: async () => {}, release: async () => lock.release() };
}

const lockFile = (dataDir: string) => join(dataDir, 'in-use.lock');

export const beingRestored =
  'the data is being restored from a backup at this moment. Start again when the restore has ended';
