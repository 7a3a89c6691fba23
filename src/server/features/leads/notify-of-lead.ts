import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { alertFirst } from '#server/features/alerts/alerts.ts';
import { isInFlood } from '#server/features/alerts/lead-flood.ts';
import { enqueueEmails, type NewEmail } from '#server/features/emails/enqueue-emails.ts';
import { planFollowUps } from '#server/features/messages/plan-messages.ts';
import { mayBook } from '#server/features/quote-pages/can-book.ts';
import { ensureQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import { profileOf } from '#shared/profile.ts';
import { countConfirmation } from './confirmed-addresses.ts';
import { choosingMilliseconds } from './hold-confirmation.ts';
import { ownerEmail } from './lead.emails.ts';
import { leadAlert } from './lead-alert.ts';
import { addToDigest } from './lead-digest.ts';
import { writeConfirmation } from './write-confirmation.ts';

interface StoredLead {
  request: RequestWithQuote;
  quote: QuoteWithItems | null;
  /** Many within minutes share one email to the owner; never those that staff release. */
  mayBeFlood?: boolean;
}

/** Queues a lead's emails to the owner and the customer, its alerts and its webhooks. */
export async function enqueueNotifications(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { request: row, quote: quoteRow, mayBeFlood = false }: StoredLead,
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const profile = profileOf(settings);
  const lead = {
    request: toRequest(row),
    quote: quoteRow && toQuote(quoteRow, profile.places),
  };
  const requestId = row.id;
  const isFlood = mayBeFlood && (await isInFlood(trx, row));
  // One email per recipient, so that a bounce affects nobody else.
  const emails: readonly NewEmail[] = isFlood
    ? []
    : settings.notificationEmails.map((to) => ({
        email: ownerEmail(lead, to, profile, config),
        purpose: 'lead',
        requestId,
      }));
  // Suspected spam of an earlier version has no page yet.
  const page = quoteRow && (await ensureQuotePage(trx, quoteRow.id, now));
  await enqueueEmails(trx, emails, now);
  if (isFlood)
    await addToDigest(trx, lead, { recipients: settings.notificationEmails, profile, config }, now);
  // The confirmation is how a quote of the calculator is sent.
  if (quoteRow?.customerId) {
    await planFollowUps(
      trx,
      { quoteId: quoteRow.id, customerId: quoteRow.customerId, isFromWebsite: 1 },
      now,
    );
  }
  const alert = leadAlert({ request: row, quote: quoteRow }, profile.places, now);
  await alertFirst(trx, alert, { requestId, quoteId: quoteRow?.id ?? null }, now);
  await announce(trx, { type: 'lead.created', requestId, data: lead }, now);
  const stored = { request: row, quote: quoteRow && { ...quoteRow, page } };
  const confirmation = await writeConfirmation(trx, { config }, stored);
  // The row it counts in is the last lock; see docs/architecture.md#database.
  if (confirmation && (await countConfirmation(trx, { email: confirmation.to, what: 'lead' }, now)) === 0) {
    const source = { kind: 'confirmation' as const, requestId };
    const isBookable =
      page && (await mayBook(trx, { page, quote: quoteRow, isQuarantined: false }, settings, now));
    const dueAt = isBookable ? new Date(now.getTime() + choosingMilliseconds) : now;
    await enqueueEmails(
      trx,
      [{ email: confirmation, source, purpose: 'confirmation', requestId }],
      now,
      dueAt,
    );
  }
}
