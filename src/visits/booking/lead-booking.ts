import * as z from 'zod/mini';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { addressSchema } from '#sales/customers/customers.ts';
import { quoteSelectionSchema } from '#sales/quotes/quotes.ts';
import { contactAnswerSchema, contactSchema } from '#sales/requests/requests.ts';
import {
  bookingInputSchema,
  confirmationAskedSchema,
  customerVisitSchema,
  depositAskedSchema,
  windowDaySchema,
} from '#visits/visits/visits.ts';

/** The cart as in a link to the calculator. */
export const cartWindowsQuerySchema = z.object({ zip: z.string(), items: z.string() });

/** `canBook` tells a full calendar from a cart that cannot be booked online. */
export const cartWindowsSchema = z.object({
  canBook: z.boolean(),
  /** Asked for at booking; 0 for none. */
  depositPercent: z.int(),
  days: z.array(windowDaySchema),
});
export type CartWindows = z.infer<typeof cartWindowsSchema>;

const slotAndTerms = z.pick(bookingInputSchema, { date: true, from: true, to: true, agreesToTerms: true });

/** A quote of the calculator with its visit. Name, phone and ZIP code are the quote's. */
export const bookedLeadSchema = z
  .safeExtend(contactSchema, {
    quote: quoteSelectionSchema,
    booking: z.extend(slotAndTerms, z.omit(addressSchema, { zipCode: true }).shape),
  })
  .check(
    z.refine(({ phone }) => phoneDigits(phone) !== null, {
      path: ['phone'],
      ...schemaMessage(visitorErrors, 'phoneRequired'),
    }),
  );
export type BookedLeadInput = z.infer<typeof bookedLeadSchema>;

export const bookedLeadAnswerSchema = z.extend(contactAnswerSchema, {
  visit: z.nullable(customerVisitSchema),
  /** Why only the quote was stored. */
  refusal: z.nullable(z.string()),
  /** Leads to the payment or the link that books. */
  next: z.nullable(z.union([depositAskedSchema, confirmationAskedSchema])),
});
export type BookedLeadAnswer = z.infer<typeof bookedLeadAnswerSchema>;
