import { isCovered } from '#company/coverage/coverage.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { refuse } from '#kit/server/errors.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { hasSeen } from '#sales/quotes/server/shown-version.ts';
import { presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { refuseDecision } from '#visits/quote-page/server/decide.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { BookingInput } from '#visits/visits/visits.ts';
import { bookerKeys, refuseTooMany } from './booking-limits.ts';
import { chooseCrew, requireSelfBooking, zipNotCovered } from './choose-crew.ts';

export interface Around {
  /** Who books; empty if the owner of the contact has confirmed it. */
  network: string;
  settings: SettingsValues;
  now: Date;
  /** When the customer pressed, which decides about notice and validity. */
  askedAt: Date;
}

export interface Placed {
  customerId: number;
  crewId: number;
  minutes: number;
}

/** Locks the day of a locked quote, and throws unless the visit can be booked. */
export async function placeBooking(
  trx: Trx,
  found: FoundQuotePage,
  input: BookingInput,
  { network, settings, now, askedAt }: Around,
): Promise<Placed> {
  const { quote } = found;
  const customerId = await requireSelfBooking(trx, found, settings, now);
  if (await findOpenVisit(trx, quote.id)) {
    throw await refuseWith(trx, found, now, 'anotherVisit');
  }
  await requireAcceptance(trx, found, input.version, askedAt);
  if (!(await mayBook(trx, found, settings, askedAt))) {
    throw await acceptFirst(trx, found, settings, now);
  }
  const { date, from, to, property } = input;
  if (!isCovered(property.zipCode, settings.places)) throw zipNotCovered();
  await lockKeys(trx, [...dayKeys(date), ...bookerKeys(quote)]);
  await refuseTooMany(trx, { quote, network }, settings.phone, now);
  const calendar = await readBookingCalendar(trx, { from: date, to: date }, { quoteId: quote.id, now });
  const minutes = bookedMinutes(quote.items, settings.booking);
  const wanted = { minutes, zipCode: property.zipCode };
  const crewId = chooseCrew({ ...calendar, now: askedAt }, wanted, { date, from, to });
  return { customerId, crewId, minutes };
}

/** Throws unless the customer can accept what they saw, or has accepted it. */
async function requireAcceptance(trx: Trx, found: FoundQuotePage, version: number, now: Date) {
  if (found.page.decision !== 'accepted') return refuseDecision(trx, found, version, now);
  if (hasSeen(found, version)) return;
  throw refuse('quote-changed', 'quoteChanged', {
    current: await presentQuotePage(trx, found, now),
  });
}

/** Advises accepting only where that makes booking possible. */
export async function acceptFirst(trx: Trx, found: FoundQuotePage, settings: SettingsValues, now: Date) {
  const accepted: FoundQuotePage = { ...found, page: { ...found.page, decision: 'accepted' } };
  const name =
    found.page.decision !== 'accepted' && (await mayBook(trx, accepted, settings, now))
      ? 'acceptFirst'
      : 'notBookable';
  return refuseWith(trx, found, now, [name, settings.phone]);
}

const refuseWith = async (trx: Trx, found: FoundQuotePage, now: Date, sentence: Sentence) =>
  refuse('wrong-state', sentence, { current: await presentQuotePage(trx, found, now) });
