import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { isBusy } from './errors.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';
import { inTransaction, type Trx } from './transaction.ts';

/** So that the first of them is not kept waiting for all the rest. */
const atOnce = 32;

type Settle = () => void;

interface Waiting {
  /** Resolves with what tells the caller, once everything is on the disk. */
  run: (trx: Trx) => Promise<Settle>;
  fail: (error: unknown) => void;
}

const queues = new WeakMap<Db, Waiting[]>();

/**
 * As `inTransaction`, for short stories of which many may come at the same moment. On SQLite, where each commit waits
 * for the disk and all others with it, those that come together are committed together: each is still stored whole or
 * not at all, and answered only once it is on the disk. Postgres does the same by itself.
 */
export function inSharedTransaction<Result>(db: Db, story: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (engineOf(db) === 'postgres') return inTransaction(db, story);
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      async run(trx) {
        await sql`savepoint story`.execute(trx);
        try {
          const result = await story(trx);
          await sql`release story`.execute(trx);
          return () => resolve(result);
        } catch (error) {
          // Then all begin again.
          if (isBusy(error)) throw error;
          // Fails where the engine has given up the whole transaction, of a full disk for one: then all have failed.
          await sql`rollback to story`.execute(trx).catch(() => {
            throw error;
          });
          await sql`release story`.execute(trx);
          return () => reject(error);
        }
      },
      fail: reject,
    };
    const queue = queues.get(db);
    if (queue) queue.push(waiting);
    else {
      const opened = [waiting];
      queues.set(db, opened);
      void workOff(db, opened);
    }
  });
}

async function workOff(db: Db, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    await untilAllHaveCome(queue);
    const together = queue.splice(0, atOnce);
    const settled: Settle[] = [];
    try {
      await inTransaction(db, async (trx) => {
        settled.length = 0;
        for (const { run } of together) settled.push(await run(trx));
      });
      for (const settle of settled) settle();
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  }
  queues.delete(db);
}

/** Requests that came at the same moment are read in a few turns of the event loop. */
async function untilAllHaveCome(queue: readonly Waiting[]): Promise<void> {
  let before: number;
  do {
    before = queue.length;
    await nextTurn();
  } while (queue.length > before && queue.length < atOnce);
}
