import * as z from 'zod/mini';
import { optionalText } from '#kit/wire/text.ts';

/** `before` is the cursor of the last entry received. */
export const timelineQuerySchema = z.object({
  limit: z._default(
    z.coerce
      .number('Enter a whole number')
      .check(z.int('Enter a whole number'), z.minimum(1, 'At least 1'), z.maximum(200, 'At most 200')),
    50,
  ),
  before: optionalText(100),
});

/** An entry of a customer's timeline. */
export const timelineEntrySchema = z.object({
  kind: z.enum([
    'request',
    'quote',
    'visit',
    'past-visit',
    'fact',
    'message',
    'note',
    'photo',
    'invoice',
    'payment',
  ]),
  /** The id of the request, quote, visit, fact, message, email, note, invoice or payment; of a customer's photo, the id of its request. */
  id: z.int(),
  /** Whose record it is: this customer, or one merged into it. */
  customerId: z.int(),
  title: z.string(),
  /** A second line; may be empty. */
  detail: z.string(),
  status: z.nullable(z.string()),
  /** In dollars; null where there is no price. */
  amount: z.nullable(z.string()),
  /** For a crew's entries and photos. */
  visitId: z.optional(z.int()),
  /** For a planned or automatic message; its `id` skips it while it is planned. */
  messageKind: z.optional(z.string()),
  /** The invoice of a payment; a deposit without one has its `quoteId` instead. */
  invoiceId: z.optional(z.int()),
  quoteId: z.optional(z.int()),
  /** An ISO time: of a visit, when its window begins; of a planned message, when it is due; else when it was stored. */
  at: z.string(),
  /** Continues the list after this entry. */
  cursor: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
