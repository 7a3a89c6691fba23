import type { Closure } from '#company/profile/closures.ts';
import type { FieldSentence, VisitorSentence } from '#kit/refusals/sentence.ts';
import { asciiEmail, isEmail } from '#kit/text/email-pattern.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { splitName } from '#kit/text/split-name.ts';
import type { OpeningHours } from '#kit/time/opening-hours.ts';
import { contactMethods, quoteRequestService, zipCodePattern } from '#sales/quotes/quote-rules.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import {
  getVisitorInput,
  type VisitorText,
  visitorTextNames,
  visitorTexts,
} from '#sales/quotes/visitor-texts.ts';
import { closedDateError, closedTimeError } from '#sales/requests/offered-times.ts';
import { preferredDateError } from '#sales/requests/preferred-date.ts';
import type { ContactInput } from '#sales/requests/requests.ts';
import { type QuoteForm, type QuoteInputName, quoteInputNames } from './quote-form-fields.ts';

/**
 * At most one error per field, in the order of the page. Repeats the rules of the API's schema as plain functions,
 * because the schema library would be a tenth of the page's weight.
 */
export function quoteFormErrors(form: QuoteForm, calendar: Calendar): FieldSentence<VisitorSentence>[] {
  const trimmed = Object.fromEntries(quoteInputNames.map((name) => [name, form[name].trim()])) as QuoteForm;
  return quoteInputNames.flatMap((path) => {
    const sentence = rules[path]?.(trimmed, calendar) ?? tooLong(trimmed[path], path);
    return sentence ? [{ path, sentence }] : [];
  });
}

interface Calendar {
  /** The calendar date in the business's time zone. */
  today: string;
  /** Missing if the server checks the hours later. */
  hours?: readonly OpeningHours[];
  closures?: readonly Closure[];
}

type Rule = (form: QuoteForm, calendar: Calendar) => VisitorSentence | null;

const rules: Partial<Record<QuoteInputName, Rule>> = {
  name: ({ name }) => (name === '' ? 'nameRequired' : null),
  contactMethod: (form) =>
    contactMethods.some((method) => method === form.contactMethod)
      ? isMissing(form, 'phone') || isMissing(form, 'email')
        ? 'methodMissing'
        : null
      : 'methodRequired',
  phone: (form) => {
    if (isMissing(form, 'phone')) return 'methodMissing';
    return form.phone === '' || phoneDigits(form.phone) ? null : 'phoneRequired';
  },
  email: (form) => {
    if (isMissing(form, 'email')) return 'methodMissing';
    return form.email === '' || isEmail(asciiEmail(form.email)) ? null : 'emailRequired';
  },
  zipCode: ({ zipCode }) => (zipCodePattern.test(zipCode) ? null : 'zipRequired'),
  preferredDate: ({ preferredDate }, { today, hours, closures = [] }) =>
    isCalendarDate(preferredDate)
      ? (preferredDateError(preferredDate, today) ??
        (hours ? closedDateError(preferredDate, hours, closures) : null))
      : 'dateRequired',
  preferredTime: ({ preferredTime, preferredDate }, { hours }) =>
    hours && preferredDate !== '' ? closedTimeError(preferredTime, preferredDate, hours) : null,
};

/** Not a day that its month lacks. */
const isCalendarDate = (text: string) =>
  /^\d{4}(-\d\d){2}$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** The error marks the way of contact and the empty field. */
const isMissing = (form: QuoteForm, field: 'phone' | 'email') =>
  form.contactMethod === (field === 'phone' ? 'sms' : 'email') && form[field] === '';

const longest: Partial<Record<QuoteInputName, number>> = {
  name: 100,
  phone: 40,
  email: 254,
  preferredTime: 50,
  ...Object.fromEntries(
    visitorTextNames.map((name) => [getVisitorInput(name), visitorTexts[name].maxLength]),
  ),
};

function tooLong(text: string, name: QuoteInputName): VisitorSentence | null {
  const max = longest[name];
  return max !== undefined && text.length > max ? ['atMost', max] : null;
}

interface Extras {
  imageUrl: string | null;
  /** The visible total, with two decimals; missing if the page shows none. */
  expectedTotal?: string;
}

/** The body of POST /api/contact. See docs/product/sales.md#quote-form. */
export function toContactInput(
  form: QuoteForm,
  items: QuoteSelection['items'],
  { imageUrl, expectedTotal }: Extras,
): ContactInput {
  const texts = Object.fromEntries(
    visitorTextNames.map((name) => [name, form[getVisitorInput(name)].trim()]),
  ) as Record<VisitorText, string>;
  return {
    ...splitName(form.name),
    email: form.email.trim(),
    phone: form.phone.trim(),
    service: quoteRequestService,
    message: texts.notes,
    imageUrl,
    ...(form.marketingTexts && { marketingTexts: true }),
    quote: {
      items,
      contactMethod: form.contactMethod as QuoteSelection['contactMethod'],
      zipCode: form.zipCode.trim(),
      preferredDate: form.preferredDate,
      preferredTime: form.preferredTime || null,
      ...texts,
      ...(form.code && { code: form.code }),
      ...(expectedTotal !== undefined && { expectedTotal }),
    },
  };
}

/** The form's field for an error path of POST /api/contact, or for a field name of the plain form. */
export function getQuoteField(path: string): QuoteInputName | 'photo' | 'items' | null {
  const [field = ''] = path.replace(/^quote\./, '').split('.');
  if (field === 'firstName' || field === 'lastName') return 'name';
  if (field === 'notes') return 'message';
  if (field === 'imageUrl') return 'photo';
  if (field === 'items' || field === 'quantity') return 'items';
  return quoteInputNames.find((name) => name === field) ?? null;
}
