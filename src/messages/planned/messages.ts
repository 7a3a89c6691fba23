import * as z from 'zod/mini';
import { templateSchema } from '#company/templates/message-templates.ts';
import { languages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { dueAgain } from './kinds/due-again.ts';
import { followUp1, followUp2 } from './kinds/follow-ups.ts';
import { invoice, invoiceReminder } from './kinds/invoice.ts';
import type { MessageKindFile } from './kinds/kind.ts';
import { leadReceived } from './kinds/lead-received.ts';
import { missedCall } from './kinds/missed-call.ts';
import { onMyWay } from './kinds/on-my-way.ts';
import { receipt } from './kinds/receipt.ts';
import { reminderDay, reminderHours } from './kinds/reminders.ts';
import { reviewRequest } from './kinds/review-request.ts';
import { thanks } from './kinds/thanks.ts';
import { visitBooked, visitCancelled, visitMoved } from './kinds/visit-news.ts';

/**
 * Messages to customers, in the order in which a customer gets them.
 * See docs/product/messages.md#messages-to-customers.
 */
const kinds = [
  leadReceived,
  visitBooked,
  visitMoved,
  visitCancelled,
  reminderDay,
  reminderHours,
  onMyWay,
  followUp1,
  followUp2,
  thanks,
  reviewRequest,
  dueAgain,
  missedCall,
  invoice,
  invoiceReminder,
  receipt,
] as const;
export type MessageKind = (typeof kinds)[number]['kind'];

export const messageKinds: readonly MessageKind[] = kinds.map(({ kind }) => kind);
const messageKindSchema = z.enum(messageKinds, 'Choose a kind of message');

const byKind = new Map<MessageKind, MessageKindFile<MessageKind>>(kinds.map((file) => [file.kind, file]));
export const getKind = (kind: MessageKind) => byKind.get(kind)!;

export const messageKindLabels = Object.fromEntries(kinds.map(({ kind, label }) => [kind, label])) as Record<
  MessageKind,
  string
>;

export const visitNews = messageKinds.filter((kind) => getKind(kind).isVisitNews);

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
