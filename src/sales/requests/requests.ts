import * as z from 'zod/mini';
import { contactName } from '#company/catalog/known-categories.ts';
import { guardShape, spamReasonSchema } from '#kit/limits/form-guard.ts';
import { contactErrors as messageErrors } from '#kit/refusals/contact-errors.ts';
import { type SchemaMessage, schemaMessage, toIssue } from '#kit/refusals/schema-message.ts';
import { visitorErrors as errors } from '#kit/refusals/visitor-errors.ts';
import { asciiEmail, isEmail } from '#kit/text/email-pattern.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { emailMessage } from '#kit/wire/email-address.ts';
import { alsoWhereOthersFail, refuseFutureVisitSchema } from '#kit/wire/rules.ts';
import { freeText, optionalText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import { countedLineSchema, quoteSelectionSchema } from '#sales/quotes/quotes.ts';
import { toldSchema } from '#sales/quotes/told.ts';
import { visitStartSchema } from './lead-source.ts';

export const requestStatuses = ['new', 'contacted', 'quoted', 'scheduled', 'completed', 'cancelled'] as const;
const requestStatusSchema = z.enum(requestStatuses);
export type RequestStatus = z.infer<typeof requestStatusSchema>;

export const requestPriorities = ['low', 'medium', 'high'] as const;
const requestPrioritySchema = z.enum(requestPriorities);
export type RequestPriority = z.infer<typeof requestPrioritySchema>;

/** The label of a contact form's value; other texts stay unchanged. */
export const serviceLabel = (service: string): string => contactName(service) ?? service;

/** A contact request, or with `quote` and `service: "Quote Request"` a quote. */
export const contactSchema = z
  .object({
    firstName: requiredText(schemaMessage(messageErrors, 'firstNameRequired'), 100),
    lastName: optionalText(100),
    email: z._default(trimmedText(254).check(z.overwrite(asciiEmail)), ''),
    phone: optionalText(40),
    service: requiredText(schemaMessage(messageErrors, 'serviceRequired'), 100),
    message: optionalText(5000),
    imageUrl: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    quote: z.optional(z.nullable(quoteSelectionSchema)),
    source: z.optional(z.nullable(visitStartSchema)),
    /** The visitor ticked the box of marketing texts. */
    marketingTexts: z.optional(z.boolean()),
    ...guardShape,
  })
  .check(
    alsoWhereOthersFail((context) => {
      for (const [path, message] of contactErrors(context.value)) {
        context.issues.push(toIssue(path, message, context.value));
      }
    }),
  );
export type ContactInput = z.infer<typeof contactSchema>;

const phoneMessage = schemaMessage(errors, 'phoneRequired');
const methodMissing = schemaMessage(errors, 'methodMissing');
const lastNameMessage = schemaMessage(messageErrors, 'lastNameRequired');

type ContactFields = Partial<Pick<ContactInput, 'lastName' | 'email' | 'phone' | 'service' | 'quote'>>;

/** Rules that join fields. A quote needs only the chosen way of contact. See docs/product/sales.md#quote-form. */
function* contactErrors(body: ContactFields): Generator<[path: string, message: SchemaMessage]> {
  const [lastName, email, phone] = [body.lastName, body.email, body.phone].map(getText) as [
    string,
    string,
    string,
  ];
  const phoneWrong = phoneDigits(phone) === null;
  const emailWrong = !isEmail(email);
  if (body.quote || body.service === quoteRequestService) {
    if (phone !== '' && phoneWrong) yield ['phone', phoneMessage];
    if (email !== '' && emailWrong) yield ['email', emailMessage];
    const method = body.quote?.contactMethod;
    const missing =
      method === 'sms'
        ? phone === '' && 'phone'
        : method === 'email'
          ? email === '' && 'email'
          : phone === '' && email === '' && 'phone';
    if (missing)
      yield* [
        ['quote.contactMethod', methodMissing],
        [missing, methodMissing],
      ] as const;
    return;
  }
  if (lastName === '') yield ['lastName', lastNameMessage];
  if (phoneWrong) yield ['phone', phoneMessage];
  if (emailWrong) yield ['email', emailMessage];
}

const getText = (value: unknown) => (typeof value === 'string' ? value : '');

export const contactAnswerSchema = z.object({
  id: z.int(),
  quoteId: z.nullable(z.int()),
  total: z.nullable(z.string()),
  /** The customer's page of the quote. */
  quoteUrl: z.nullable(z.string()),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

const quoteSummarySchema = z.object({
  items: z.array(countedLineSchema),
  estimatedPrice: z.nullable(z.string()),
  preferredDate: z.nullable(z.string()),
  pagePath: z.nullable(z.string()),
});

export const requestSchema = z.object({
  id: z.int(),
  /** Null for suspected spam only. */
  customerId: z.nullable(z.int()),
  /** See docs/product/sales.md#customers. */
  visitNumber: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  imageUrl: z.nullable(z.string()),
  status: requestStatusSchema,
  priority: requestPrioritySchema,
  notes: z.string(),
  quoteRequestId: z.nullable(z.int()),
  /** For messages to the customer. */
  quote: z.nullable(quoteSummarySchema),
  /** See sourceName. */
  source: z.object({ name: z.string(), landingPage: z.string(), campaign: z.string() }),
  /** When the promised reply time has passed, in opening hours; null where no answer is due. */
  answerDueAt: z.nullable(z.string()),
  /** When a person first called, wrote, sent a quote or set a status. */
  answeredAt: z.nullable(z.string()),
  told: z.nullable(toldSchema),
  /** Since when the customer agrees to marketing texts, and to which words; null: not. */
  marketingTexts: z.nullable(z.object({ agreedAt: z.string(), wording: z.string() })),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CustomerRequest = z.infer<typeof requestSchema>;

/** A request suspected as spam, with the reasons. */
export const quarantinedRequestSchema = z.extend(requestSchema, { reasons: z.array(spamReasonSchema) });
export type QuarantinedRequest = z.infer<typeof quarantinedRequestSchema>;

/** The number of requests with each open status, and of those that wait for an answer, whatever their status. */
export const requestCountsSchema = z.object({
  waiting: z.int(),
  new: z.int(),
  contacted: z.int(),
  quoted: z.int(),
  scheduled: z.int(),
});

/** `version`, if sent, must be the current one. */
export const requestUpdateSchema = z.object({
  status: z.optional(requestStatusSchema),
  priority: z.optional(requestPrioritySchema),
  notes: z.optional(freeText(5000)),
  refuseFutureVisit: refuseFutureVisitSchema,
  version: z.optional(z.int()),
});
export type RequestUpdate = z.infer<typeof requestUpdateSchema>;

export const requestFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(requestStatusSchema),
  priority: z.optional(requestPrioritySchema),
});
export type RequestFilter = z.infer<typeof requestFilterSchema>;

/** `due` puts leads that wait for an answer first, those due earliest on top. */
export const requestSorts = ['newest', 'due'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** How somebody answered a lead, as the history shows it. */
const answerChannels = ['call', 'text', 'email', 'other'] as const;
export const answeredSchema = z.object({ channel: z._default(z.enum(answerChannels), 'other') });
export type AnswerChannel = (typeof answerChannels)[number];

/** `isFirst` is false if somebody had answered before. */
export const answeredRequestSchema = z.extend(requestSchema, { isFirst: z.boolean() });
export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;
