import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isBusy, isEndedForAnother } from './errors.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** A second and a half in all. */
const busyWaitsMilliseconds = [20, 40, 80, 160, 320, 400, 480];
/** Postgres itself takes a second to notice a deadlock. */
const conflictWaitsMilliseconds = [5, 50, 200];

/** Runs in each transaction, before it commits. */
const atEnd = new WeakMap<Trx, Map<string, () => Promise<unknown>>>();

let longWrite: Promise<unknown> = Promise.resolve();

/** Transactions of this process wait until `work` releases SQLite's lock, however long it takes. */
export function keepWritersWaiting(work: Promise<void>): Promise<void> {
  longWrite = work.catch(() => {});
  return work;
}

/**
 * Runs `run` in one transaction, and again if another process holds SQLite's lock, or Postgres ends it for the sake of
 * another. So `run` leaves nothing behind but what it writes with `trx`. Inside, use only `trx` (on SQLite `db` would wait
 * forever), and never await the network.
 */
export async function inTransaction<Result>(db: Db, run: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await run(trx);
        for (const last of atEnd.get(trx)?.values() ?? []) await last();
        return result;
      });
    } catch (error) {
      const wait = waitsAfter(error)[attempt];
      if (wait === undefined) throw error;
      await longWrite;
      await sleep(wait);
    }
  }
}

/** Runs `last` before the transaction commits, when all is as others will see it: once for each key. */
export function beforeCommit(trx: Trx, key: string, last: () => Promise<unknown>): void {
  const known = atEnd.get(trx) ?? new Map();
  atEnd.set(trx, known.set(key, last));
}

function waitsAfter(error: unknown): readonly number[] {
  if (isBusy(error)) return busyWaitsMilliseconds;
  return isEndedForAnother(error) ? conflictWaitsMilliseconds : [];
}
