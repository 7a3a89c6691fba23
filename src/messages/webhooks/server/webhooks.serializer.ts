import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { WebhookRow } from '#kit/db/tables/webhooks.ts';
import { isLeased } from '#kit/outbox/outbox.queries.ts';
import type { Webhook, WebhookDelivery } from '#messages/webhooks/webhooks.ts';

export const toWebhook = ({ id, url, isActive, events, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  isActive: isActive === 1,
  events: JSON.parse(events),
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
