import * as z from 'zod/mini';
import { emailSchema } from './email-address.ts';
import { guardShape } from './form-guard.ts';
import { optionalText } from './text.ts';

/** `suspected`: a program filled in the form, it seems; nothing was sent to the address. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'suspected'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** A body of POST /api/newsletter. `source` names the page of the form. */
export const newsletterSchema = z.object({
  email: emailSchema,
  source: optionalText(100),
  ...guardShape,
});
export type NewsletterInput = z.infer<typeof newsletterSchema>;

/** Values of `source` that the site's own forms send; others may come from programs. */
export const newsletterSources = { blog: 'Blog', newsletter: 'Newsletter page' } as const;

export const subscriberStatusSchema = z.enum(subscriberStatuses);

/** A subscriber as the panel's API answers it. */
export const subscriberSchema = z.object({
  id: z.int(),
  email: z.string(),
  status: subscriberStatusSchema,
  source: z.string(),
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
  /** An administrator ended it, and may take that back. */
  isRestorable: z.boolean(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberCountsSchema = z.object({
  pending: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
  suspected: z.int(),
});

export const subscriberFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(subscriberStatusSchema),
});
export type SubscriberFilter = z.infer<typeof subscriberFilterSchema>;
