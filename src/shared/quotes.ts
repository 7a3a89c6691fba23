import * as z from 'zod/mini';
import { centsSchema } from './money.ts';
import { phoneDigits } from './phone.ts';
import { contactMethods, maxQuantity, zipCodePattern } from './quote-rules.ts';
import { serviceCategorySchema } from './services.ts';
import { freeText, optionalText, requiredText } from './text.ts';

export const quoteStatuses = ['new', 'contacted', 'scheduled', 'completed'] as const;
export const quoteStatusSchema = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof quoteStatusSchema>;

export const contactMethodSchema = z.enum(contactMethods, 'Contact method is required');
export type ContactMethod = z.infer<typeof contactMethodSchema>;

export const zipCodeSchema = z
  .string('ZIP code is required')
  .check(z.trim(), z.regex(zipCodePattern, 'ZIP code is required'));

const quoteItemsSchema = z
  .array(
    z.object({
      serviceId: z.int(),
      quantity: z.int().check(z.minimum(1, 'At least 1'), z.maximum(maxQuantity, `At most ${maxQuantity}`)),
    }),
  )
  .check(z.minLength(1, 'Please choose at least one service'), z.maxLength(100, 'At most 100 services'));

const preferredTimeSchema = z.optional(z.nullable(freeText(50).check(z.trim())));

/** `quote` of POST /api/contact. Prices are never taken from it. */
export const quoteSelectionSchema = z.object({
  items: quoteItemsSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.iso.date('Preferred service date is required'),
  preferredTime: preferredTimeSchema,
  notes: optionalText(5000),
  /** The total the visitor saw. Where it is sent and differs, nothing is stored and the answer says the new one. */
  expectedTotal: z.optional(z.string()),
});
export type QuoteSelection = z.infer<typeof quoteSelectionSchema>;

/** One line of a quote, with its own copy of title and price: a later change of the service leaves it alone. */
export const quoteItemSchema = z.object({
  serviceId: z.nullable(z.int()),
  category: serviceCategorySchema,
  title: z.string(),
  isAddOn: z.boolean(),
  quantity: z.int(),
  unitPrice: z.string(),
  lineTotal: z.string(),
  durationMinutes: z.int(),
});
export type QuoteItem = z.infer<typeof quoteItemSchema>;

export const serviceDetailsSchema = z.object({
  items: z.array(quoteItemSchema),
  subtotal: z.string(),
  discountPercent: z.int(),
  discount: z.string(),
  total: z.string(),
});

/** A quote request as the panel's API answers it. `preferredTime` null means any time. */
export const quoteSchema = z.object({
  id: z.int(),
  requestId: z.nullable(z.int()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  zipCode: z.string(),
  isCovered: z.boolean(),
  serviceCategory: serviceCategorySchema,
  serviceTitle: z.string(),
  serviceDetails: serviceDetailsSchema,
  estimatedPrice: z.nullable(z.string()),
  contactMethod: contactMethodSchema,
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  notes: z.string(),
  adminNotes: z.string(),
  imageUrl: z.nullable(z.string()),
  status: quoteStatusSchema,
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** A quote that staff enter, such as one given by telephone. Without `estimatedPrice` it is the total of the items. */
export const newQuoteSchema = z.object({
  firstName: requiredText('First name is required', 100),
  lastName: optionalText(100),
  email: z._default(z.union([z.literal(''), z.email()], 'Valid email is required'), ''),
  phone: optionalText(40).check(
    z.refine((phone) => phone === '' || phoneDigits(phone) !== null, 'Valid phone number is required'),
  ),
  items: quoteItemsSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD'))),
  preferredTime: preferredTimeSchema,
  notes: optionalText(5000),
  adminNotes: optionalText(5000),
  status: z._default(quoteStatusSchema, 'new'),
  estimatedPrice: z.optional(z.nullable(centsSchema)),
});
export type NewQuoteInput = z.infer<typeof newQuoteSchema>;

/** What an administrator may change of a quote. `version`, when sent, must be the present one. */
export const quoteUpdateSchema = z.object({
  status: z.optional(quoteStatusSchema),
  estimatedPrice: z.optional(z.nullable(centsSchema)),
  adminNotes: z.optional(freeText(5000)),
  preferredDate: z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD'))),
  preferredTime: preferredTimeSchema,
  version: z.optional(z.int()),
});
export type QuoteUpdate = z.infer<typeof quoteUpdateSchema>;

export const quoteFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(quoteStatusSchema),
  category: z.optional(serviceCategorySchema),
});
export type QuoteFilter = z.infer<typeof quoteFilterSchema>;
