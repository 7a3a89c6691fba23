import * as z from 'zod/mini';

const key = z
  .string('The keys of the subscription are required')
  .check(z.maxLength(200, 'The key is too long'), z.regex(/^[\w-]+=*$/, 'The key must be in base64url'));

/** `PushSubscription.toJSON()` of a browser. */
export const pushSubscriptionInputSchema = z.object({
  endpoint: z.url('The endpoint must be a URL').check(z.maxLength(2000, 'The endpoint is too long')),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: key, auth: key }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInputSchema>;

export const pushSubscriptionSchema = z.object({
  id: z.int(),
  /** Such as `Safari on iPhone`. */
  device: z.string(),
  createdAt: z.string(),
  /** When a push service last took an alert for it, and when one last failed, with the reason. */
  lastSuccessAt: z.nullable(z.string()),
  lastFailureAt: z.nullable(z.string()),
  lastFailure: z.nullable(z.string()),
  /** The last test that was sent. */
  test: z.nullable(z.object({ id: z.string(), sentAt: z.string(), arrivedAt: z.nullable(z.string()) })),
});
export type PushSubscriptionRecord = z.infer<typeof pushSubscriptionSchema>;

export const pushKeySchema = z.object({ key: z.string() });

/** Sent means that the push service took it; whether it arrived, `test` of the subscription says. */
export const pushTestSchema = z.object({
  id: z.string(),
  isSent: z.boolean(),
  reason: z.nullable(z.string()),
});
export type PushTest = z.infer<typeof pushTestSchema>;

export const pushArrivalSchema = z.object({
  messageId: z.string('The id of the message is required').check(z.maxLength(100, 'The id is too long')),
});

/** Sent to a device, encrypted. The service worker shows title and body, and opens `url`. */
export interface PushMessage {
  id: string;
  title: string;
  body: string;
  /** A path of the panel. */
  url: string;
  /** A device shows one notification per tag. */
  tag: string;
  /** Where the device reports that it has shown a test. */
  arrivedUrl?: string;
}
