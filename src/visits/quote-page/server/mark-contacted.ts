import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { moveLinkedRequest } from '#sales/leads/server/move-linked-request.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** A new quote becomes contacted, with its request. */
export async function markContacted(trx: Trx, before: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  if (before.status !== 'new') return;
  await contactQuote(trx, before, by, now);
  await moveRequest(trx, before, { status: 'contacted', by, now });
}

/** A quote that was sent and is neither booked nor done: it becomes contacted, and its request quoted. */
export async function markSent(trx: Trx, before: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  if (before.status === 'new') await contactQuote(trx, before, by, now);
  else if (before.status !== 'contacted') return;
  await moveRequest(trx, before, { status: 'quoted', by, now });
}

/** The quote stays the same version, because nothing that its customer sees changes: a decision on the open page must still count. */
async function contactQuote(trx: Trx, before: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  const changes = { status: 'contacted', updatedAt: now.toISOString() } as const;
  await trx.updateTable('quotes').set(changes).where('id', '=', before.id).execute();
  const after = { ...before, ...changes };
  await recordQuote(trx, { id: before.id, action: 'changed', before, after, by, now });
}

interface Move {
  status: 'contacted' | 'quoted';
  by: Actor;
  now: Date;
}

async function moveRequest(trx: Trx, { requestId, isRequestCancelled }: QuoteWithItems, move: Move) {
  if (requestId !== null && !isRequestCancelled) await moveLinkedRequest(trx, { requestId, ...move });
}
