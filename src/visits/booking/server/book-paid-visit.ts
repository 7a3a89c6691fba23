import { readSettings } from '#company/settings/server/settings.queries.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { type PaidDeposit, storeDeposit } from '#money/deposits/server/record-paid-deposit.ts';
import { findMovement } from '#money/ledger/server/ledger.queries.ts';
import { findCheckout } from '#money/payment-pages/server/checkouts.queries.ts';
import { findPageOfQuote } from '#sales/quotes/server/quote-pages.queries.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { findHold } from '#visits/visits/server/visit-holds.ts';
import type { BookingInput } from '#visits/visits/visits.ts';
import { holdsWindow } from './replace-hold.ts';
import { storeBooking } from './store-booking.ts';

/** Values of the event. */
export interface PaidBooking {
  paid: PaidDeposit;
  deps: Pick<Deps, 'config'>;
}

/** Stores the deposit with the visit that it paid for. Throws an `AppError` if the visit can no longer be booked. */
export async function bookPaidVisit(trx: Trx, { paid, deps }: PaidBooking, now: Date): Promise<void> {
  const checkout = await findCheckout(trx, paid.sessionId);
  const page = await findPageOfQuote(trx, paid.quoteId);
  if (!checkout?.booking || !page) throw refuse('not-found', 'bookingMissing');
  const found = await lockQuotePage(trx, page.token);
  await relyOn(trx, 'settings');
  if (await findMovement(trx, paid.intentId)) return;
  const input = JSON.parse(checkout.booking) as BookingInput;
  const { values: settings } = await readSettings(trx);
  const askedAt = await getAskedAt(trx, checkout, input, now);
  const { quote } = found;
  const network = (await findHold(trx, quote.id))?.network ?? '';
  const around = { network, settings, now, askedAt, depositCents: paid.amountCents };
  await storeBooking(trx, deps, found, input, around);
  if (!(await storeDeposit(trx, paid, { quote, refusal: null }, now)))
    throw refuse('not-found', 'bookingMissing');
}

/** While the window is held, what was right when the page opened stays right; later, only what is right now. */
const getAskedAt = async (trx: Trx, { quoteId, createdAt }: CheckoutRow, input: BookingInput, now: Date) =>
  (await holdsWindow(trx, quoteId!, input, now)) ? new Date(createdAt) : now;
