import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './open.ts';

const lines = new WeakMap<Db, Map<string, Promise<unknown>>>();

/** Then it goes ahead, and the time limits of the database decide. */
const patienceMilliseconds = 10_000;

/**
 * Runs calls of this process that need the same lock one after the other. Fifty at once would each wait with a connection,
 * and those beyond the time limits would get 503 in place of an answer.
 */
export async function inTurn<Result>(db: Db, key: string, run: () => Promise<Result>): Promise<Result> {
  const line = lines.get(db) ?? new Map<string, Promise<unknown>>();
  lines.set(db, line);
  const waiting = line.get(key);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const last = Promise.all([waiting, ended]);
  line.set(key, last);
  try {
    if (waiting) await noLongerThan(patienceMilliseconds, waiting);
    return await run();
  } finally {
    end();
    if (line.get(key) === last) line.delete(key);
  }
}

async function noLongerThan(milliseconds: number, waiting: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([waiting, late]);
  timer.abort();
}
