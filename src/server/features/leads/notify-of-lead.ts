import { type Trx, together } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { announceTo } from '#server/features/webhooks/announce.ts';
import { listActiveWebhooks } from '#server/features/webhooks/webhooks.queries.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import { profileOf } from '#shared/profile.ts';
import { customerEmail, ownerEmail } from './lead.emails.ts';

type Audience = Awaited<ReturnType<typeof readAudience>>;

/** Who is told of leads, and what the e-mails say of the business. */
export async function readAudience(trx: Trx) {
  const [{ values: settings }, webhooks] = await together([readSettings(trx), listActiveWebhooks(trx)]);
  return { settings, webhooks };
}

/** Tells the owner and the webhooks of a lead, and confirms it to the customer. */
export async function enqueueNotifications(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { request: row, quote: quoteRow }: { request: RequestWithQuote; quote: QuoteWithItems | null },
  { settings, webhooks }: Audience,
  now: Date,
): Promise<void> {
  const profile = profileOf(settings);
  const lead = {
    request: toRequest(row),
    quote: quoteRow && toQuote(quoteRow, profile.places),
  };
  const email = { kind: 'email', requestId: row.id } as const;
  const toCustomer = customerEmail(lead, profile);
  const emails = [
    // One for each address, so that one that bounces keeps no other away.
    ...settings.notificationEmails.map((to) => ({
      ...email,
      purpose: 'lead' as const,
      payload: ownerEmail(lead, to, profile, config),
    })),
    ...(toCustomer ? [{ ...email, purpose: 'confirmation' as const, payload: toCustomer }] : []),
  ];
  await together([
    announceTo(trx, webhooks, { type: 'lead.created', requestId: row.id, data: lead }, now),
    enqueue(trx, emails, now),
  ]);
}
