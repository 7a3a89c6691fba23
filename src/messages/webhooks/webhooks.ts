import * as z from 'zod/mini';
import { freeText } from '#kit/wire/text.ts';

type Id = number | ':id';

export const webhookApi = {
  webhooks: '/api/admin/webhooks',
  webhook: (id: Id) => `/api/admin/webhooks/${id}`,
  test: (id: Id) => `/api/admin/webhooks/${id}/test`,
  deliveries: (id: Id) => `/api/admin/webhooks/${id}/deliveries`,
} as const;

/** Owners choose among them. */
export const webhookEvents = [
  'lead.created',
  'request.status-changed',
  'quote.status-changed',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.change-requested',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'visit.done',
  'visit.no-show',
  'invoice.issued',
  'invoice.paid',
  'invoice.voided',
  'payment.received',
  'payment.refunded',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** In the order of the list, each once. */
const chosenEvents = z.pipe(
  z
    .array(z.enum(webhookEvents, 'Choose events from the list'))
    .check(z.minLength(1, 'Choose at least one event')),
  z.transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
);

const addressMessage = 'Enter a URL that starts with https://';

/** The server's configuration decides which URLs are allowed; see docs/api.md. */
export const newWebhookSchema = z.object({
  url: freeText(2000).check(
    z.trim(),
    z.refine((url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url), addressMessage),
  ),
  /** All without it. */
  events: z.optional(chosenEvents),
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookUpdateSchema = z.object({
  isActive: z.optional(z.boolean()),
  events: z.optional(chosenEvents),
});
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;

export const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  isActive: z.boolean(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `secret` is shown only once. */
export const addedWebhookSchema = z.extend(webhookSchema, { secret: z.string() });
export type AddedWebhook = z.infer<typeof addedWebhookSchema>;

/** The delivery of one event to one URL. */
export const webhookDeliverySchema = z.object({
  id: z.int(),
  /** `test` is sent only on request of an administrator. */
  event: z.enum([...webhookEvents, 'test']),
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
