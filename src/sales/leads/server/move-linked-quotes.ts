import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type QuoteStatus, quoteStatuses } from '#sales/quotes/quotes.ts';
import { refuseIfAhead } from '#sales/quotes/server/future-visit.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { completionTime, listQuotesOfRequest } from '#sales/quotes/server/quotes.queries.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';

interface Move {
  /** Before the change. */
  request: { id: number; status: RequestStatus };
  status: RequestStatus;
  refuseFutureVisit: boolean | undefined;
  /** The record of the call before the change. */
  current?: () => Promise<unknown>;
  by: Actor;
  now: Date;
}

/**
 * Moves a request's quotes to its new status if they have that status, including quotes in the trash, which may be
 * restored. Cancelling or reopening a request gives its quotes a new version, so that a screen with the old state
 * cannot move the visit. Visits follow: see docs/product/visits.md#booking.
 */
export async function moveLinkedQuotes(trx: Trx, move: Move): Promise<void> {
  const { request, status, refuseFutureVisit, current, by, now } = move;
  const isTurned = (request.status === 'cancelled') !== (status === 'cancelled');
  for (const before of await listQuotesOfRequest(trx, request.id)) {
    const isMoved = isQuoteStatus(status) && status !== before.status;
    if (!isMoved && !isTurned) continue;
    if (isMoved && refuseFutureVisit && before.deletedAt === null) {
      await refuseIfAhead({ ...before, status, now, ...(current && { current }) });
    }
    const changes = {
      ...(isMoved && { status, completedAt: completionTime(status, now) }),
      version: before.version + 1,
      updatedAt: now.toISOString(),
    };
    await trx.updateTable('quotes').set(changes).where('id', '=', before.id).execute();
    await recordQuote(trx, {
      id: before.id,
      action: 'changed',
      before,
      after: { ...before, ...changes },
      by,
      now,
    });
    const { id: quoteId } = before;
    if (isMoved) await record(trx, { type: 'quote.status-set', quoteId, status, keepsDay: false, by }, now);
    if (status === 'cancelled') {
      const withdrawn = { quoteId, reason: 'request cancelled', keepsRequest: true, by };
      await record(trx, { type: 'quote.withdrawn', ...withdrawn }, now);
    }
  }
}

const isQuoteStatus = (status: RequestStatus): status is QuoteStatus =>
  quoteStatuses.some((known) => known === status);
