import type { Db } from '#server/db/open.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import { renewLease } from './outbox.queries.ts';

/** A lease lasts four intervals. */
const maxMissedRenewals = 2;

/**
 * Renews the lease of a job until `stop`. `lost` aborts the job before it could be sent twice: another worker has it, it
 * was deleted, or the lease is about to expire.
 */
export function startLeaseRenewal(
  { db, clock }: { db: Db; clock: () => Date },
  job: OutboxRow,
  renewMilliseconds: number,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  let missed = 0;
  let isRenewing = false;
  async function renew() {
    const { runAfter } = job;
    isRenewing = true;
    try {
      if (await renewLease(db, job, clock())) missed = 0;
      // A new due time means that this worker has leased the job again after a clock change.
      else if (job.runAfter === runAfter) lost.abort();
    } catch {
      // The next interval tries again.
    }
    isRenewing = false;
  }
  const renewal = setInterval(() => {
    missed += 1;
    if (missed > maxMissedRenewals) lost.abort();
    else if (!isRenewing) void renew();
  }, renewMilliseconds);
  return { lost: lost.signal, stop: () => clearInterval(renewal) };
}
