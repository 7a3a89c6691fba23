import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { WebhookRow } from '#server/db/tables/webhooks.ts';
import { isLeased } from '#server/outbox/outbox.queries.ts';
import type { Webhook, WebhookDelivery } from '#shared/webhooks.ts';

export const toWebhook = ({ id, url, isActive, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  isActive: isActive === 1,
  createdAt,
});

export const toDelivery = (row: OutboxRow, now: Date): WebhookDelivery => ({
  id: row.id,
  event: (JSON.parse(row.payload) as { type: WebhookDelivery['event'] }).type,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  nextAttemptAt: row.status === 'pending' && !isLeased(row, now) ? row.runAfter : null,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
});
