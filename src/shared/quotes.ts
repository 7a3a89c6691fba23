import * as z from 'zod/mini';
import { emailMessage } from './email-address.ts';
import { centsSchema } from './money.ts';
import { phoneDigits } from './phone.ts';
import { quoteTextNames, visitorTextNames } from './quote-fields.ts';
import { contactMethodMissing, contactMethods, maxQuantity, zipCodePattern } from './quote-rules.ts';
import { textSchemas } from './quote-text-schemas.ts';
import { alsoWhereOthersFail, refuseFutureVisitSchema } from './rules.ts';
import { serviceCategorySchema } from './services.ts';
import { freeText, optionalText, requiredText } from './text.ts';
import { visitDaySchema } from './visit-days.ts';

export const quoteStatuses = ['new', 'contacted', 'scheduled', 'completed'] as const;
const quoteStatusSchema = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof quoteStatusSchema>;

const contactMethodSchema = z.enum(contactMethods, 'Contact method is required');
export type ContactMethod = z.infer<typeof contactMethodSchema>;

const zipCodeSchema = z
  .string('ZIP code is required')
  .check(z.trim(), z.regex(zipCodePattern, 'ZIP code is required'));

const quantitySchema = z
  .int('Enter a whole number')
  .check(z.minimum(1, 'At least 1'), z.maximum(maxQuantity, `At most ${maxQuantity}`));

const quoteItemsSchema = z
  .array(z.object({ serviceId: z.int(), quantity: quantitySchema }))
  .check(z.minLength(1, 'Please choose at least one service'), z.maxLength(100, 'At most 100 services'));

const preferredTimeSchema = z.optional(z.nullable(freeText(50).check(z.trim())));

/** `quote` of POST /api/contact. Prices are never taken from it. */
export const quoteSelectionSchema = z.object({
  items: quoteItemsSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.iso.date('Preferred service date is required'),
  preferredTime: preferredTimeSchema,
  ...textSchemas(visitorTextNames, optionalText),
  /** The total the visitor saw. Where it is sent and differs, nothing is stored and the answer says the new one. */
  expectedTotal: z.optional(z.string()),
});
export type QuoteSelection = z.infer<typeof quoteSelectionSchema>;

/** One line of a quote, with its own copy of title and price: a later change of the service leaves it alone. */
export const quoteItemSchema = z.object({
  id: z.int(),
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
  placeNames: z.array(z.string()),
  serviceCategory: serviceCategorySchema,
  serviceTitle: z.string(),
  serviceDetails: serviceDetailsSchema,
  estimatedPrice: z.nullable(z.string()),
  contactMethod: contactMethodSchema,
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  ...textSchemas(quoteTextNames, () => z.string()),
  imageUrl: z.nullable(z.string()),
  status: quoteStatusSchema,
  /** Then it counts for nothing, whatever its own status. It does again once the request is taken up. */
  isRequestCancelled: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

const staffEmailSchema = z.union([z.literal(''), z.email()], emailMessage);

const staffPhoneSchema = freeText(40).check(
  z.trim(),
  z.refine((phone) => phone === '' || phoneDigits(phone) !== null, 'Valid phone number is required'),
);

/** The field that the chosen way of contact needs and that is empty, or null. */
export function missingContact(quote: Pick<Quote, 'contactMethod' | 'phone' | 'email'>) {
  const needed = quote.contactMethod === 'sms' ? 'phone' : 'email';
  return quote[needed] ? null : needed;
}

/**
 * A quote that staff enter, such as one given by telephone. Without `estimatedPrice` it is the total of the items.
 * `requestId` makes it the quote of a request that has none yet: the request becomes scheduled or completed with it,
 * and quoted otherwise.
 */
const newQuoteFields = z.object({
  requestId: z.optional(z.nullable(z.int())),
  firstName: requiredText('First name is required', 100),
  lastName: optionalText(100),
  email: z._default(staffEmailSchema, ''),
  phone: z._default(staffPhoneSchema, ''),
  items: quoteItemsSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.optional(z.nullable(visitDaySchema)),
  preferredTime: preferredTimeSchema,
  ...textSchemas(quoteTextNames, optionalText),
  status: z._default(quoteStatusSchema, 'new'),
  estimatedPrice: z.optional(z.nullable(centsSchema)),
  refuseFutureVisit: refuseFutureVisitSchema,
});
export const newQuoteSchema = newQuoteFields.check(
  alsoWhereOthersFail((context) => {
    const missing = missingContact(context.value);
    for (const path of missing ? ['contactMethod', missing] : []) {
      context.issues.push({
        code: 'custom',
        path: [path],
        message: contactMethodMissing,
        input: context.value,
      });
    }
  }),
);
export type NewQuoteInput = z.infer<typeof newQuoteSchema>;

/**
 * The lines a quote shall have, all of them: one that is not named is taken out, new ones come last.
 * `id` names a line of the quote, `serviceId` the line of that service or, where there is none, a new one.
 * A line that stays keeps its own copy of title and price, a new one takes the catalogue's present ones.
 */
const quoteLinesSchema = z
  .array(
    z
      .object({
        id: z.optional(z.int()),
        serviceId: z.optional(z.nullable(z.int())),
        quantity: quantitySchema,
      })
      .check(
        z.refine(
          ({ id, serviceId }) => id !== undefined || typeof serviceId === 'number',
          'Enter a title for this line',
        ),
      ),
  )
  .check(z.minLength(1, 'Please choose at least one service'), z.maxLength(100, 'At most 100 services'));
export type QuoteLine = z.infer<typeof quoteLinesSchema>[number];

/**
 * What an administrator may change of a quote; what is left out stays. `version`, when sent, must be the present one.
 * With `items` the server computes subtotal, discount, total, title and main category anew. The estimated price
 * follows the total as long as it was equal to it; one that was set by hand, or is sent along, stays.
 */
export const quoteUpdateSchema = z.object({
  status: z.optional(quoteStatusSchema),
  estimatedPrice: z.optional(z.nullable(centsSchema)),
  firstName: z.optional(requiredText('First name is required', 100)),
  lastName: z.optional(freeText(100).check(z.trim())),
  email: z.optional(staffEmailSchema),
  phone: z.optional(z.nullable(staffPhoneSchema)),
  zipCode: z.optional(zipCodeSchema),
  contactMethod: z.optional(contactMethodSchema),
  preferredDate: z.optional(z.nullable(visitDaySchema)),
  preferredTime: preferredTimeSchema,
  ...textSchemas(quoteTextNames, (maxLength) => z.optional(freeText(maxLength))),
  items: z.optional(quoteLinesSchema),
  refuseFutureVisit: refuseFutureVisitSchema,
  version: z.optional(z.int()),
});
export type QuoteUpdate = z.infer<typeof quoteUpdateSchema>;

export const quoteFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(quoteStatusSchema),
  category: z.optional(serviceCategorySchema),
});
export type QuoteFilter = z.infer<typeof quoteFilterSchema>;
