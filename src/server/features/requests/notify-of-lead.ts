import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.wire.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import { profileOf } from '#shared/profile.ts';
import { customerEmail, ownerEmail } from './requests.emails.ts';
import type { RequestWithQuote } from './requests.queries.ts';
import { toRequest } from './requests.wire.ts';

/** Tells the owner and the webhooks of a lead, and confirms it to the customer. */
export async function enqueueNotifications(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { request: row, quote: quoteRow }: { request: RequestWithQuote; quote: QuoteWithItems | null },
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const profile = profileOf(settings);
  const lead = {
    request: toRequest(row),
    quote: quoteRow && toQuote(quoteRow, profile.places),
  };
  const { id } = row;
  await announce(trx, { type: 'lead.created', requestId: id, data: lead }, now);
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
