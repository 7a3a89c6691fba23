import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import { recordQuote } from './quotes.history.ts';
import { completionTime, listQuotesOfRequest } from './quotes.queries.ts';

interface Move {
  requestId: number;
  status: QuoteStatus;
  by: Actor;
  now: Date;
}

/** Moves the quotes of a request, also those in the trash: they agree with it when they come back. */
export async function moveLinkedQuotes(trx: Trx, { requestId, status, by, now }: Move): Promise<void> {
  for (const before of await listQuotesOfRequest(trx, requestId)) {
    if (before.status === status) continue;
    const changes = {
      status,
      completedAt: completionTime(status, now),
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
  }
}
