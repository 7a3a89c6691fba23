import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import type { FoundQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { profileOf } from '#shared/profile.ts';
import { type DecisionNews, decisionEmail } from './decisions.emails.ts';

/** Queues an email about the decision to each of the owner's addresses; none for suspected spam. `dueAt` delays it. */
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
  const emails = settings.notificationEmails.map((to) => ({
    email: decisionEmail(quote, news, { to, profile: profileOf(settings), publicUrl: config.publicUrl }),
    purpose: 'decision' as const,
    requestId: quote.requestId,
    quoteId: quote.id,
  }));
  await enqueueEmails(trx, emails, now, dueAt);
}
