import type { Trx } from '#server/db/transaction.ts';
import { isOpen, listVisitsOfQuote } from '#server/features/visits/visits.queries.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import { updateVisit, type VisitAct } from './write-visit.ts';

type QuoteEvent = VisitAct & { quoteId: number };

/** Open visits follow a status that staff set: completed sets them done, new or contacted cancels them. */
export async function closeVisitsWithQuote(
  trx: Trx,
  { status, keepsDay = false, ...event }: QuoteEvent & { status: QuoteStatus; keepsDay?: boolean },
): Promise<void> {
  const act = { ...event, quote: { status, keepsDay } };
  if (status === 'completed') await closeVisits(trx, act, { status: 'done' });
  if (cancelsVisits(status)) {
    await closeVisits(trx, act, { status: 'cancelled', cancelReason: `quote set to ${status}` });
  }
}

export const cancelsVisits = (status: QuoteStatus): boolean => status === 'new' || status === 'contacted';

/** Cancels the open visits of a quote that is deleted or declined, or whose request is. It does not stay scheduled. */
export const cancelVisitsOf = (
  trx: Trx,
  { reason, ...event }: QuoteEvent & { reason: string },
): Promise<void> => closeVisits(trx, event, { status: 'cancelled', cancelReason: reason });

async function closeVisits(
  trx: Trx,
  { quoteId, ...act }: QuoteEvent,
  changes: { status: 'done' } | { status: 'cancelled'; cancelReason: string },
): Promise<void> {
  for (const visit of (await listVisitsOfQuote(trx, quoteId)).filter(isOpen)) {
    await updateVisit(trx, visit, changes, act);
  }
}
