import * as z from 'zod/mini';
import { templateSchema } from '#company/templates/message-templates.ts';
import { languages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import type { MessageKindFile } from './kinds/kind.ts';
import { leadReceived } from './kinds/lead-received.ts';
import { missedCall } from './kinds/missed-call.ts';
import { receipt } from './kinds/receipt.ts';

/**
 * Messages to customers, in the order in which a customer gets them.
 * See docs/product/messages.md#messages-to-customers.
 */
export const messageKinds = [
  leadReceived.kind,
  'visit-booked',
  'visit-moved',
  'visit-cancelled',
  'reminder-day',
  'reminder-hours',
  'on-my-way',
  'follow-up-1',
  'follow-up-2',
  'thanks',
  'review-request',
  'due-again',
  missedCall.kind,
  'invoice',
  'invoice-reminder',
  receipt.kind,
] as const;
const messageKindSchema = z.enum(messageKinds, 'Choose a kind of message');
export type MessageKind = z.infer<typeof messageKindSchema>;

const kindFiles: readonly MessageKindFile<MessageKind>[] = [leadReceived, missedCall, receipt];

/** Undefined for a kind that has no file of its own yet. */
export const findKindFile = (kind: MessageKind) => kindFiles.find((file) => file.kind === kind);

/** Staff send an invoice themselves, as an email with its PDF. */
export const unplannedKinds: readonly MessageKind[] = ['invoice'];

export const messageKindLabels: Record<MessageKind, string> = {
  [leadReceived.kind]: leadReceived.label,
  'visit-booked': 'Visit booked',
  'visit-moved': 'Visit moved',
  'visit-cancelled': 'Visit cancelled',
  'reminder-day': 'Reminder the day before',
  'reminder-hours': 'Reminder 2 hours before',
  'on-my-way': 'On my way',
  'follow-up-1': 'First follow-up',
  'follow-up-2': 'Last follow-up',
  thanks: 'Thank you',
  'review-request': 'Review request',
  'due-again': 'Due again',
  [missedCall.kind]: missedCall.label,
  invoice: 'Invoice',
  'invoice-reminder': 'Invoice reminder',
  [receipt.kind]: receipt.label,
};

/** Their emails can be unsubscribed with one click. */
export const unsubscribableKinds: readonly MessageKind[] = ['follow-up-1', 'follow-up-2', 'due-again'];

/** These have a calendar entry. */
export const visitNews: readonly MessageKind[] = ['visit-booked', 'visit-moved', 'visit-cancelled'];

const messageStatuses = ['planned', 'sent', 'skipped', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Why a message was not sent. */
export const messageReasons = {
  'by-staff': 'Skipped by staff',
  'turned-off': 'This kind of message is off',
  'visit-changed': 'The visit changed',
  'visit-begun': 'The arrival window had begun',
  replied: 'The customer replied',
  decided: 'The customer decided',
  booked: 'A visit was booked',
  cancelled: 'The request was cancelled',
  expired: 'The quote expired',
  'opted-out': 'The customer unsubscribed',
  landline: 'The number is a landline',
  'no-contact': 'No email address or phone number to reach',
  'no-gateway': 'No email address, and text messages aren’t set up',
  'no-review-link': 'No review link in Settings',
  imported: 'Marketing isn’t allowed for imported customers',
  'too-late': 'It was too late',
  deleted: 'The record was deleted',
  'not-owed': 'Nothing is owed on the invoice',
  'paid-back': 'The payment went back',
  superseded: 'A newer message replaced it',
  refused: 'The mail server or text gateway refused it',
  'answer-lost': 'The text gateway didn’t answer, so the text isn’t sent again',
} as const;
export type MessageReason = keyof typeof messageReasons;

/** The placeholders. A line with a missing value is left out. */
export const messagePlaceholders = {
  firstName: 'First name',
  name: 'Full name',
  items: 'What the quote is for',
  total: 'Total of the quote',
  day: 'Day of the visit',
  window: 'Arrival window',
  dryingTime: 'Drying time',
  payment: 'Amount of the payment, how and when it was paid',
  link: 'Link of this message',
  business: 'Your business',
  phone: 'Your phone number',
} as const;
export type MessageValues = Record<keyof typeof messagePlaceholders, string>;

const maxTextLength = 1000;

const messageTextSchema = templateSchema(maxTextLength, Object.keys(messagePlaceholders)).check(
  z.minLength(1, 'Enter a text'),
);

const messageSettingSchema = z.object({
  kind: messageKindSchema,
  isEnabled: z.boolean(),
  text: messageTextSchema,
  /** For customers who chose another language. Left out, it stays unchanged. */
  ...translatedFields({ text: z.optional(messageTextSchema) }),
});
export type MessageSetting = z.infer<typeof messageSettingSchema>;

export const messageSettingsSchema = z.object({
  version: z.int(),
  kinds: z.array(messageSettingSchema).check(
    z.minLength(1, 'Send at least one kind'),
    z.refine(
      (kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length,
      'List each kind only once',
    ),
  ),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;

/** All kinds, and whether texts can be sent. */
export const storedMessageSettingsSchema = z.object({
  version: z.int(),
  kinds: z.array(z.extend(messageSettingSchema, translatedFields({ text: messageTextSchema }))),
  isTextConfigured: z.boolean(),
});
export type StoredMessageSettings = z.infer<typeof storedMessageSettingsSchema>;

/** `quoteId` selects the record; without it, the newest that fits. */
export const messagePreviewInputSchema = z.object({
  kind: messageKindSchema,
  text: messageTextSchema,
  language: z._default(z.enum(languages, 'Choose a language'), 'en'),
  quoteId: z.optional(z.int()),
});
export type MessagePreviewInput = z.infer<typeof messagePreviewInputSchema>;

export const messagePreviewSchema = z.object({
  /** The customer's name. */
  about: z.string(),
  subject: z.string(),
  /** The email as plain text. */
  emailText: z.string(),
  textMessage: z.object({
    body: z.string(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    /** The parts that a carrier charges for. */
    segments: z.int(),
  }),
});
export type MessagePreview = z.infer<typeof messagePreviewSchema>;

export const messageTestInputSchema = z.extend(messagePreviewInputSchema, {
  channel: z.enum(['email', 'text'], 'Choose email or text'),
  /** Where to send a test text. A test email goes to the caller's own address. */
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
});

export const messageTestSchema = z.object({
  to: z.string(),
  /** Sent: the mail server or text gateway took it. Waiting: it is tried later. */
  state: z.enum(['sent', 'waiting', 'failed']),
  /** Why it was not sent; else empty. */
  reason: z.string(),
});
export type MessageTest = z.infer<typeof messageTestSchema>;

export const messageSchema = z.object({
  id: z.int(),
  kind: messageKindSchema,
  customerId: z.int(),
  quoteId: z.nullable(z.int()),
  visitId: z.nullable(z.int()),
  status: z.enum(messageStatuses),
  reason: z.string(),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type Message = z.infer<typeof messageSchema>;
