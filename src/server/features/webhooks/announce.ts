import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/db/transaction.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import type { WebhookEvent } from '#shared/webhooks.ts';
import { listActiveWebhooks } from './webhooks.queries.ts';

interface Announcement {
  type: WebhookEvent;
  /** The request and the quote of the event. Purging either deletes the delivery. */
  requestId: number | null;
  quoteId?: number | null;
  data: unknown;
}

/** Queues the event for every active webhook, in the same transaction as the change. */
export async function announce(
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
