import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { planVisitMessages } from '#server/features/messages/plan-messages.ts';
import { closeVisits, type VisitChange } from '#server/features/visits/close-visits.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import { followVisits } from './follow-visits.ts';

interface QuoteEvent {
  quoteId: number;
  by: Actor;
  now: Date;
}

/** Open visits follow a status that staff set: completed sets them done, new or contacted cancels them. */
export async function closeVisitsWithQuote(
  trx: Trx,
  { quoteId, status, by, now }: QuoteEvent & { status: QuoteStatus },
): Promise<void> {
  if (status === 'completed') {
    await planAll(trx, await closeVisits(trx, quoteId, { status: 'done', by, now }), now);
  }
  if (status === 'new' || status === 'contacted') {
    const reason = `quote set to ${status}`;
    await planAll(trx, await closeVisits(trx, quoteId, { status: 'cancelled', reason, by, now }), now);
  }
}

/** Cancels the open visits of a quote that is deleted or whose request is. The quote does not stay scheduled. */
export async function cancelVisitsOf(
  trx: Trx,
  { reason, movesRequest, ...event }: QuoteEvent & { reason: string; movesRequest?: boolean },
): Promise<void> {
  const { quoteId, ...actor } = event;
  const closed = await closeVisits(trx, quoteId, { status: 'cancelled', reason, ...actor });
  await planAll(trx, closed, event.now);
  if (closed.length > 0) {
    await followVisits(trx, { ...event, ...(movesRequest === false && { movesRequest }) });
  }
}

async function planAll(trx: Trx, changes: readonly VisitChange[], now: Date): Promise<void> {
  for (const change of changes) await planVisitMessages(trx, change, now);
}
