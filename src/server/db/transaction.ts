import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isBusy } from './errors.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** A second and a half: whoever holds the lock for longer is no passing neighbour. */
const busyWaitsMilliseconds = [20, 40, 80, 160, 320, 400, 480];

let longWrite: Promise<unknown> = Promise.resolve();

/** Transactions of this process wait until `work` has given SQLite's lock back, however long it takes. */
export function keepWritersWaiting(work: Promise<void>): Promise<void> {
  longWrite = work.catch(() => {});
  return work;
}

/**
 * Runs `story` in one transaction, again when another process holds SQLite's lock.
 * Inside, use only `trx` (on SQLite `db` would wait for ever), and never await the network.
 */
export async function inTransaction<Result>(db: Db, story: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (const wait of busyWaitsMilliseconds) {
    try {
      return await db.transaction().execute(story);
    } catch (error) {
      if (!isBusy(error)) throw error;
      await longWrite;
      await sleep(wait);
    }
  }
  return db.transaction().execute(story);
}
