import { findEntry } from '#kit/text/find-entry.ts';
import { longDate } from '#kit/time/dates.ts';
import { type FieldDescription, quoteTexts } from './quote-fields.ts';

export const contactMethodLabels = { sms: 'Text message', email: 'Email' } as const;

/** The fields of a quote that are stored as text. The rules of those that are no `QuoteText` are in `quotes.ts`. */
export const quoteFields = describeFields({
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  zipCode: { label: 'ZIP code' },
  contactMethod: {
    label: 'Contact method',
    csvTitle: 'Contact by',
    show: (method) => findEntry(contactMethodLabels, method) ?? method,
  },
  preferredDate: {
    label: 'Preferred date',
    show: (date) => longDate(date),
    empty: 'Any day',
  },
  preferredTime: { label: 'Preferred time', empty: 'Anytime' },
  ...quoteTexts,
});
export type QuoteField = keyof typeof quoteFields;
export const quoteFieldNames = Object.keys(quoteFields) as QuoteField[];

/** Checks the descriptions without losing their names. */
function describeFields<Name extends string>(fields: Record<Name, FieldDescription>) {
  return fields;
}
