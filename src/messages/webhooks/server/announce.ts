import { randomUUID } from 'node:crypto';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { WebhookEvent } from '#messages/webhooks/webhooks.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { listActiveWebhooks } from './webhooks.queries.ts';

interface Change<Row> {
  change: { before: Row; after: Row };
}

export const announceLead = (
  trx: Trx,
  { shown }: { shown: { request: CustomerRequest; quote: Quote | null } },
  now: Date,
): Promise<void> => announce(trx, { type: 'lead.created', requestId: shown.request.id, data: shown }, now);

export async function announceRequestStatus(
  trx: Trx,
  { change: { before, after } }: Change<RequestWithQuote>,
  now: Date,
) {
  if (before.status === after.status) return;
  const data = { request: toRequest(after), formerStatus: before.status };
  await announce(trx, { type: 'request.status-changed', requestId: after.id, data }, now);
}

export async function announceQuoteStatus(
  trx: Trx,
  { change: { before, after } }: Change<QuoteWithItems>,
  now: Date,
) {
  if (before.status === after.status) return;
  const { places } = await readProfile(trx);
  const data = { quote: toQuote(after, places), formerStatus: before.status };
  const about = { requestId: after.requestId, quoteId: after.id };
  await announce(trx, { type: 'quote.status-changed', ...about, data }, now);
}

interface Announcement {
  type: WebhookEvent;
  /** The request and the quote of the event. Purging either deletes the delivery. */
  requestId: number | null;
  quoteId?: number | null;
  data: unknown;
}

/** Queues the event for every active webhook, in the same transaction as the change. */
async function announce(
  trx: Trx,
  { requestId, quoteId = null, ...event }: Announcement,
  now: Date,
): Promise<void> {
  const webhooks = await listActiveWebhooks(trx);
  if (webhooks.length === 0) return;
  const payload = eventBody(event, now);
  const delivery = { kind: 'webhook' as const, payload, requestId, quoteId };
  await enqueue(
    trx,
    webhooks.map(({ id }) => ({ ...delivery, webhookId: id })),
    now,
  );
}

/** The body, the same in every attempt: `id` lets a receiver detect repeats. */
export const eventBody = ({ type, data }: Pick<Announcement, 'type' | 'data'>, now: Date): string =>
  JSON.stringify({ id: randomUUID(), type, createdAt: now.toISOString(), data });
