import { formatCents } from '#shared/money.ts';
import { priceCart } from '#shared/pricing.ts';
import type { ContactMethod, Quote, QuoteStatus } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import type { FieldWords } from '../editing/form-notices.tsx';
import { contactMethodLabels } from './contact-method-labels.ts';
import { quoteStatusLabels } from './quote-badges.ts';
import { linesOf, linesText, readLines, sentLines } from './quote-lines.ts';

/** The price is the total of the lines, whatever they become. */
export const priceFollowsTotal = 'total';

/** What the forms of a quote hold. `items` are lines as text; `estimatedPrice` is `priceFollowsTotal`, an amount or empty. */
export interface QuoteValues {
  status: string;
  estimatedPrice: string;
  adminNotes: string;
  firstName: string;
  lastName: string;
  contactMethod: string;
  phone: string;
  email: string;
  zipCode: string;
  preferredDate: string;
  preferredTime: string;
  notes: string;
  items: string;
}

export const emptyQuote: QuoteValues = {
  status: 'new',
  estimatedPrice: priceFollowsTotal,
  adminNotes: '',
  firstName: '',
  lastName: '',
  contactMethod: 'sms',
  phone: '',
  email: '',
  zipCode: '',
  preferredDate: '',
  preferredTime: '',
  notes: '',
  items: linesText([]),
};

/** A quote for a request: the person, what was written, and how far it has come. */
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

export const savedPart = (quote: Quote) => ({
  values: {
    status: quote.status,
    estimatedPrice:
      quote.estimatedPrice === quote.serviceDetails.total ? priceFollowsTotal : (quote.estimatedPrice ?? ''),
    adminNotes: quote.adminNotes,
    firstName: quote.firstName,
    lastName: quote.lastName,
    contactMethod: quote.contactMethod,
    phone: quote.phone ?? '',
    email: quote.email,
    zipCode: quote.zipCode,
    preferredDate: quote.preferredDate ?? '',
    preferredTime: quote.preferredTime ?? '',
    notes: quote.notes,
    items: linesText(linesOf(quote)),
  } satisfies QuoteValues as QuoteValues,
  version: quote.version,
});

/** What the lines cost, with the discount. */
export const totalOf = (items: string) => formatCents(priceCart(readLines(items)).totalCents);

/** The named fields as the API takes them. */
export function sentQuote(values: QuoteValues, names: readonly (keyof QuoteValues)[]) {
  const { items, estimatedPrice, preferredDate, preferredTime, ...texts } = values;
  const isFollowing = estimatedPrice === priceFollowsTotal;
  const sent = {
    ...texts,
    items: sentLines(readLines(items)),
    estimatedPrice: isFollowing ? totalOf(items) : estimatedPrice || null,
    preferredDate: preferredDate || null,
    preferredTime: preferredTime || null,
  };
  return Object.fromEntries(names.map((name) => [name, sent[name]]));
}

export const quoteWords: FieldWords<QuoteValues> = {
  status: ({ status }) => ['Status', quoteStatusLabels[status as QuoteStatus]],
  estimatedPrice: ({ estimatedPrice, items }) => [
    'Estimated price',
    estimatedPrice === '' ? '(none)' : `$${shownPrice(estimatedPrice, items)}`,
  ],
  adminNotes: ({ adminNotes }) => ['Admin notes', adminNotes || '(empty)'],
  firstName: ({ firstName }) => ['First name', firstName],
  lastName: ({ lastName }) => ['Last name', lastName || '(empty)'],
  contactMethod: ({ contactMethod }) => [
    'Contact method',
    contactMethodLabels[contactMethod as ContactMethod],
  ],
  phone: ({ phone }) => ['Phone', phone || '(none)'],
  email: ({ email }) => ['Email', email || '(none)'],
  zipCode: ({ zipCode }) => ['ZIP code', zipCode],
  preferredDate: ({ preferredDate }) => ['Preferred date', preferredDate || 'Any day'],
  preferredTime: ({ preferredTime }) => ['Preferred time', preferredTime || 'Anytime'],
  notes: ({ notes }) => ['Customer notes', notes || '(empty)'],
  items: ({ items }) => [
    'Services',
    readLines(items)
      .map(({ quantity, title }) => `${quantity} × ${title}`)
      .join(', ') || '(none)',
  ],
};

/** What the field of the price shows. */
export const shownPrice = (estimatedPrice: string, items: string) =>
  estimatedPrice === priceFollowsTotal ? totalOf(items) : estimatedPrice;
