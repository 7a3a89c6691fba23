import { relyOn } from '#server/db/rely-on.ts';
import type { Deps } from '#server/deps.ts';
import { getQuotePage } from '#server/features/quote-pages/customer-quote.ts';
import { lockQuotePage } from '#server/features/quote-pages/decide.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { findStoredResponse, hashOf, type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import type { Language } from '#shared/language.ts';
import { bookedMinutes } from '#shared/visit-time.ts';
import type { BookingInput, ConfirmationAsked, CustomerVisit, DepositAsked } from '#shared/visits.ts';
import { askDeposit } from './ask-deposit.ts';
import type { CountBooking } from './booking-limits.ts';
import { askToConfirm } from './confirm-booking.ts';
import { storeBooking } from './store-booking.ts';
import { withFreshWindows } from './windows.ts';

interface Booked {
  visit: CustomerVisit;
}

interface Booking {
  token: string;
  input: BookingInput;
  idempotency: Idempotency;
  /** See `holderOf`. */
  network: string;
  /** Counts the booking against the client's limit, in the same transaction. */
  countBooking: CountBooking;
  /** For the pages and the email that follow. */
  language: Language;
  /** A stranger may be booking, not a program on this machine. */
  mayBeStranger: boolean;
}

/**
 * Accepts the quote and books its visit, in one transaction and once per idempotency key. Where a deposit is asked for,
 * its payment does that later, and of a big first visit the link in an email.
 */
export async function bookVisit(
  deps: Deps,
  { token, input, idempotency, network, countBooking, language, mayBeStranger }: Booking,
): Promise<Booked | DepositAsked | ConfirmationAsked> {
  const now = deps.clock();
  // A replaced link must not repeat a stored response.
  await getQuotePage(deps.db, token);
  const once = {
    scope: `booking ${hashOf(token)}`,
    ...idempotency,
    about: ({ visit }: Booked) => ({ visitId: visit.id, quoteId: visit.quoteId }),
  };
  const isRepeat = (await findStoredResponse(deps.db, once, now)) !== null;
  if (!isRepeat) {
    const booking = { token, input, network, countBooking, language };
    const asked = (await askDeposit(deps, booking)) ?? (mayBeStranger && (await askToConfirm(deps, booking)));
    if (asked) return asked;
  }
  const booked = await withFreshWindows(deps, token, input.date, () =>
    withIdempotency<Booked>(deps.db, once, now, async (trx) => {
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const { values: settings } = await readSettings(trx);
      const visit = await storeBooking(trx, deps, found, input, { settings, now, askedAt: now });
      // The limit's lock comes last; see docs/architecture.md#database.
      const { quote } = found;
      await countBooking(trx, { quote, minutes: bookedMinutes(quote.items, settings.booking) });
      return { visit };
    }),
  );
  deps.wakeOutbox();
  return booked;
}
