import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertFirst, alertWords } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { type DecisionNews, decisionEmail } from './decisions.emails.ts';

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
