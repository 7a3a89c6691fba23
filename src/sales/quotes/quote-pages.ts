import * as z from 'zod/mini';
import { unitSchema } from '#company/catalog/services.ts';
import * as bookingErrors from '#kit/refusals/booking-errors.ts';
import * as errors from '#kit/refusals/quote-errors.ts';
import { type SchemaMessage, schemaMessage, toIssue } from '#kit/refusals/schema-message.ts';
import { alsoWhereOthersFail } from '#kit/wire/rules.ts';
import { freeText, optionalText } from '#kit/wire/text.ts';
import { decisionSchema } from './decisions.ts';

/** 192 random bits in base64url. */
export const isQuoteToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

const lineSchema = z.object({
  title: z.string(),
  /** Whole, but for hours in halves. */
  quantity: z.number(),
  unit: unitSchema,
  unitPrice: z.string(),
  /** The line costs this much at least; null for none. */
  minimumPrice: z.nullable(z.string()),
  lineTotal: z.string(),
});

/** Money is in dollars. */
const amounts = {
  items: z.array(lineSchema),
  subtotal: z.string(),
  discountPercent: z.int(),
  discount: z.string(),
  /** How far a price set by staff differs from the lines; negative if it is lower. `total` includes it. */
  adjustment: z.string(),
  /** Why staff gave the discount; missing without one of theirs. */
  discountReason: z.optional(z.string()),
  /** The customer's code, and the amount that it takes off; missing without one that counts. */
  code: z.optional(z.string()),
  codeDiscount: z.optional(z.string()),
  /** The amount that the services lack of the minimum order, and the trip fee of the ZIP code; both in the total. */
  minimumFee: z.string(),
  tripFee: z.string(),
  total: z.string(),
};

export const amountsSchema = z.object(amounts);
export type QuoteAmounts = z.infer<typeof amountsSchema>;

/** A copy of the quote at the moment of acceptance. */
const acceptedQuoteSchema = z.object({
  ...amounts,
  /** The date of the terms. */
  termsDate: z.string(),
  name: z.string(),
  at: z.string(),
});
export type AcceptedQuote = z.infer<typeof acceptedQuoteSchema>;

/** Accepting needs a name and the terms, asking for a change a message. */
export const decisionInputSchema = z
  .object({
    version: z.int(schemaMessage(errors, 'reload')),
    decision: decisionSchema,
    name: optionalText(200),
    reason: z._default(freeText(1000).check(z.trim()), ''),
    message: z._default(freeText(5000).check(z.trim()), ''),
    agreesToTerms: z._default(z.boolean(), false),
  })
  .check(
    alsoWhereOthersFail((context) => {
      for (const [path, message] of missingFields(context.value)) {
        context.issues.push(toIssue(path, message, context.value));
      }
    }),
  );
export type DecisionInput = z.infer<typeof decisionInputSchema>;

const nameMessage = schemaMessage(bookingErrors, 'yourNameRequired');
const termsMessage = schemaMessage(bookingErrors, 'termsRequired');
const changeMessage = schemaMessage(errors, 'tellChange');

function* missingFields(body: Partial<DecisionInput>): Generator<[path: string, message: SchemaMessage]> {
  if (body.decision === 'accepted') {
    if (!body.name) yield ['name', nameMessage];
    if (!body.agreesToTerms) yield ['agreesToTerms', termsMessage];
  }
  if (body.decision === 'change-requested' && !body.message) {
    yield ['message', changeMessage];
  }
}

/** By default as the customer wants it: `getChannels`. */
export const channelsSchema = z.optional(
  z.array(z.enum(['email', 'text'], 'Choose email or text')).check(z.minLength(1, 'Choose a channel')),
);
export type Channel = 'email' | 'text';

export const sendQuoteSchema = z.object({
  channels: channelsSchema,
  message: optionalText(5000),
});
export type SendQuoteInput = z.infer<typeof sendQuoteSchema>;

const unconfirmedBookingSchema = z.object({
  date: z.string(),
  from: z.string(),
  to: z.string(),
  heldUntil: z.string(),
});
/** A big first booking, which the link in an email books. */
export type UnconfirmedBooking = z.infer<typeof unconfirmedBookingSchema>;

export const quoteLinkSchema = z.object({
  url: z.url(),
  /** Waits for its link. */
  unconfirmed: z.nullable(unconfirmedBookingSchema),
});
export type QuoteLink = z.infer<typeof quoteLinkSchema>;
