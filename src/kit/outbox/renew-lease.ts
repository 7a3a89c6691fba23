import type { Db } from '#kit/db/open.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { renewLease } from './outbox.queries.ts';

/**
 * Renews the lease of a job, which lasts four intervals, until `stop`. `lost` aborts the job before it could be sent
 * twice: another worker has it, it was deleted, or the lease is about to expire.
 */
export function startLeaseRenewal(
  { db, clock }: { db: Db; clock: () => Date },
  job: OutboxRow,
  renewMilliseconds: number,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const expiry = setTimeout(() => lost.abort(), 3 * renewMilliseconds);
  let isRenewing = false;
  const renewal = setInterval(async () => {
    if (isRenewing) return;
    isRenewing = true;
    // After a failure the next interval tries again.
    const isRenewed = await renewLease(db, job, clock()).catch(() => null);
    if (isRenewed) expiry.refresh();
    else if (isRenewed === false) lost.abort();
    isRenewing = false;
  }, renewMilliseconds);
  return {
    lost: lost.signal,
    stop() {
      clearInterval(renewal);
      clearTimeout(expiry);
    },
  };
}
