import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { type DecisionNews, decisionEmail } from './decisions.emails.ts';

/** `Quote accepted, $161.10, Springfield`. */
const alertTitles = {
  accepted: 'Quote accepted',
  declined: 'Quote declined',
  'change-requested': 'Change requested',
} as const satisfies Record<Decision, string>;

/**
 * Queues alerts about the decision, and an email to each of the owner's addresses; none for suspected spam. `dueAt` delays
 * the emails only.
 */
export async function notifyOwner(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { quote, isQuarantined }: FoundQuotePage,
  news: DecisionNews,
  now: Date,
  dueAt = now,
): Promise<void> {
  if (isQuarantined) return;
  const { values: settings } = await readSettings(trx);
  const alert = {
    title: withQuoteFacts(alertTitles[news.decision], quote, settings.places),
    body: '',
    url: `${adminPaths.quotes}?quote=${quote.id}`,
  };
  await alertFirst(trx, alert, { requestId: quote.requestId, quoteId: quote.id }, now);
  const emails = settings.notificationEmails.map((to) => ({
    email: decisionEmail(quote, news, { to, profile: toProfile(settings), publicUrl: config.publicUrl }),
    purpose: 'decision' as const,
    requestId: quote.requestId,
    quoteId: quote.id,
  }));
  await enqueueEmails(trx, emails, now, dueAt);
}
