import { toProfile } from '#company/profile/profile.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import { isInFlood } from '#messages/alerts/server/lead-flood.ts';
import { countConfirmation } from '#sales/leads/server/confirmed-addresses.ts';
import { choosingMilliseconds } from '#sales/leads/server/hold-confirmation.ts';
import type { NewLead } from '#sales/leads/server/new-lead.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import { ownerEmail } from './lead.emails.ts';
import { leadAlert } from './lead-alert.ts';
import { addToDigest } from './lead-digest.ts';
import { writeConfirmation } from './write-confirmation.ts';

/** Queues one email per recipient, so that a bounce affects nobody else. */
export async function tellOwnerOfLead(
  trx: Trx,
  { request, shown, settings, mayBeFlood, config }: NewLead,
  now: Date,
): Promise<void> {
  const { notificationEmails: recipients } = settings;
  const profile = toProfile(settings);
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
