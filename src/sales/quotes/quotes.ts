import * as z from 'zod/mini';
import { storedDiscountsSchema } from '#company/catalog/discounts.ts';
import { serviceCategorySchema, unitSchema } from '#company/catalog/services.ts';
import { centsSchema } from '#kit/money/money.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors as errors } from '#kit/refusals/visitor-errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { optionalEmailSchema } from '#kit/wire/email-address.ts';
import { alsoWhereOthersFail, refuseFutureVisitSchema } from '#kit/wire/rules.ts';
import { freeText, optionalText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { shownCodeSchema, typedCodeSchema } from '#sales/codes/codes.ts';
import { linkedPageSchema } from './linked-page.ts';
import { givenDiscountSchema, ownDiscountSchema } from './own-discount.ts';
import { quoteTextNames } from './quote-fields.ts';
import { quoteItemsSchema, quoteLinesSchema } from './quote-lines.ts';
import { contactMethods, zipCodePattern } from './quote-rules.ts';
import { textSchemas } from './quote-text-schemas.ts';
import { toldSchema } from './told.ts';
import { visitDaySchema } from './visit-days.ts';
import { visitorTextNames } from './visitor-texts.ts';

export const quoteStatuses = ['new', 'contacted', 'scheduled', 'completed'] as const;
const quoteStatusSchema = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof quoteStatusSchema>;

const contactMethodSchema = z.enum(contactMethods, schemaMessage(errors, 'methodRequired'));
export type ContactMethod = z.infer<typeof contactMethodSchema>;

const zipMessage = schemaMessage(errors, 'zipRequired');
const zipCodeSchema = requiredText(zipMessage).check(z.regex(zipCodePattern, zipMessage));

const preferredTimeSchema = z.optional(z.nullable(trimmedText(50)));

/** The `quote` of POST /api/contact. The server sets the prices. */
export const quoteSelectionSchema = z.object({
  items: quoteItemsSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.iso.date(schemaMessage(errors, 'dateRequired')),
  preferredTime: preferredTimeSchema,
  ...textSchemas(visitorTextNames, optionalText),
  /** Refused with the reason where it can't be used. */
  code: typedCodeSchema,
  /** The total that the visitor saw. If it differs from the current one, the server stores nothing and returns the current one. */
  expectedTotal: z.optional(z.string()),
});
export type QuoteSelection = z.infer<typeof quoteSelectionSchema>;

/** A line without its price. */
export const countedLineSchema = z.object({ title: z.string(), quantity: z.number(), unit: unitSchema });

/** A line of a quote. It copies title and price, so later changes of the service don't affect it. */
export const quoteItemSchema = z.object({
  id: z.int(),
  serviceId: z.nullable(z.int()),
  category: serviceCategorySchema,
  title: z.string(),
  isAddOn: z.boolean(),
  /** Whole, but for hours in halves. */
  quantity: z.number(),
  unit: unitSchema,
  unitPrice: z.string(),
  /** The line costs this much at least; null for none. */
  minimumPrice: z.nullable(z.string()),
  lineTotal: z.string(),
  /** For one unit; of a square foot with up to two decimals. */
  durationMinutes: z.number(),
});

export const serviceDetailsSchema = z.object({
  items: z.array(quoteItemSchema),
  subtotal: z.string(),
  discountPercent: z.int(),
  discount: z.string(),
  discounts: storedDiscountsSchema,
  /** The customer's code, and the amount that it takes off; missing without one that counts. */
  code: z.optional(z.string()),
  codeDiscount: z.optional(z.string()),
  /** Both are in the total. */
  minimumFee: z.string(),
  tripFee: z.string(),
  /** The fees come from these, as they were when the quote was sent. */
  feeTerms: z.object({ minimumOrder: z.string(), tripFee: z.string() }),
  total: z.string(),
});

/** `preferredTime` null means any time. */
export const quoteSchema = z.object({
  id: z.int(),
  /** Null for suspected spam only. */
  customerId: z.nullable(z.int()),
  /** See docs/product/sales.md#customers. */
  visitNumber: z.int(),
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
  /** The discount that staff give in place of the one on orders; `serviceDetails` has what it comes to. */
  discount: z.nullable(givenDiscountSchema),
  /** The customer's code, as it was when the quote was sent; `serviceDetails` has what it comes to. */
  code: z.nullable(shownCodeSchema),
  estimatedPrice: z.nullable(z.string()),
  contactMethod: contactMethodSchema,
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  ...textSchemas(quoteTextNames, () => z.string()),
  /** Additions after its invoice was made, which are on none; null if there are none. Without tax. */
  uninvoiced: z.nullable(z.object({ items: z.array(countedLineSchema), total: z.string() })),
  imageUrl: z.nullable(z.string()),
  status: quoteStatusSchema,
  /** If true, the quote doesn't count in any figure, regardless of its status. */
  isRequestCancelled: z.boolean(),
  told: z.nullable(toldSchema),
  /** The customer's page of the quote; null without one. */
  page: z.nullable(linkedPageSchema),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

const staffEmailSchema = optionalEmailSchema();

const staffPhoneSchema = trimmedText(40).check(
  z.trim(),
  z.refine((phone) => phone === '' || phoneDigits(phone) !== null, 'Valid phone number is required'),
);

/** The empty field that the chosen contact method needs, or null. */
export function missingContact(quote: Pick<Quote, 'contactMethod' | 'phone' | 'email'>) {
  const needed = quote.contactMethod === 'sms' ? 'phone' : 'email';
  return quote[needed] ? null : needed;
}

/**
 * A quote that staff enter, for example during a call. `estimatedPrice` defaults to the total of the items. `requestId`
 * links it to a request without a quote: the request takes over the status scheduled or completed, or else becomes
 * quoted.
 */
const newQuoteFields = z.object({
  requestId: z.optional(z.nullable(z.int())),
  /** A known customer. A linked request's customer comes first. */
  customerId: z.optional(z.nullable(z.int())),
  firstName: requiredText('First name is required', 100),
  lastName: optionalText(100),
  email: z._default(staffEmailSchema, ''),
  phone: z._default(staffPhoneSchema, ''),
  items: quoteLinesSchema,
  contactMethod: contactMethodSchema,
  zipCode: zipCodeSchema,
  preferredDate: z.optional(z.nullable(visitDaySchema)),
  preferredTime: preferredTimeSchema,
  ...textSchemas(quoteTextNames, optionalText),
  status: z._default(quoteStatusSchema, 'new'),
  discount: z.optional(z.nullable(ownDiscountSchema)),
  /** A customer's code, proven as on the website. */
  code: typedCodeSchema,
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
        message: errors.methodMissing,
        input: context.value,
      });
    }
  }),
);
export type NewQuoteInput = z.infer<typeof newQuoteSchema>;

/**
 * Missing fields stay unchanged. `version`, if sent, must be the current one. With `items` the server recomputes
 * subtotal, discount, total, title and main category. The estimated price follows the total, unless staff set it or the
 * body contains it. A `discount`, in percent or dollars with a reason that the customer reads, replaces the one on
 * orders, and a price that staff set, unless the body contains one; null gives the one on orders again. So does a `code`
 * that the quote does not have yet, which is proven as on the website; null takes it away.
 */
export const quoteUpdateSchema = z.object({
  status: z.optional(quoteStatusSchema),
  discount: z.optional(z.nullable(ownDiscountSchema)),
  code: typedCodeSchema,
  estimatedPrice: z.optional(z.nullable(centsSchema)),
  firstName: z.optional(requiredText('First name is required', 100)),
  lastName: z.optional(trimmedText(100)),
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
