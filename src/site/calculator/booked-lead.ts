import type { Place } from '#company/profile/profile.ts';
import { api } from '#kit/paths/paths.ts';
import type { FieldError } from '#kit/wire/errors.ts';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import { postLead } from '#sales/leads/site/use-submission.ts';
import type { ContactInput } from '#sales/requests/requests.ts';
import type { BookedLeadAnswer } from '#visits/booking/lead-booking.ts';
import { bookingErrors, getBookingField, saveBookingForm } from '#visits/booking/site/address.ts';
import type { PickedVisit } from './quote-session.ts';

const toBookingForm = ({ address, terms }: PickedVisit, { name, phone, zipCode }: QuoteForm) => ({
  ...address,
  terms,
  name: name.trim(),
  phone,
  zipCode: zipCode.trim(),
});

export const pickErrors = (
  pick: PickedVisit,
  form: QuoteForm,
  places: readonly Place[],
): (FieldError & { path: PickName })[] =>
  bookingErrors(toBookingForm(pick, form), places) as (FieldError & { path: PickName })[];

/** The fields of a booking, beside the quote's. */
export type PickName = keyof PickedVisit['address'] | 'terms' | 'window';

export const toPickField = (path: string) =>
  path.startsWith('booking.') ? (getBookingField(path.slice('booking.'.length)) as PickName | null) : null;

/** Once per body, like any lead. Keeps the address for the next step, where the window was taken meanwhile. */
export async function postBookedLead(
  body: ContactInput,
  pick: PickedVisit,
  form: QuoteForm,
): Promise<BookedLeadAnswer> {
  const booking = { ...pick.slot, ...pick.address, agreesToTerms: true };
  const whole = { ...body, ...{ booking } };
  const answer = (await postLead(whole, {}, api.bookings)) as BookedLeadAnswer;
  const token = answer.quoteUrl?.split('/').at(-1);
  if (token && !answer.visit) saveBookingForm(token, toBookingForm(pick, form));
  return answer;
}
