import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { isBusy, isDeadlock, isPassingFailure } from './errors.ts';
import type { Db } from './open.ts';
import { pipelined } from './pipelined.ts';
import { engineOf } from './portable.ts';
import { inTransaction, type Trx, together } from './transaction.ts';

/** So that the first of them is not kept waiting for all the rest. */
const atOnce = 32;
/** On Postgres one group is worked out here while the other one is at the server. SQLite has one writer. */
const groupsAtOnce = { sqlite: 1, postgres: 2 };

interface Waiting {
  story: (trx: Trx) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  groups: number;
}

const queues = new WeakMap<Db, Queue>();

/**
 * As `inTransaction`, for short stories of which many may come at the same moment: those that come together are
 * committed together. Each is still stored whole or not at all, and answered only once it is on the disk.
 */
export function inSharedTransaction<Result>(db: Db, story: (trx: Trx) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(db) ?? { waiting: [], groups: 0 };
    queues.set(db, queue);
    queue.waiting.push({ story, resolve: resolve as Waiting['resolve'], reject });
    if (queue.groups < groupsAtOnce[engineOf(db)]) void workOff(db, queue);
  });
}

async function workOff(db: Db, queue: Queue): Promise<void> {
  const store = engineOf(db) === 'postgres' ? storePipelined : storeInTurn;
  queue.groups += 1;
  while (queue.waiting.length > 0) {
    await untilAllHaveCome(queue.waiting);
    const group = queue.waiting.splice(0, atOnce);
    await store(db, group).catch((error) => {
      for (const { reject } of group) reject(error);
    });
  }
  queue.groups -= 1;
}

/** Requests that came at the same moment are read in a few turns of the event loop. */
async function untilAllHaveCome(waiting: readonly Waiting[]): Promise<void> {
  let before: number;
  do {
    before = waiting.length;
    await nextTurn();
  } while (waiting.length > before && waiting.length < atOnce);
}

/** On SQLite, where each commit waits for the disk and all others with it. One that fails is taken back alone. */
async function storeInTurn(db: Db, group: readonly Waiting[]): Promise<void> {
  const settled: (() => void)[] = [];
  await inTransaction(db, async (trx) => {
    settled.length = 0;
    for (const waiting of group) settled.push(await untilSavepoint(trx, waiting));
  });
  for (const settle of settled) settle();
}

/** Resolves with what tells the caller, once everything is on the disk. */
async function untilSavepoint(trx: Trx, { story, resolve, reject }: Waiting): Promise<() => void> {
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
}

/**
 * On Postgres, where a round trip costs more than the statement: the stories run side by side, so that a statement of
 * each goes with one of every other, or as one with it (`merged`). Where one fails, all are taken back and told one
 * after the other.
 */
async function storePipelined(db: Db, group: readonly Waiting[]): Promise<void> {
  try {
    const results = await inTransaction(db, (trx) =>
      pipelined(trx, (piped) => together(group.map(({ story }) => story(piped)))),
    );
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  } catch (error) {
    // Perhaps it was stored after all, and the answer was lost: that is for the visitor's idempotency key to find out.
    if (group.length === 1 || (isPassingFailure(error) && !isDeadlock(error))) throw error;
    for (const { story, resolve, reject } of group) await inTransaction(db, story).then(resolve, reject);
  }
}
