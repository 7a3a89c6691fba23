import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { moveLinkedRequest } from '#server/features/leads/move-linked-request.ts';
import { recordQuote } from '#server/features/quotes/quotes.history.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';

/**
 * A new quote becomes contacted, with its request. It stays the same version, because nothing that the customer sees
 * changes: a decision on the open page must still count.
 */
export async function markContacted(trx: Trx, before: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  if (before.status !== 'new') return;
  const changes = { status: 'contacted', updatedAt: now.toISOString() } as const;
  await trx.updateTable('quotes').set(changes).where('id', '=', before.id).execute();
  if (before.requestId !== null && !before.isRequestCancelled) {
    await moveLinkedRequest(trx, { requestId: before.requestId, status: 'contacted', by, now });
  }
  await recordQuote(trx, {
    id: before.id,
    action: 'changed',
    before,
    after: { ...before, ...changes },
    by,
    now,
  });
}
