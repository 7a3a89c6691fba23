import type { SettingsValues } from '#company/profile/profile.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { refuse, refuseField } from '#kit/server/errors.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import {
  crewForWindow,
  type VisitSlot,
  type WantedVisit,
  windowError,
} from '#visits/booking/arrival-windows.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';

/** The crew for the window. Throws 422 if it is not offered, and `window-taken` if no crew has time. */
export function chooseCrew(calendar: BookingCalendar, visit: WantedVisit, slot: VisitSlot): number {
  const refusal = windowError(calendar, slot);
  if (refusal) throw refuseField(refusal, 'date', 'from');
  const crewId = crewForWindow(calendar, visit, slot);
  if (crewId === undefined) throw windowTaken();
  return crewId;
}

const windowTaken = () => refuse('window-taken', 'windowTaken');

/** Suspected spam gets the same response as where self-booking is off, so that spammers learn nothing. */
export async function requireSelfBooking(
  trx: Trx,
  found: FoundQuotePage,
  { booking, phone }: Pick<SettingsValues, 'booking' | 'phone'>,
  now: Date,
): Promise<number> {
  const { isQuarantined, quote } = found;
  if (booking.selfBooking && !isQuarantined && quote.customerId !== null) return quote.customerId;
  throw refuse('wrong-state', ['noBooking', phone], {
    current: await presentQuotePage(trx, found, now),
  });
}

export const zipNotCovered = () => refuseField('zipNotCovered', 'property.zipCode');
