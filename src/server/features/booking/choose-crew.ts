import type { Trx } from '#server/db/transaction.ts';
import { AppError, wrongField } from '#server/errors.ts';
import { presentQuotePage } from '#server/features/quote-pages/customer-quote.ts';
import type { FoundQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import {
  type BookingCalendar,
  crewForWindow,
  type VisitSlot,
  type WantedVisit,
  windowError,
} from '#shared/arrival-windows.ts';
import type { SettingsValues } from '#shared/profile.ts';

/** The crew for the window. Throws 422 if it is not offered, and `window-taken` if no crew has time. */
export function chooseCrew(calendar: BookingCalendar, visit: WantedVisit, slot: VisitSlot): number {
  const refusal = windowError(calendar, slot);
  if (refusal) {
    const message = refusal.replace(/\.$/, '');
    throw new AppError('invalid-input', refusal, {
      errors: ['date', 'from'].map((path) => ({ path, message })),
    });
  }
  const crewId = crewForWindow(calendar, visit, slot);
  if (crewId === undefined) throw windowTaken();
  return crewId;
}

export const windowTaken = () => new AppError('window-taken', 'That time was just taken. Pick another.');

/** Suspected spam gets the same response as where self-booking is off, so that spammers learn nothing. */
export async function requireSelfBooking(
  trx: Trx,
  found: FoundQuotePage,
  { booking, phone }: Pick<SettingsValues, 'booking' | 'phone'>,
  now: Date,
): Promise<number> {
  const { isQuarantined, quote } = found;
  if (booking.selfBooking && !isQuarantined && quote.customerId !== null) return quote.customerId;
  throw new AppError('wrong-state', `Online booking isn’t available. Call ${phone} to pick a time.`, {
    current: await presentQuotePage(trx, found, now),
  });
}

export const zipNotCovered = () =>
  wrongField('property.zipCode', 'We don’t come to this ZIP code. Call us and we’ll see what we can do');
