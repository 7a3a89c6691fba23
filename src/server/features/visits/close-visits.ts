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

export interface VisitChange {
  before: VisitRow;
  after: VisitRow;
}

/** Sets the open visits of a quote done, or cancels them. The caller has locked the quote. Returns what changed. */
export async function closeVisits(
  trx: Trx,
  quoteId: number,
  { status, reason = '', by, now }: Closing,
): Promise<VisitChange[]> {
  const open = (await listVisitsOfQuote(trx, quoteId)).filter(isOpen);
  const closed: VisitChange[] = [];
  for (const before of open) {
    const changes = status === 'done' ? doneChanges(now) : { status, cancelReason: reason };
    const after = await updateVisit(trx, before, changes, now);
    await recordVisit(trx, { before, after, by, now });
    closed.push({ before, after });
  }
  return closed;
}

export const doneChanges = (now: Date): Pick<VisitRow, 'status' | 'doneAt'> => ({
  status: 'done',
  doneAt: now.toISOString(),
});
