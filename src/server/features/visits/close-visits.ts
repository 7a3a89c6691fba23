import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { recordVisit } from './visits.history.ts';
import { isOpen, listVisitsOfQuote, updateVisit } from './visits.queries.ts';

interface Closing {
  status: 'done' | 'cancelled';
  /** Why it is cancelled, for the history. */
  reason?: string;
  by: Actor;
  now: Date;
}

/** Sets the open visits of a quote done, or cancels them. The caller has locked the quote. Returns how many. */
export async function closeVisits(
  trx: Trx,
  quoteId: number,
  { status, reason = '', by, now }: Closing,
): Promise<number> {
  const open = (await listVisitsOfQuote(trx, quoteId)).filter(isOpen);
  for (const before of open) {
    const changes = status === 'done' ? doneChanges(now) : { status, cancelReason: reason };
    await recordVisit(trx, { before, after: await updateVisit(trx, before, changes, now), by, now });
  }
  return open.length;
}

export const doneChanges = (now: Date): Pick<VisitRow, 'status' | 'doneAt'> => ({
  status: 'done',
  doneAt: now.toISOString(),
});
