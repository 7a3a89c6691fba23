import * as z from 'zod/mini';
import { freeText } from '#kit/wire/text.ts';

type Id = number | ':id';

export const webhookApi = {
  webhooks: '/api/admin/webhooks',
  webhook: (id: Id) => `/api/admin/webhooks/${id}`,
  test: (id: Id) => `/api/admin/webhooks/${id}/test`,
  deliveries: (id: Id) => `/api/admin/webhooks/${id}/deliveries`,
} as const;

/** `test` is sent only on request of an administrator. */
const webhookEvents = ['lead.created', 'request.status-changed', 'quote.status-changed', 'test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const addressMessage = 'Enter a URL that starts with https://';

/** The server's configuration decides which URLs are allowed; see docs/api.md. */
export const newWebhookSchema = z.object({
  url: freeText(2000).check(
    z.trim(),
    z.refine((url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url), addressMessage),
  ),
});

export const webhookUpdateSchema = z.object({ isActive: z.boolean() });

export const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `secret` is shown only once. */
export const addedWebhookSchema = z.extend(webhookSchema, { secret: z.string() });
export type AddedWebhook = z.infer<typeof addedWebhookSchema>;

/** The delivery of one event to one URL. */
export const webhookDeliverySchema = z.object({
  id: z.int(),
  event: z.enum(webhookEvents),
  status: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int(),
  /** The error of the last attempt. */
  lastError: z.nullable(z.string()),
  /** Null during an attempt, and after it was sent or has failed for good. */
  nextAttemptAt: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** How many days a delivery stays in the list. */
export const deliveriesKeptDays = 30;
