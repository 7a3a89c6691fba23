import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/db/transaction.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import type { Quote } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import type { WebhookEvent } from '#shared/webhooks.ts';
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
