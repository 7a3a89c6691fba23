import type { Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { ChangeRequest } from '#sales/leads/server/change-requests.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { DecisionNews } from './decisions.emails.ts';
import { notifyOwner } from './notify-owner.ts';

/** A customer's decision, or all change requests of a quote, newest first. */
export type QuoteNews = { found: FoundQuotePage } & (
  | DecisionNews
  | { decision: 'change-requested'; requests: readonly ChangeRequest[] }
);

/** Tells the owner at once, or of change requests that follow each other in one email. */
export async function tellOwnerOfAnswer(
  trx: Trx,
  { news, config }: Pick<Deps, 'config'> & { news: QuoteNews | null },
  now: Date,
): Promise<void> {
  if (!news) return;
  if ('requests' in news) await notifyOfChangeRequests(trx, { config }, news.found, news.requests, now);
  else await notifyOwner(trx, { config }, news.found, news, now);
}

/**
 * Tells the owner of the first change request at once, and of those that follow within ten minutes in one email at the end
 * of these. `requests` are all of the quote, newest first.
 */
async function notifyOfChangeRequests(
  trx: Trx,
  deps: Pick<Deps, 'config'>,
  found: FoundQuotePage,
  requests: readonly ChangeRequest[],
  now: Date,
): Promise<void> {
  const { dueAt, untold } = nextEmail(requests.toReversed());
  await deleteWaiting(trx, found.quote.id, now);
  const words = untold.map(({ text }) => text).join('\n\n');
  await notifyOwner(trx, deps, found, { decision: 'change-requested', words }, now, dueAt);
}

const pauseMilliseconds = 10 * 60_000;

/** When the last of these requests is told, and those before it that no email has told yet. Oldest first. */
function nextEmail(requests: readonly ChangeRequest[]): { dueAt: Date; untold: ChangeRequest[] } {
  let due = Number.NEGATIVE_INFINITY;
  let untold: ChangeRequest[] = [];
  for (const request of requests) {
    const at = Date.parse(request.at);
    if (at >= due) {
      // The email that was due before is on its way.
      untold = [];
      due = Math.max(at, due + pauseMilliseconds);
    }
    untold.push(request);
  }
  return { dueAt: new Date(due), untold };
}

/** The email that waits is replaced by one with all messages. */
async function deleteWaiting(trx: Trx, quoteId: number, now: Date): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('quoteId', '=', quoteId)
    .where('purpose', '=', 'decision')
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('leasedUntil', 'is', null)
    .where('runAfter', '>', now.toISOString())
    .execute();
}
