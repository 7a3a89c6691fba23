import type { CodeTerms } from '#company/catalog/code-pricing.ts';
import type { Discount } from '#company/catalog/discounts.ts';
import type { FeeTerms } from '#company/catalog/order-fees.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { formatCents, parseCents } from '#kit/money/money.ts';
import type { ShownCode } from '#sales/codes/codes.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { priceQuote } from '#sales/quotes/own-discount.ts';
import { type QuoteField, quoteFieldNames, quoteFields } from '#sales/quotes/quote-labels.ts';
import type { ContactMethod, Quote, QuoteStatus } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { quoteStatusLabels } from './quote-badges.ts';
import { type EditedLine, getLines, sentLines } from './quote-lines.ts';
import {
  noDiscount,
  sentDiscount,
  type TypedDiscount,
  toOwnDiscount,
  toTypedDiscount,
} from './typed-discount.ts';

/** Text fields are empty where the quote has no value. */
export type QuoteValues = Record<QuoteField, string> & {
  contactMethod: ContactMethod;
  status: QuoteStatus;
  /** As typed; null while the price follows the total of the lines. */
  estimatedPrice: string | null;
  discount: TypedDiscount;
  /** With the terms that the quote has, or those of today for another one. */
  code: ShownCode | null;
  items: EditedLine[];
};

const getTexts = (quote: Partial<Record<QuoteField, string | null>>) =>
  Object.fromEntries(quoteFieldNames.map((name) => [name, quote[name] ?? ''])) as Record<QuoteField, string>;

export const emptyQuote: QuoteValues = {
  ...getTexts({}),
  contactMethod: 'sms',
  status: 'new',
  estimatedPrice: null,
  discount: noDiscount,
  code: null,
  items: [],
};

/** A quote for a request: the person, the message, and how far the request has come. */
export function quoteFromRequest(request: CustomerRequest): QuoteValues {
  const { firstName, lastName, phone, email, service, message, status } = request;
  const isKnownStatus = status === 'contacted' || status === 'scheduled' || status === 'completed';
  return {
    ...emptyQuote,
    firstName,
    lastName,
    phone,
    email,
    contactMethod: phone === '' ? 'email' : 'sms',
    notes: message,
    adminNotes: `Asked for: ${service}`,
    status: isKnownStatus ? status : 'new',
  };
}

/** A quote for a known customer, at the first property. */
export function quoteFromCustomer(customer: CustomerDetails): QuoteValues {
  const { firstName, lastName, phone, email, properties } = customer;
  return {
    ...emptyQuote,
    firstName,
    lastName,
    phone,
    email,
    zipCode: properties[0]?.zipCode ?? '',
    contactMethod: phone === '' ? 'email' : 'sms',
  };
}

export const quoteSnapshot = (quote: Quote): { values: QuoteValues; version: number } => ({
  values: {
    ...getTexts(quote),
    contactMethod: quote.contactMethod,
    status: quote.status,
    estimatedPrice: quote.estimatedPrice === quote.serviceDetails.total ? null : (quote.estimatedPrice ?? ''),
    discount: toTypedDiscount(quote.discount),
    code: quote.code,
    items: getLines(quote),
  },
  version: quote.version,
});

/** Undefined until it is loaded. */
export type QuotePricing =
  | { discounts: readonly Discount[]; getFees: (zipCode: string) => FeeTerms }
  | undefined;

type Priced = Pick<QuoteValues, 'items' | 'discount' | 'code' | 'zipCode'>;

/** Prices the lines; null while the pricing is unknown. */
export const priceLines = ({ items, discount, code, zipCode }: Priced, pricing: QuotePricing) =>
  pricing
    ? priceQuote(items, {
        discounts: pricing.discounts,
        own: toOwnDiscount(discount),
        code: code && toTerms(code),
        fees: pricing.getFees(zipCode),
      })
    : null;

const toTerms = ({ amount, ...terms }: ShownCode): CodeTerms => ({
  ...terms,
  amountCents: amount === null ? null : parseCents(amount),
});

/** The total of the lines, with the discount; empty while that is unknown. */
export function getTotal(values: Priced, pricing: QuotePricing): string {
  const price = priceLines(values, pricing);
  return price ? formatCents(price.totalCents) : '';
}

/** The value of the price field. */
export const shownPrice = (values: QuoteValues, pricing: QuotePricing) =>
  values.estimatedPrice ?? getTotal(values, pricing);

/** The named fields as the API takes them. */
export function quoteBody(values: QuoteValues, names: readonly (keyof QuoteValues)[], pricing: QuotePricing) {
  const body = {
    ...values,
    items: sentLines(values.items),
    discount: sentDiscount(values.discount),
    code: values.code?.code ?? null,
    estimatedPrice: shownPrice(values, pricing) || null,
    preferredDate: values.preferredDate || null,
    preferredTime: values.preferredTime || null,
  };
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<typeof body>;
}

/** Without a price of its own, the quote gets the total at the prices when it is saved. */
export const newQuoteBody = (values: QuoteValues, pricing: QuotePricing) =>
  quoteBody(
    values,
    (Object.keys(values) as (keyof QuoteValues)[]).filter((name) => values[name] !== null),
    pricing,
  );

export type QuoteBody = ReturnType<typeof quoteBody>;

const fieldLabels = Object.fromEntries(
  quoteFieldNames.map((name) => [name, quoteFields[name].label]),
) as Record<QuoteField, string>;

const fieldTexts = Object.fromEntries(
  quoteFieldNames.map((name) => {
    const { show, empty = '(empty)' } = quoteFields[name];
    return [name, (values: QuoteValues) => (values[name] ? (show?.(values[name]) ?? values[name]) : empty)];
  }),
) as Record<QuoteField, (values: QuoteValues) => string>;

/** For both forms of a quote. */
export const quoteLabels = (pricing: QuotePricing) => ({
  labels: {
    ...fieldLabels,
    status: 'Status',
    estimatedPrice: 'Estimated price',
    discount: 'Discount',
    code: 'Code',
    items: 'Services',
  },
  texts: {
    ...fieldTexts,
    status: ({ status }: QuoteValues) => quoteStatusLabels[status],
    estimatedPrice: (values: QuoteValues) => {
      const price = shownPrice(values, pricing);
      return price ? `$${price}` : '(none)';
    },
    discount: ({ discount: { kind, value, reason } }: QuoteValues) =>
      kind === 'orders'
        ? '(for orders of this size)'
        : `${kind === 'percent' ? `${value}%` : `$${value}`}, ${reason}`,
    code: ({ code }: QuoteValues) => code?.code ?? '(none)',
    items: ({ items }: QuoteValues) => items.map((item) => lineText(item, unitTexts)).join(', ') || '(none)',
  },
});
