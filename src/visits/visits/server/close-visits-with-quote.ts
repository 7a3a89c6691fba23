import type { Trx } from '#kit/db/transaction.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { listVisitsOfQuote } from './visits.queries.ts';
import { updateVisit, type VisitAct } from './write-visit.ts';

type QuoteEvent = Pick<VisitAct, 'by'> & { quoteId: number };

/** Open visits follow a status that staff set: completed sets them done, new or contacted cancels them. */
export async function closeVisitsWithQuote(
  trx: Trx,
  { quoteId, by, status, keepsDay }: QuoteEvent & { status: QuoteStatus; keepsDay: boolean },
  now: Date,
): Promise<void> {
  const act = { quoteId, by, now, quote: { status, keepsDay } };
  if (status === 'completed') await closeVisits(trx, act, { status: 'done' });
  if (cancelsVisits(status)) {
    await closeVisits(trx, act, { status: 'cancelled', cancelReason: `quote set to ${status}` });
  }
}

export const cancelsVisits = (status: QuoteStatus): boolean => status === 'new' || status === 'contacted';

/** Cancels the open visits of a quote that is deleted or declined, or whose request is. It does not stay scheduled. */
export const cancelVisits = (
  trx: Trx,
  { quoteId, by, reason, keepsRequest }: QuoteEvent & { reason: string; keepsRequest: boolean },
  now: Date,
): Promise<void> =>
  closeVisits(
    trx,
    { quoteId, by, now, ...(keepsRequest && { quote: { keepsRequest } }) },
    { status: 'cancelled', cancelReason: reason },
  );

async function closeVisits(
  trx: Trx,
  { quoteId, ...act }: VisitAct & { quoteId: number },
  changes: { status: 'done' } | { status: 'cancelled'; cancelReason: string },
): Promise<void> {
  for (const visit of (await listVisitsOfQuote(trx, quoteId)).filter(isOpen)) {
    await updateVisit(trx, visit, changes, act);
  }
}
