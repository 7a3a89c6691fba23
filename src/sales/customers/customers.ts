import * as z from 'zod/mini';
import { languages } from '#kit/language/language.ts';
import * as bookingErrors from '#kit/refusals/booking-errors.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { optionalEmailSchema } from '#kit/wire/email-address.ts';
import { freeText, optionalText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';

const languageSchema = z.enum(languages, 'Choose a language');

export const noteKinds = ['change-request', 'merge', 'note', 'reply'] as const;
export type NoteKind = (typeof noteKinds)[number];

const emailSchema = optionalEmailSchema();
const phoneSchema = trimmedText(40).check(
  z.refine((phone) => phone === '' || phoneDigits(phone) !== null, 'Valid phone number is required'),
);

const zipMessage = schemaMessage(visitorErrors, 'zipRequired');

/** A service address as a customer or staff enter it. */
export const addressSchema = z.object({
  street: requiredText(schemaMessage(bookingErrors, 'streetRequired'), 200),
  unit: optionalText(50),
  city: requiredText(schemaMessage(bookingErrors, 'cityRequired'), 100),
  zipCode: z.string(zipMessage).check(z.trim(), z.regex(zipCodePattern, zipMessage)),
  accessNotes: optionalText(1000),
});
export type Address = z.infer<typeof addressSchema>;

export const propertySchema = z.object({
  id: z.int(),
  customerId: z.int(),
  street: z.string(),
  unit: z.string(),
  city: z.string(),
  zipCode: z.string(),
  /** Gate code, parking, pets. */
  accessNotes: z.string(),
  version: z.int(),
});
export type Property = z.infer<typeof propertySchema>;

/** Missing fields stay unchanged. `version`, if sent, must be the current one. */
export const propertyUpdateSchema = z.extend(z.partial(addressSchema), {
  // Without the defaults of a new address, which would clear a field that was not sent.
  unit: z.optional(trimmedText(50)),
  accessNotes: z.optional(trimmedText(1000)),
  version: z.optional(z.int()),
});
export type PropertyUpdate = z.infer<typeof propertyUpdateSchema>;

const customerShape = {
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageSchema,
  notes: z.string(),
  /** After a merge: the customer that includes this one. */
  mergedIntoId: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A customer in the list. */
export const customerSchema = z.object({
  ...customerShape,
  /** The first property, as one line; empty without one. */
  address: z.string(),
  /** Including customers merged into this one. */
  visits: z.int(),
  lastVisitDate: z.nullable(z.string()),
});
export type Customer = z.infer<typeof customerSchema>;

/** Figures include customers merged into this one. Money is in dollars. */
export const customerTotalsSchema = z.object({
  /** The sum of the prices of all quotes that are not cancelled. */
  quoted: z.string(),
  /** The sum of the prices of completed quotes, and of past visits that an import brought. */
  completed: z.string(),
  /** Recorded payments, without what was refunded. */
  paid: z.string(),
  /** Visits that are not cancelled, and past ones that an import brought. */
  visits: z.int(),
  /** The last visit that is done; null without one. */
  lastVisitDate: z.nullable(z.string()),
});

export const customerDetailsSchema = z.object({
  ...customerShape,
  properties: z.array(propertySchema),
  /** Customers with the same email or phone number. */
  possibleDuplicates: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      shares: z.array(z.enum(['email', 'phone'])),
    }),
  ),
  /** Contacts of leads that are no contact of the customer, newest first. Staff accept one with `PATCH`. */
  contactSuggestions: z.array(
    z.object({
      kind: z.enum(['email', 'phone']),
      value: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      requestId: z.nullable(z.int()),
      quoteId: z.nullable(z.int()),
    }),
  ),
  /** Customers merged into this one. */
  merged: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
  totals: customerTotalsSchema,
  /** The newest consent to marketing texts, with the words that the customer ticked; null: none. STOP ends them all the same. */
  marketingTexts: z.nullable(z.object({ agreedAt: z.string(), wording: z.string(), phone: z.string() })),
});
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

export const newCustomerSchema = z.object({
  firstName: requiredText('First name is required', 100),
  lastName: optionalText(100),
  email: z._default(emailSchema, ''),
  phone: z._default(phoneSchema, ''),
  language: z._default(languageSchema, 'en'),
  notes: z._default(freeText(5000), ''),
});
export type NewCustomerInput = z.infer<typeof newCustomerSchema>;

/** Missing fields stay unchanged. `version`, if sent, must be the current one. */
export const customerUpdateSchema = z.object({
  firstName: z.optional(requiredText('First name is required', 100)),
  lastName: z.optional(trimmedText(100)),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  language: z.optional(languageSchema),
  notes: z.optional(freeText(5000)),
  version: z.optional(z.int()),
});
export type CustomerUpdate = z.infer<typeof customerUpdateSchema>;

export const mergeSchema = z.object({ intoId: z.int('Choose a customer') });

export const newNoteSchema = z.object({
  text: requiredText('Enter a note', 5000),
  isReply: z._default(z.boolean(), false),
});

export const noteSchema = z.object({
  id: z.int(),
  customerId: z.int(),
  kind: z.enum(noteKinds),
  text: z.string(),
  userName: z.string(),
  createdAt: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

export const customerFilterSchema = z.object({ search: optionalText(200) });
export type CustomerFilter = z.infer<typeof customerFilterSchema>;
