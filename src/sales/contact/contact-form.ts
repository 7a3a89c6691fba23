import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { FieldSentence, SentenceIn, VisitorSentence } from '#kit/refusals/sentence.ts';
import { asciiEmail, isEmail } from '#kit/text/email-pattern.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import type { ContactInput } from '#sales/requests/requests.ts';

/** The fields of the contact form, in the order of the page. See docs/product/sales.md#contact-form. */
export const contactFieldNames = ['firstName', 'lastName', 'phone', 'email', 'service', 'message'] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];

/** The unchecked input. */
export type ContactForm = Record<ContactFieldName, string>;

export const emptyContactForm = Object.fromEntries(
  contactFieldNames.map((name) => [name, '']),
) as ContactForm;

export const contactMessageLength = 5000;

/** The value of the last service, which is of no category. */
export const multipleServices = 'multiple';

/**
 * At most one error per field, in the order of the page. Repeats the rules of the API's schema as plain functions,
 * because the schema library would be a tenth of the page's weight.
 */
export function contactFormErrors(
  form: ContactForm,
  categories: readonly OfferedCategory[],
): FieldSentence<ContactSentence>[] {
  const services = [...categories.map(({ contactValue }) => contactValue), multipleServices];
  return contactFieldNames.flatMap((path) => {
    const { check, max } = rules[path];
    const typed = form[path].trim();
    const tooLong: ContactSentence = ['atMost', max];
    const sentence = check(typed, services) || (typed.length > max && tooLong);
    return sentence ? [{ path, sentence }] : [];
  });
}

type ContactSentence =
  | SentenceIn<typeof import('#kit/refusals/contact-errors.ts').contactErrors>
  | VisitorSentence;

interface Rule {
  check: (typed: string, services: readonly string[]) => ContactSentence | false;
  max: number;
}

const rules: Record<ContactFieldName, Rule> = {
  firstName: { check: (typed) => typed === '' && 'firstNameRequired', max: 100 },
  lastName: { check: (typed) => typed === '' && 'lastNameRequired', max: 100 },
  phone: { check: (typed) => phoneDigits(typed) === null && 'phoneRequired', max: 40 },
  email: { check: (typed) => !isEmail(asciiEmail(typed)) && 'emailRequired', max: 254 },
  service: { check: (typed, services) => !services.includes(typed) && 'serviceRequired', max: 100 },
  message: { check: () => false, max: contactMessageLength },
};

/** The body of POST /api/contact. */
export function toContactRequest(form: ContactForm): ContactInput {
  const trimmed = contactFieldNames.map((name) => [name, form[name].trim()]);
  return Object.fromEntries(trimmed) as ContactForm;
}

/** The form field that an error path of POST /api/contact belongs to. */
export const findContactField = (path: string): ContactFieldName | null =>
  contactFieldNames.find((name) => name === path) ?? null;
