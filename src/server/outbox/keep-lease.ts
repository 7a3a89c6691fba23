import type { Db } from '#server/db/open.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import { renewLease } from './outbox.queries.ts';

/** Of a lease that lasts four intervals. */
const mostUnrenewed = 2;

/**
 * Renews the lease of a job in hand until `stop`. `lost` tells to break the job off: somebody else may have it by now, it
 * was deleted, or the lease is about to end unrenewed. Else it could be sent twice.
 */
export function keepLease(
  { db, clock }: { db: Db; clock: () => Date },
  job: OutboxRow,
  renewMilliseconds: number,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  let unrenewed = 0;
  let isRenewing = false;
  async function renew() {
    const { runAfter } = job;
    isRenewing = true;
    try {
      if (await renewLease(db, job, clock())) unrenewed = 0;
      // Another due time by now: this worker itself has leased it anew, after a jump of the clock.
      else if (job.runAfter === runAfter) lost.abort();
    } catch {
      // It is tried again, while the lease lasts.
    }
    isRenewing = false;
  }
  const renewal = setInterval(() => {
    unrenewed += 1;
    if (unrenewed > mostUnrenewed) lost.abort();
    else if (!isRenewing) void renew();
  }, renewMilliseconds);
  return { lost: lost.signal, stop: () => clearInterval(renewal) };
}
