import * as z from 'zod/mini';
import { languages } from '#kit/language/language.ts';
import { guardShape } from '#kit/limits/form-guard.ts';
import { emailSchema } from '#kit/wire/email-address.ts';
import { optionalText } from '#kit/wire/text.ts';

/** `suspected`: probably a bot; no email was sent. `bounced`: the mail server refused the address for good. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced', 'suspected'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** `source` names the form's page. */
export const newsletterSchema = z.object({
  email: emailSchema,
  source: optionalText(100),
  ...guardShape,
});
export type NewsletterInput = z.infer<typeof newsletterSchema>;

/** The values of `source` from the site's forms; API clients may send others. */
export const newsletterSources = { blog: 'Blog', newsletter: 'Newsletter page' } as const;

export const subscriberStatusSchema = z.enum(subscriberStatuses);

export const subscriberSchema = z.object({
  id: z.int(),
  email: z.string(),
  status: subscriberStatusSchema,
  source: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
  /** True if an administrator ended the subscription and can undo that. */
  isRestorable: z.boolean(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberCountsSchema = z.object({
  pending: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
  bounced: z.optional(z.int()),
  suspected: z.int(),
});

export const subscriberFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(subscriberStatusSchema),
});
export type SubscriberFilter = z.infer<typeof subscriberFilterSchema>;
