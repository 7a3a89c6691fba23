import { useProfile } from '#company/profile/site/profile.tsx';
import type { Problem } from '#kit/wire/errors.ts';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import { useFormErrors } from '#sales/leads/site/use-form-errors.ts';
import { useSavedSession } from '#sales/leads/site/use-saved-session.ts';
import { useSubmission } from '#sales/leads/site/use-submission.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';
import {
  type BookingForm,
  type BookingInputName,
  bookingErrors,
  getBookingField,
  getBookingForm,
  readBookingForm,
  storageKey,
  toBookingInput,
} from './address.ts';
import { type ChosenWindow, postBooking } from './booking-calls.ts';

interface Options {
  token: string;
  quote: CustomerQuote;
  /** The form sent with the quote. */
  sent: QuoteForm;
  held: ChosenWindow | null;
  onBooked: (visit: CustomerVisit) => void;
  /** Returns true if it has handled the problem. */
  onProblem: (problem: Problem) => boolean;
  /** The window can no longer be booked. */
  onWindowRefused: (reason: string, windows?: unknown) => void;
}

/** The address form; it survives a reload and another choice of window. */
export function useAddress({ token, quote, sent, held, ...events }: Options) {
  const { places } = useProfile();
  const initial = { token, ...getBookingForm(sent, places) };
  const saved = useSavedSession({ storageKey, initial, arrive: () => readBookingForm(token) ?? initial });
  const errors = useFormErrors<BookingInputName>(null, {
    check: (form) => bookingErrors(form, places),
    getField: getBookingField,
  });
  const submission = useSubmission({
    check: () => bookingErrors(saved.read(), places),
    refuse: errors.refuse,
    getField: getBookingField,
    async send() {
      if (!held) return;
      const { token: _, ...form } = saved.read();
      const visit = await postBooking(token, toBookingInput(form, held, quote.version), quote.visit);
      if (visit) events.onBooked(visit);
    },
    onProblem(problem, fields) {
      if (problem.code !== 'window-taken' && !fields.includes('window')) return events.onProblem(problem);
      events.onWindowRefused(problem.detail, problem.windows);
      return true;
    },
  });

  function setField(name: BookingInputName, value: string) {
    saved.update({ [name]: value });
    errors.recheck(name, saved.read());
  }

  const leaveField = (name: BookingInputName) => errors.checkOnLeave(name, saved.read());
  return { form: saved.session as BookingForm, errors, submission, setField, leaveField };
}
