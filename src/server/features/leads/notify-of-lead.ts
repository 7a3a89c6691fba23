import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { alertFirst } from '#server/features/alerts/alerts.ts';
import { isInFlood } from '#server/features/alerts/lead-flood.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import { mayBook } from '#server/features/quote-pages/can-book.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { profileOf, type SettingsValues } from '#shared/profile.ts';
import { countConfirmation } from './confirmed-addresses.ts';
import { choosingMilliseconds } from './hold-confirmation.ts';
import { type Lead, ownerEmail } from './lead.emails.ts';
import { leadAlert } from './lead-alert.ts';
import { addToDigest } from './lead-digest.ts';
import { writeConfirmation } from './write-confirmation.ts';

interface StoredLead extends Pick<Deps, 'config'> {
  request: RequestWithQuote;
  quote: (QuoteWithItems & { page: QuotePageRow }) | null;
  settings: SettingsValues;
  /** Many within minutes share one email to the owner; never those that staff release. */
  mayBeFlood: boolean;
}

/** The values of the event that a lead came in. */
export type NewLead = StoredLead & {
  /** Both as the API returns them. */
  shown: Lead;
  isFromWebsite: 1;
};

export const toNewLead = ({ config, ...lead }: StoredLead): NewLead => ({
  ...lead,
  config,
  shown: {
    request: toRequest(lead.request),
    quote: lead.quote && toQuote(lead.quote, lead.settings.places),
  },
  isFromWebsite: 1,
});

/** Queues one email per recipient, so that a bounce affects nobody else. */
export async function tellOwnerOfLead(
  trx: Trx,
  { request, shown, settings, mayBeFlood, config }: NewLead,
  now: Date,
): Promise<void> {
  const { notificationEmails: recipients } = settings;
  const profile = profileOf(settings);
  if (mayBeFlood && (await isInFlood(trx, request))) {
    await addToDigest(trx, shown, { recipients, profile, config }, now);
    return;
  }
  const emails = recipients.map((to) => ({
    email: ownerEmail(shown, to, profile, config),
    purpose: 'lead' as const,
    requestId: request.id,
  }));
  await enqueueEmails(trx, emails, now);
}

export async function alertOfLead(trx: Trx, { request, quote, settings }: NewLead, now: Date): Promise<void> {
  const alert = leadAlert({ request, quote }, settings.places, now);
  await alertFirst(trx, alert, { requestId: request.id, quoteId: quote?.id ?? null }, now);
}

/** The confirmation is how a quote of the calculator is sent. */
export async function confirmLead(
  trx: Trx,
  { request, quote, settings, config }: NewLead,
  now: Date,
): Promise<void> {
  const confirmation = await writeConfirmation(trx, { config }, { request, quote });
  // The row it counts in is the last lock; see docs/architecture.md#database.
  if (!confirmation || (await countConfirmation(trx, { email: confirmation.to, what: 'lead' }, now)) > 0)
    return;
  const { id: requestId } = request;
  const source = { kind: 'confirmation' as const, requestId };
  const isBookable =
    quote && (await mayBook(trx, { page: quote.page, quote, isQuarantined: false }, settings, now));
  const dueAt = isBookable ? new Date(now.getTime() + choosingMilliseconds) : now;
  await enqueueEmails(trx, [{ email: confirmation, source, purpose: 'confirmation', requestId }], now, dueAt);
}
