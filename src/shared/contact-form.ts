import * as contactErrors from './contact-errors.ts';
import { contactServices } from './contact-services.ts';
import { asciiEmail, isEmail } from './email-pattern.ts';
import type { FieldError } from './errors.ts';
import { phoneDigits } from './phone.ts';
import type { ContactInput } from './requests.ts';
import * as errors from './visitor-errors.ts';

/** The fields of the contact form, in the order of the page. See docs/product.md#contact-form. */
export const contactFieldNames = ['firstName', 'lastName', 'phone', 'email', 'service', 'message'] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];

/** The unchecked input. */
export type ContactForm = Record<ContactFieldName, string>;

export const emptyContactForm = Object.fromEntries(
  contactFieldNames.map((name) => [name, '']),
) as ContactForm;

export const contactMessageLength = 5000;

/**
 * At most one error per field, in the order of the page. Repeats the rules of the API's schema as plain functions,
 * because the schema library would be a tenth of the page's weight.
 */
export function contactFormErrors(form: ContactForm): FieldError[] {
  return contactFieldNames.flatMap((path) => {
    const { message, isRight, max } = rules[path];
    const typed = form[path].trim();
    if (!isRight(typed)) return [{ path, message }];
    return typed.length > max ? [{ path, message: errors.atMost(max) }] : [];
  });
}

interface Rule {
  message: string;
  isRight: (typed: string) => boolean;
  max: number;
}

const isFilledIn = (typed: string) => typed !== '';

const rules: Record<ContactFieldName, Rule> = {
  firstName: { message: contactErrors.firstNameRequired, isRight: isFilledIn, max: 100 },
  lastName: { message: contactErrors.lastNameRequired, isRight: isFilledIn, max: 100 },
  phone: {
    message: errors.phoneRequired,
    isRight: (typed) => phoneDigits(typed) !== null,
    max: 40,
  },
  email: { message: errors.emailRequired, isRight: (typed) => isEmail(asciiEmail(typed)), max: 254 },
  service: {
    message: contactErrors.serviceRequired,
    isRight: (typed) => Object.hasOwn(contactServices, typed),
    max: 100,
  },
  message: { message: '', isRight: () => true, max: contactMessageLength },
};

/** The body of POST /api/contact. */
export function toContactRequest(form: ContactForm): ContactInput {
  const trimmed = contactFieldNames.map((name) => [name, form[name].trim()]);
  return Object.fromEntries(trimmed) as ContactForm;
}

/** The form field that an error path of POST /api/contact belongs to. */
export const contactFieldOf = (path: string): ContactFieldName | null =>
  contactFieldNames.find((name) => name === path) ?? null;
