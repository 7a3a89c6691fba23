import * as z from 'zod/mini';
import { optionalText, requiredText } from './text.ts';

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

const emailMessage = 'Valid email is required';

/** A body of POST /api/newsletter. `source` names the page of the form. */
export const newsletterSchema = z.object({
  email: requiredText(emailMessage, 254).check(
    z.refine((text) => isEmail(text), { error: emailMessage, abort: true }),
  ),
  source: optionalText(100),
});
export type NewsletterInput = z.infer<typeof newsletterSchema>;

const isEmail = (text: string) => z.safeParse(z.email(), text).success;
