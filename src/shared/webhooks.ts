import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** `test` is only sent where an administrator asks for it. */
const webhookEvents = ['lead.created', 'request.status-changed', 'quote.status-changed', 'test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const addressMessage = 'Enter a URL that starts with https://';

/** A body of POST /api/admin/webhooks. Which addresses are allowed depends on the server; see docs/api.md. */
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

/** `secret` is shown once. */
export const addedWebhookSchema = z.extend(webhookSchema, { secret: z.string() });
export type AddedWebhook = z.infer<typeof addedWebhookSchema>;

/** One event on its way to one address. */
export const webhookDeliverySchema = z.object({
  id: z.int(),
  event: z.enum(webhookEvents),
  status: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int(),
  /** Why the latest attempt failed. */
  lastError: z.nullable(z.string()),
  /** Null while it is being sent, and once it was sent or has failed for good. */
  nextAttemptAt: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Days that a delivery stays in the list. */
export const deliveriesKeptDays = 30;
