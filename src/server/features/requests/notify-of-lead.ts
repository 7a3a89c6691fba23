import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { getQuote } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.wire.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import { profileOf } from '#shared/profile.ts';
import { customerEmail, ownerEmail } from './requests.emails.ts';
import { getRequest } from './requests.queries.ts';
import { toRequest } from './requests.wire.ts';

/** Tells the owner and the webhooks of a lead, and confirms it to the customer. */
export async function enqueueNotifications(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { id, quoteId }: { id: number; quoteId: number | null },
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const profile = profileOf(settings);
  const lead = {
    request: toRequest(await getRequest(trx, id)),
    quote: quoteId === null ? null : toQuote(await getQuote(trx, quoteId), profile.places),
  };
  const { request, quote } = lead;
  await announce(trx, { type: 'lead.created', requestId: id, data: { request, quote } }, now);
  // One e-mail for each address, so that one that bounces keeps no other away.
  for (const to of settings.notificationEmails) {
    const toOwner = ownerEmail(lead, to, profile, config);
    await enqueue(trx, { kind: 'email', purpose: 'lead', payload: toOwner, requestId: id }, now);
  }
  const toCustomer = customerEmail(lead, profile);
  if (toCustomer) {
    await enqueue(trx, { kind: 'email', purpose: 'confirmation', payload: toCustomer, requestId: id }, now);
  }
}
