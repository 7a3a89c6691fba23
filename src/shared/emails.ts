import * as z from 'zod/mini';
import { optionalText } from './text.ts';

/** Whom an e-mail serves: the business about a lead, the customer whose lead it was, a subscriber. */
export const emailPurposes = ['lead', 'confirmation', 'newsletter', 'other'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

export const emailStatuses = ['pending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** An e-mail of the outbox as the panel's API lists it. */
export const outgoingEmailSchema = z.object({
  id: z.int(),
  purpose: z.enum(emailPurposes),
  recipient: z.string(),
  subject: z.string(),
  requestId: z.nullable(z.int()),
  status: z.enum(emailStatuses),
  /** A worker holds it at this moment. */
  isSending: z.boolean(),
  attempts: z.int(),
  /** Null once it is sent, has failed for good, or while no mail server is configured. */
  nextAttemptAt: z.nullable(z.string()),
  /** What the mail server or the connection said, in one line. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OutgoingEmail = z.infer<typeof outgoingEmailSchema>;

/** With its plain text; the HTML has an address of its own. */
export const outgoingEmailDetailsSchema = z.extend(outgoingEmailSchema, { text: z.string() });
export type OutgoingEmailDetails = z.infer<typeof outgoingEmailDetailsSchema>;

export const emailCountsSchema = z.object({
  pending: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Whether there is a mail server at all. */
  isConfigured: z.boolean(),
});

export const retriedSchema = z.object({ retried: z.int() });

export const emailFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(z.enum(emailStatuses)),
  purpose: z.optional(z.enum(emailPurposes)),
});
export type EmailFilter = z.infer<typeof emailFilterSchema>;

/** Days that a sent e-mail stays in the list. */
export const sentEmailsKeptDays = 90;
