import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import { profileOf } from '#shared/profile.ts';
import { customerEmail, ownerEmail } from './lead.emails.ts';

/** Queues a lead's emails to the owner and the customer, and its webhooks. */
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
  const email = { kind: 'email', requestId: row.id } as const;
  const toCustomer = customerEmail(lead, profile);
  const emails = [
    // One email per recipient, so that a bounce affects nobody else.
    ...settings.notificationEmails.map((to) => ({
      ...email,
      purpose: 'lead' as const,
      payload: ownerEmail(lead, to, profile, config),
    })),
    ...(toCustomer ? [{ ...email, purpose: 'confirmation' as const, payload: toCustomer }] : []),
  ];
  await enqueue(trx, emails, now);
  await announce(trx, { type: 'lead.created', requestId: row.id, data: lead }, now);
}
