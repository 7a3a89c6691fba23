import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/db/transaction.ts';
import { enqueueDelivery } from '#server/outbox/outbox.queries.ts';
import type { WebhookEvent } from '#shared/webhooks.ts';
import { listActiveWebhooks } from './webhooks.queries.ts';

interface Announcement {
  type: WebhookEvent;
  /** The request that it tells of, and the quote: with either, what lies here goes for good too. */
  requestId: number | null;
  quoteId?: number | null;
  data: unknown;
}

/** Tells every active webhook, in the transaction of what it tells about: neither is without the other. */
export async function announce(trx: Trx, announcement: Announcement, now: Date): Promise<void> {
  await announceTo(trx, await listActiveWebhooks(trx), announcement, now);
}

/** As `announce`, for who has read already which webhooks there are. */
export async function announceTo(
  trx: Trx,
  webhooks: readonly { id: number }[],
  { requestId, quoteId = null, ...event }: Announcement,
  now: Date,
): Promise<void> {
  if (webhooks.length === 0) return;
  const payload = eventBody(event, now);
  for (const { id } of webhooks) {
    await enqueueDelivery(trx, { payload, webhookId: id, requestId, quoteId }, now);
  }
}

/** As it is sent, in every attempt the same: `id` tells a receiver what it has had already. */
export const eventBody = ({ type, data }: Pick<Announcement, 'type' | 'data'>, now: Date): string =>
  JSON.stringify({ id: randomUUID(), type, createdAt: now.toISOString(), data });
