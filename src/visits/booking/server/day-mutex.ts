import type { Db } from '#kit/db/open.ts';
import { createQueue, type Queue } from '#kit/http/queue.ts';

const queues = new WeakMap<Db, Queue>();

/**
 * Runs what books a day in this process one after the other. Fifty at once would each wait for the lock with a connection,
 * and those beyond the time limits of the database would get 503 in place of an answer.
 */
export function withDayMutex<Result>(db: Db, date: string, run: () => Promise<Result>): Promise<Result> {
  let queue = queues.get(db);
  if (!queue) {
    // After that the time limits of the database decide.
    const patienceMilliseconds = 10_000;
    queue = createQueue({
      concurrency: Number.POSITIVE_INFINITY,
      concurrencyPerKey: 1,
      patienceMilliseconds,
    });
    queues.set(db, queue);
  }
  return queue.run(run, date);
}
