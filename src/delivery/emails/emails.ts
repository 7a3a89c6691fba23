import * as z from 'zod/mini';
import { optionalText } from '#kit/wire/text.ts';

/**
 * `lead` and `decision` go to the business, `confirmation`, `quote`, `invoice` and `message` to the customer, `newsletter` to a
 * subscriber.
 */
export const emailPurposes = [
  'lead',
  'confirmation',
  'quote',
  'invoice',
  'message',
  'decision',
  'newsletter',
  'other',
] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

export const emailStatuses = ['pending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** An email in the panel's list. */
export const outgoingEmailSchema = z.object({
  id: z.int(),
  purpose: z.enum(emailPurposes),
  recipient: z.string(),
  subject: z.string(),
  requestId: z.nullable(z.int()),
  status: z.enum(emailStatuses),
  /** A worker is sending it right now. */
  isSending: z.boolean(),
  attempts: z.int(),
  /** Null after it was sent or has failed for good, and while no mail server is configured. */
  nextAttemptAt: z.nullable(z.string()),
  /** The error of the mail server or the connection, in one line. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OutgoingEmail = z.infer<typeof outgoingEmailSchema>;

/** Adds the plain text; the HTML has its own URL. */
export const outgoingEmailDetailsSchema = z.extend(outgoingEmailSchema, { text: z.string() });
export type OutgoingEmailDetails = z.infer<typeof outgoingEmailDetailsSchema>;

export const emailCountsSchema = z.object({
  pending: z.int(),
  sent: z.int(),
  failed: z.int(),
  isConfigured: z.boolean(),
});

export const retriedSchema = z.object({ retried: z.int() });

export const emailFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(z.enum(emailStatuses)),
  purpose: z.optional(z.enum(emailPurposes)),
});
export type EmailFilter = z.infer<typeof emailFilterSchema>;

/** The number of days that a sent email stays in the list. */
export const sentEmailsKeptDays = 90;
