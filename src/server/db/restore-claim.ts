import { setTimeout as sleep } from 'node:timers/promises';
import type { DataPlace } from '#server/config.ts';
import { locks } from './advisory-locks.ts';
import { type FileLock, tryFileLock } from './file-lock.ts';
import { lockFiles } from './in-use.ts';
import { connectClient } from './in-use-postgres.ts';

/** The right to restore: one process has it at a time, and no backup is being made meanwhile. */
export interface RestoreClaim {
  /** Servers use the data. If not, on SQLite none can begin to until the release. */
  isServed: boolean;
  /** Asks the servers to let go of the data. False if one of them has not within a second and a half. */
  takeOver: () => Promise<boolean>;
  /** Lets the servers go on with whatever data is there now. */
  giveBack: () => Promise<void>;
  release: () => Promise<void>;
}

/** Longer than a server takes to finish what is under way; meanwhile requests wait. */
const handOverMilliseconds = 1_500;
const againMilliseconds = 5;

/** Null while another restore, a backup or another command is at work. */
export const claimRestore = (place: DataPlace): Promise<RestoreClaim | null> =>
  place.databaseUrl ? claimPostgres(place.databaseUrl) : claimSqlite(place.dataDir);

/** For what a restore must not meet, such as a backup. Null during a restore. */
export async function keepRestoreAway(place: DataPlace): Promise<{ release: () => Promise<void> } | null> {
  if (!place.databaseUrl) {
    const lock = tryFileLock(lockFiles(place.dataDir).restoring, 'shared');
    return lock && { release: async () => lock.release() };
  }
  const client = await connectClient(place.databaseUrl);
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1, $2) as done', [
    ...locks.restoring,
  ]);
  if (rows[0].done) return { release: () => client.end() };
  await client.end();
  return null;
}

async function claimSqlite(dataDir: string): Promise<RestoreClaim | null> {
  const files = lockFiles(dataDir);
  // A server looks at these locks for a moment now and then.
  const restoring = await tryFor(200, files.restoring);
  if (!restoring) return null;
  let inUse = tryFileLock(files.inUse, 'exclusive');
  let switching: FileLock | null = null;
  const giveBack = async () => {
    inUse?.release();
    switching?.release();
    inUse = switching = null;
  };
  return {
    isServed: inUse === null,
    async takeOver() {
      switching = await tryFor(200, files.switching);
      inUse = switching && (await tryFor(handOverMilliseconds, files.inUse));
      if (!inUse) await giveBack();
      return inUse !== null;
    },
    giveBack,
    async release() {
      await giveBack();
      restoring.release();
    },
  };
}

async function tryFor(milliseconds: number, path: string): Promise<FileLock | null> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const lock = tryFileLock(path, 'exclusive');
    if (lock || performance.now() > end) return lock;
    await sleep(againMilliseconds);
  }
}

async function claimPostgres(url: string): Promise<RestoreClaim | null> {
  const client = await connectClient(url);
  const ask = async (text: string, lock: readonly number[]) =>
    (await client.query(`select ${text}($1, $2) as done`, [...lock])).rows[0].done;
  if (!(await ask('pg_try_advisory_lock', locks.restoring))) {
    await client.end();
    return null;
  }
  const giveBack = async () => void (await ask('pg_advisory_unlock', locks.inUse));
  const isServed = !(await ask('pg_try_advisory_lock', locks.inUse));
  // The transaction that replaces the tables takes it.
  if (!isServed) await giveBack();
  return {
    isServed,
    async takeOver() {
      try {
        await client.query(`set lock_timeout = ${handOverMilliseconds}`);
        await ask('pg_advisory_lock', locks.inUse);
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === lockNotAvailable) return false;
        throw error;
      }
    },
    giveBack,
    release: () => client.end(),
  };
}

const lockNotAvailable = '55P03';
