import { readSettings } from '#company/settings/server/settings.queries.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import { findStoredResponse, getHash, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { BookingInput, ConfirmationAsked, CustomerVisit, DepositAsked } from '#visits/visits/visits.ts';
import { askDeposit } from './ask-deposit.ts';
import { countBookedMinutes, countBooking } from './booking-limits.ts';
import { askToConfirm, isFromStaff } from './confirm-booking.ts';
import { storeBooking } from './store-booking.ts';
import { withFreshWindows } from './windows.ts';

interface Booked {
  visit: CustomerVisit;
}

interface Booking {
  token: string;
  input: BookingInput;
  idempotency: Idempotency;
  /** See `getVisitorNetwork`. */
  network: string;
  /** For the pages and the email that follow. */
  language: Language;
}

/**
 * Accepts the quote and books its visit, in one transaction and once per idempotency key. Where a deposit is asked for,
 * its payment does that later, and of a big first visit the link in an email.
 */
export async function bookVisit(
  deps: Deps,
  { token, input, idempotency, network, language }: Booking,
): Promise<Booked | DepositAsked | ConfirmationAsked> {
  const now = deps.clock();
  // A replaced link must not repeat a stored response.
  await getQuotePage(deps.db, token);
  const once = {
    scope: `booking ${getHash(token)}`,
    ...idempotency,
    about: ({ visit }: Booked) => ({ visitId: visit.id, quoteId: visit.quoteId }),
  };
  const isRepeat = (await findStoredResponse(deps.db, once, now)) !== null;
  if (!isRepeat) {
    const booking = { token, input, network, language };
    const asked = (await askDeposit(deps, booking)) ?? (await askToConfirm(deps, booking));
    if (asked) return asked;
  }
  const booked = await withFreshWindows(deps, token, input.date, () =>
    withIdempotency<Booked>(deps.db, once, now, async (trx) => {
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const { values: settings } = await readSettings(trx);
      const unconfirmed = (await isFromStaff(trx, found)) ? '' : network;
      const around = { network: unconfirmed, settings, now, askedAt: now };
      const visit = await storeBooking(trx, deps, found, input, around);
      // The limits' locks come last; see docs/architecture.md#database.
      await countBooking(trx, deps, network);
      const minutes = bookedMinutes(found.quote.items, settings.booking);
      await countBookedMinutes(trx, deps, { network: unconfirmed, minutes });
      return { visit };
    }),
  );
  deps.wakeOutbox();
  return booked;
}
