import { lockKeys } from '#server/db/lock-key.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { website } from '#server/features/history/history.queries.ts';
import { followVisits } from '#server/features/leads/follow-visits.ts';
import { planVisitMessages } from '#server/features/messages/plan-messages.ts';
import { mayBook } from '#server/features/quote-pages/can-book.ts';
import { getQuotePage, presentQuotePage } from '#server/features/quote-pages/customer-quote.ts';
import { acceptQuote, lockQuotePage, refuseDecision } from '#server/features/quote-pages/decide.ts';
import type { FoundQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { hasSeen } from '#server/features/quote-pages/shown-version.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { dayKeys, readBookingCalendar } from '#server/features/visits/booking-calendar.ts';
import { recordVisit } from '#server/features/visits/visits.history.ts';
import { findOpenVisit, findVisitOfQuote, insertVisit } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { hashOf, type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import { isCovered } from '#shared/coverage.ts';
import { formatPhone } from '#shared/phone.ts';
import { plainDigits } from '#shared/privacy.ts';
import type { SettingsValues } from '#shared/profile.ts';
import { bookedMinutes } from '#shared/visit-time.ts';
import type { BookingInput, CustomerVisit } from '#shared/visits.ts';
import { bookerKeys, refuseTooMany } from './booking-limits.ts';
import { chooseCrew, deleteHold, requireSelfBooking, zipNotCovered } from './choose-crew.ts';
import { notifyOfVisit } from './notify-of-visit.ts';
import { findOrAddProperty } from './visit-property.ts';
import { withFreshWindows } from './windows.ts';

interface Booking {
  token: string;
  input: BookingInput;
  idempotency: Idempotency;
  /** Counts the booking against the client's limit, in the same transaction. */
  countBooking: (trx: Trx) => Promise<void>;
}

/** Accepts the quote and books its visit, in one transaction and once per idempotency key. */
export async function bookVisit(
  deps: Deps,
  { token, input, idempotency, countBooking }: Booking,
): Promise<{ visit: CustomerVisit }> {
  const now = deps.clock();
  // A replaced link must not repeat a stored response.
  await getQuotePage(deps.db, token);
  const scope = `booking ${hashOf(token)}`;
  const booked = await withFreshWindows(deps, token, input.date, () =>
    withIdempotency(deps.db, { scope, ...idempotency }, now, async (trx) => {
      const visit = await storeBooking(trx, deps, token, input, now);
      // The limit's lock comes last; see docs/architecture.md#database.
      await countBooking(trx);
      return { visit };
    }),
  );
  deps.wakeOutbox();
  return booked;
}

async function storeBooking(
  trx: Trx,
  deps: Pick<Deps, 'config'>,
  token: string,
  input: BookingInput,
  now: Date,
): Promise<CustomerVisit> {
  const found = await lockQuotePage(trx, token);
  const { quote } = found;
  const { values: settings } = await readSettings(trx);
  const customerId = await requireSelfBooking(trx, found, settings, now);
  if (await findOpenVisit(trx, quote.id)) {
    throw await refuse(trx, found, now, 'This quote already has a visit. You can move it or cancel it.');
  }
  await requireAcceptance(trx, found, input.version, now);
  if (!(await mayBook(trx, found, settings, now))) {
    throw await acceptFirst(trx, found, settings, now);
  }
  const { date, from, to, property, phone } = input;
  if (!isCovered(property.zipCode, settings.places)) throw zipNotCovered();
  const booker = { quote, phone };
  await lockKeys(trx, [...dayKeys(date), ...bookerKeys(booker)]);
  await refuseTooMany(trx, booker, settings.phone, now);
  const calendar = await readBookingCalendar(trx, { from: date, to: date }, { quoteId: quote.id, now });
  const minutes = bookedMinutes(quote.items);
  const crewId = chooseCrew(calendar, { minutes, zipCode: property.zipCode }, { date, from, to });
  await acceptQuote(trx, found, { version: input.version, name: input.name, now });
  const time = now.toISOString();
  const visit = await insertVisit(trx, {
    quoteId: quote.id,
    customerId,
    propertyId: await findOrAddProperty(trx, customerId, property, now),
    crewId,
    date,
    windowFrom: from,
    windowTo: to,
    durationMinutes: minutes,
    status: 'booked',
    kind: 'clean',
    isSelfBooked: 1,
    accessNotes: property.accessNotes,
    contactName: input.name,
    contactPhone: formatPhone(phone),
    contactPhoneDigits: plainDigits(phone),
    doneAt: null,
    createdAt: time,
    updatedAt: time,
  });
  await deleteHold(trx, quote.id);
  await recordVisit(trx, { after: visit, by: website, now });
  await followVisits(trx, { quoteId: quote.id, by: website, now });
  await planVisitMessages(trx, { after: visit }, now);
  const isAcceptance = found.page.decision !== 'accepted';
  await notifyOfVisit(trx, deps, { event: 'booked', visit, isAcceptance }, now);
  return toCustomerVisit((await findVisitOfQuote(trx, quote.id))!);
}

/** Throws unless the customer can accept what they saw, or has accepted it. */
async function requireAcceptance(trx: Trx, found: FoundQuotePage, version: number, now: Date) {
  if (found.page.decision !== 'accepted') return refuseDecision(trx, found, version, now);
  if (hasSeen(found, version)) return;
  throw new AppError('quote-changed', 'We changed this quote since you opened it. Check it and book again.', {
    current: await presentQuotePage(trx, found, now),
  });
}

/** Advises accepting only where that makes booking possible. */
export async function acceptFirst(trx: Trx, found: FoundQuotePage, settings: SettingsValues, now: Date) {
  const accepted: FoundQuotePage = { ...found, page: { ...found.page, decision: 'accepted' } };
  const reason =
    found.page.decision !== 'accepted' && (await mayBook(trx, accepted, settings, now))
      ? 'Accept this quote first, or call'
      : 'This quote can’t be booked online. Call';
  return refuse(trx, found, now, `${reason} ${settings.phone} to pick a time.`);
}

const refuse = async (trx: Trx, found: FoundQuotePage, now: Date, detail: string) =>
  new AppError('wrong-state', detail, { current: await presentQuotePage(trx, found, now) });
