import { getPlaces, isCovered } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import * as errors from '#kit/refusals/booking-errors.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import type { FieldError } from '#kit/wire/errors.ts';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import { readSession, saveSession } from '#sales/leads/site/session-storage.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';
import type { BookingInput } from '#visits/visits/visits.ts';
import type { ChosenWindow } from './booking-calls.ts';

/** The fields of the booking step, in the order of the page. */
const bookingInputNames = [
  'street',
  'unit',
  'city',
  'zipCode',
  'accessNotes',
  'name',
  'phone',
  'terms',
] as const;
export type BookingInputName = (typeof bookingInputNames)[number];

/** The unchecked input. `terms` is empty until the visitor agrees. */
export type BookingForm = Record<BookingInputName, string>;

/** Filled in from the quote. */
export const getBookingForm = (
  { name, phone, zipCode }: QuoteForm,
  places: readonly Place[],
): BookingForm => ({
  street: '',
  unit: '',
  city: getPlaces(zipCode, places)[0]?.name ?? '',
  zipCode,
  accessNotes: '',
  name,
  phone,
  terms: '',
});

export const storageKey = 'booking';

/** As typed for the quote of the link; null if nothing was. */
export function readBookingForm(token: string): (BookingForm & { token: string }) | null {
  const saved = readSession(storageKey) as (BookingForm & { token: string }) | null;
  return saved?.token === token ? saved : null;
}

/** For the step that follows, where the window was taken meanwhile. */
export const saveBookingForm = (token: string, form: BookingForm) =>
  saveSession(storageKey, { token, ...form });

/** At most one error per field. The server checks again by `bookingInputSchema`, with the same sentences. */
export function bookingErrors(form: BookingForm, places: readonly Place[]): FieldError[] {
  return bookingInputNames.flatMap((path) => {
    const message = rules[path]?.(form[path].trim(), places);
    return message ? [{ path, message }] : [];
  });
}

type Rule = (value: string, places: readonly Place[]) => string | false;

const rules: Partial<Record<BookingInputName, Rule>> = {
  street: (street) => street === '' && errors.streetRequired,
  city: (city) => city === '' && errors.cityRequired,
  zipCode: (zipCode, places) =>
    zipCodePattern.test(zipCode)
      ? !isCovered(zipCode, places) && errors.zipNotCovered
      : visitorErrors.zipRequired,
  name: (name) => name === '' && errors.yourNameRequired,
  phone: (phone) => phoneDigits(phone) === null && visitorErrors.phoneRequired,
  terms: (terms) => terms === '' && errors.termsRequired,
};

export function toBookingInput(
  { terms, name, phone, ...property }: BookingForm,
  { date, from, to }: ChosenWindow,
  version: number,
): BookingInput {
  return { version, date, from, to, name, phone, property, agreesToTerms: true };
}

/** The form's field for an error path of the server. */
export function getBookingField(path: string): BookingInputName | 'window' | null {
  const field = path.replace(/^property\./, '');
  if (field === 'agreesToTerms') return 'terms';
  if (['date', 'from', 'to'].includes(field)) return 'window';
  return bookingInputNames.find((name) => name === field) ?? null;
}
