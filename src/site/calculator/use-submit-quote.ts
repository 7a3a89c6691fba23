import { isCovered } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import { ApiError } from '#kit/pages/api-client.ts';
import { reportConversion } from '#kit/pages/conversion.ts';
import { splitName } from '#kit/text/split-name.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { showToast } from '#kit/ui/toast.tsx';
import type { FieldError } from '#kit/wire/errors.ts';
import { toContactInput } from '#sales/leads/quote-form.ts';
import type { QuoteInputName } from '#sales/leads/quote-form-fields.ts';
import { postLead, useSubmission } from '#sales/leads/site/use-submission.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import type { BookedLeadAnswer } from '#visits/booking/lead-booking.ts';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import type { PickName } from './booked-lead.ts';
import type { BookingState } from './booking-start.ts';
import * as calculatorText from './calculator-page-texts.ts';
import { emptySession, type QuoteStore } from './quote-session.ts';
import type { SentQuote } from './sent-quote.ts';
import type { CartControls } from './use-cart.ts';
import type { PhotoControls } from './use-photo.ts';

interface Submission extends Pick<QuoteStore, 'read' | 'update'> {
  cart: CartControls;
  /** The total on the screen. */
  totalCents: number;
  photo: PhotoControls;
  book: typeof import('./book-now.tsx') | null;
  check: () => FieldError[];
  getField: (path: string) => QuoteInputName | PickName | 'photo' | 'items' | null;
  /** Errors by field; an empty list clears them. */
  onErrors: (errors: FieldError[]) => void;
  onPriceChanged: (totalCents: number) => void;
  /** A service in the cart is no longer offered. */
  onCartRefused: () => void;
  onSent: (quote: SentQuote) => void;
  /** The last step's script. */
  loadComplete: () => Promise<typeof import('./complete-step.tsx')>;
}

/** See docs/product/sales.md#quote-form. */
export function useSubmitQuote(submission: Submission) {
  const { replyWithinHours, places } = useProfile();
  return useSubmission({
    check: submission.check,
    refuse: submission.onErrors,
    getField: submission.getField,
    async send() {
      const { sent, next } = await send(submission, places);
      if (!sent.bookedFor && !next) {
        showToast({
          title: calculatorText.sentHeading,
          description: calculatorText.contactWithin(hoursText(replyWithinHours.quote)),
        });
      }
      submission.update(emptySession);
      // Until the fields are empty: after a reload, Firefox fills in what they contained when they went.
      await null;
      submission.onSent(sent);
      if (next) location.assign('checkoutUrl' in next ? next.checkoutUrl : next.confirmationUrl);
    },
    onProblem({ code, current }, fields) {
      if (code === 'price-changed') {
        submission.onPriceChanged(parseCents((current as { total: string }).total));
      }
      const isAboutCart = fields.includes('items');
      if (isAboutCart) submission.onCartRefused();
      else if (fields.includes('photo')) submission.photo.renew();
      return isAboutCart;
    },
  });
}

async function send(
  { read, cart, totalCents, photo, book, loadComplete }: Submission,
  places: readonly Place[],
): Promise<{ sent: SentQuote; next: BookedLeadAnswer['next'] }> {
  const { imageUrl, isPhotoLost } = await uploadPhoto(photo);
  const { form, pick } = read();
  const items = cart.lines.map(({ service: { id, unit = 'piece' }, quantity }) => ({
    serviceId: id,
    quantity,
    unit,
  }));
  const body = toContactInput(form, items, { imageUrl, expectedTotal: formatCents(totalCents) });
  const mayBook = isCovered(form.zipCode, places);
  const complete = loadComplete();
  complete.then((script) => mayBook && script.prefetchBooking()).catch(() => {});
  const answer: ContactAnswer & Partial<BookedLeadAnswer> =
    pick.slot && book ? await book.postBookedLead(body, pick, form) : await postLead(body);
  const { quoteId, total, quoteUrl, visit, refusal = null, next = null } = answer;
  const token = quoteUrl?.split('/').at(-1) ?? null;
  if (quoteId !== null && total !== null) reportConversion({ id: quoteId, total });
  const bookable = mayBook ? token : null;
  const booking = complete.then((script) => (bookable === null ? null : script.startBooking(bookable)));
  const sent = {
    firstName: splitName(form.name).firstName,
    lines: cart.lines,
    price: cart.price,
    total: total && exactDollars(total),
    form,
    photoName: imageUrl && photo.name,
    isPhotoLost,
    token,
    booking: await soon(booking, bookable === null ? null : 'loading'),
    bookedFor: visit && book ? book.slotText(visit) : null,
    refusal,
    sentAt: new Date().toISOString(),
  };
  return { sent, next };
}

/** Waits briefly for the last step, so that what arrives later rarely moves its content. */
const soon = (awaited: Promise<BookingState>, otherwise: BookingState): Promise<BookingState> =>
  Promise.race([
    awaited.catch(() => otherwise),
    new Promise<BookingState>((resolve) => setTimeout(resolve, patienceMs, otherwise)),
  ]);

const patienceMs = 1500;

/** Sends the quote without its photo when the upload fails. */
async function uploadPhoto(photo: PhotoControls): Promise<{ imageUrl: string | null; isPhotoLost: boolean }> {
  if (!photo.name) return { imageUrl: null, isPhotoLost: false };
  try {
    const imageUrl = await photo.upload();
    showToast({ title: text.photoUploaded });
    return { imageUrl, isPhotoLost: false };
  } catch (error) {
    const reason = error instanceof ApiError && error.problem?.detail;
    showToast({
      title: text.photoWarning,
      description: reason ? `${text.photoFailed}. ${reason}` : text.photoFailed,
      variant: 'destructive',
    });
    return { imageUrl: null, isPhotoLost: true };
  }
}
