import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertFirst, alertWords } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import type { ChangeRequest } from '#sales/leads/server/change-requests.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { DecisionNews, QuoteNews } from '#visits/quote-page/server/decide-quote.ts';
import { decisionEmail } from './decision.emails.ts';

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

/**
 * Queues alerts about the decision, and an email to each of the owner's addresses; none for suspected spam. `dueAt` delays
 * the emails only.
 */
async function notifyOwner(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { quote, isQuarantined }: FoundQuotePage,
  news: DecisionNews,
  now: Date,
  dueAt = now,
): Promise<void> {
  if (isQuarantined) return;
  const { values: settings } = await readSettings(trx);
  const alert = (language: Language) => ({
    title: withQuoteFacts(alertWords[language].decision[news.decision], quote, settings.places),
    body: '',
    url: `${adminPaths.quotes}?quote=${quote.id}`,
  });
  await alertFirst(trx, alert, { requestId: quote.requestId, quoteId: quote.id }, now);
  const emails = settings.notificationEmails.map((to) => ({
    email: decisionEmail(quote, news, { to, profile: toProfile(settings), publicUrl: config.publicUrl }),
    purpose: 'decision' as const,
    requestId: quote.requestId,
    quoteId: quote.id,
  }));
  await enqueueEmails(trx, emails, now, dueAt);
}
