import { randomUUID } from 'node:crypto';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { beforeCommit, type Trx } from '#kit/db/transaction.ts';
import { type About, enqueue } from '#kit/outbox/outbox.queries.ts';
import type { WebhookEvent } from '#messages/webhooks/webhooks.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { listWebhooksFor } from './webhooks.queries.ts';

interface Change<Row> {
  change: { before: Row; after: Row };
}

export const announceLead = (
  trx: Trx,
  { shown }: { shown: { request: CustomerRequest; quote: Quote | null } },
  now: Date,
): Promise<void> =>
  announce(trx, { type: 'lead.created', about: { requestId: shown.request.id }, data: shown }, now);

export async function announceRequestStatus(
  trx: Trx,
  { change: { before, after } }: Change<RequestWithQuote>,
  now: Date,
) {
  if (before.status === after.status) return;
  const data = { request: toRequest(after), formerStatus: before.status };
  await announce(trx, { type: 'request.status-changed', about: { requestId: after.id }, data }, now);
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
  await announce(trx, { type: 'quote.status-changed', about, data }, now);
}

/** Purging a record of `about` deletes the delivery. */
interface Event {
  type: WebhookEvent;
  about: About;
}

/** Queues the event for every webhook that takes it, in the same transaction as the change. */
async function announce(trx: Trx, { data, ...event }: Event & { data: unknown }, now: Date): Promise<void> {
  const webhookIds = await listWebhooksFor(trx, event.type);
  if (webhookIds.length > 0) await queue(trx, { ...event, data, webhookIds }, now);
}

/** The same before the transaction commits, with what `read` then finds: once for a record. */
export async function announceAtEnd(
  trx: Trx,
  { recordId, read, ...event }: Event & { recordId: number; read: () => Promise<unknown> },
  now: Date,
): Promise<void> {
  const webhookIds = await listWebhooksFor(trx, event.type);
  if (webhookIds.length === 0) return;
  beforeCommit(trx, `${event.type} ${recordId}`, async () =>
    queue(trx, { ...event, data: await read(), webhookIds }, now),
  );
}

async function queue(
  trx: Trx,
  { about, webhookIds, ...event }: Event & { data: unknown; webhookIds: readonly number[] },
  now: Date,
): Promise<void> {
  const delivery = { kind: 'webhook' as const, payload: eventBody(event, now), ...about };
  await enqueue(
    trx,
    webhookIds.map((webhookId) => ({ ...delivery, webhookId })),
    now,
  );
}

/** The body, the same in every attempt: `id` lets a receiver detect repeats. */
export const eventBody = (
  { type, data }: { type: WebhookEvent | 'test'; data: unknown },
  now: Date,
): string => JSON.stringify({ id: randomUUID(), type, createdAt: now.toISOString(), data });
