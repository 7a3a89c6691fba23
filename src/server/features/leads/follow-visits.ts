import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { recordQuote } from '#server/features/quotes/quotes.history.ts';
import { completionTime, getQuote, type QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { isOpen, listVisitsOfQuote } from '#server/features/visits/visits.queries.ts';
import { windowLabel } from '#shared/window-label.ts';
import { moveLinkedRequest } from './move-linked-request.ts';

interface Follow {
  quoteId: number;
  /** False if the request keeps its status, because it is cancelled with its visits. */
  movesRequest?: boolean;
  by: Actor;
  now: Date;
}

/** Brings a quote's status and day in line with its visits. The caller has locked it. See docs/product.md#visits. */
export async function followVisits(trx: Trx, { quoteId, movesRequest = true, by, now }: Follow) {
  const before = await getQuote(trx, quoteId);
  const following = statusAndDay(before, await listVisitsOfQuote(trx, quoteId));
  const isMoved = following.status !== before.status;
  const isSame =
    !isMoved &&
    following.preferredDate === before.preferredDate &&
    following.preferredTime === before.preferredTime;
  if (isSame) return;
  const changes = {
    ...following,
    ...(isMoved && { completedAt: completionTime(following.status, now) }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  await trx.updateTable('quotes').set(changes).where('id', '=', quoteId).execute();
  if (isMoved && movesRequest && before.requestId !== null) {
    await moveLinkedRequest(trx, { requestId: before.requestId, status: following.status, by, now });
  }
  await recordQuote(trx, {
    id: quoteId,
    action: 'changed',
    before,
    after: await getQuote(trx, quoteId),
    by,
    now,
  });
}

type Following = Pick<QuoteWithItems, 'status' | 'preferredDate' | 'preferredTime'>;

/** A re-clean never reopens a completed quote, so its revenue stays in its month. */
function statusAndDay(quote: QuoteWithItems, visits: readonly VisitRow[]): Following {
  const open = visits.find(isOpen);
  if (open && (open.kind === 'clean' || quote.status !== 'completed')) return onDayOf(open, 'scheduled');
  const done = visits.filter(({ status }) => status === 'done');
  const last = done.findLast(({ kind }) => kind === 'clean') ?? done.at(-1);
  if (last) return onDayOf(last, 'completed');
  if (open) return quote;
  return { status: 'contacted', preferredDate: null, preferredTime: null };
}

const onDayOf = (visit: VisitRow, status: Following['status']): Following => ({
  status,
  preferredDate: visit.date,
  preferredTime: windowLabel(visit.windowFrom, visit.windowTo),
});
