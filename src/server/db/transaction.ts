import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isBusy } from './errors.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** A second and a half in all. */
const busyWaitsMilliseconds = [20, 40, 80, 160, 320, 400, 480];

let longWrite: Promise<unknown> = Promise.resolve();

/** Transactions of this process wait until `work` releases SQLite's lock, however long it takes. */
export function keepWritersWaiting(work: Promise<void>): Promise<void> {
  longWrite = work.catch(() => {});
  return work;
}

/**
 * Runs `run` in one transaction, and again if another process holds SQLite's lock.
 * Inside, use only `trx` (on SQLite `db` would wait forever), and never await the network.
 */
export async function inTransaction<Result>(db: Db, run: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (const wait of busyWaitsMilliseconds) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      if (!isBusy(error)) throw error;
      await longWrite;
      await sleep(wait);
    }
  }
  return db.transaction().execute(run);
}
