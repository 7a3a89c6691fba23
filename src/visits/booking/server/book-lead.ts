import { listActiveServicesById } from '#company/catalog/server/services.queries.ts';
import { isCovered } from '#company/coverage/coverage.ts';
import type { Booking } from '#company/profile/booking.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuseField, toRefusal } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import { takesCardPayments } from '#money/stripe/server/stripe-connection.ts';
import { storeLead, submitOnce } from '#sales/leads/server/contact.service.ts';
import { holdConfirmation } from '#sales/leads/server/hold-confirmation.ts';
import type { LeadKey } from '#sales/leads/server/store-once.ts';
import { readLinkedItems } from '#sales/quotes/linked-items.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { shownVersion } from '#sales/quotes/server/shown-version.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { windowError } from '#visits/booking/arrival-windows.ts';
import type { BookedLeadAnswer, BookedLeadInput, CartWindows } from '#visits/booking/lead-booking.ts';
import { getQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { findVisitOfQuote } from '#visits/visits/server/visits.queries.ts';
import { toCustomerVisit } from '#visits/visits/server/visits.serializer.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { BookingInput, CustomerVisit } from '#visits/visits/visits.ts';
import { bookVisit } from './book-visit.ts';
import { bookerKeys, countBookedMinutes, countBooking } from './booking-limits.ts';
import { maxUnconfirmedMinutes } from './confirm-booking.ts';
import { withDayMutex } from './day-mutex.ts';
import { storeBooking } from './store-booking.ts';
import { listFreeWindows } from './windows.ts';

interface CartQuery {
  zip: string;
  /** As in a link to the calculator. */
  items: string;
}

/** The windows that a cart could book now, before anything is stored. */
export async function listCartWindows(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { zip, items }: CartQuery,
): Promise<CartWindows> {
  const { db } = deps;
  const { values: settings } = await readSettings(db);
  const { booking, places } = settings;
  const cart = [...readLinkedItems(items)].map(([id, quantity]) => ({ serviceId: Number(id), quantity }));
  const minutes = await cartMinutes(db, cart, booking);
  if (!booking.selfBooking || !isCovered(zip, places) || minutes === null) {
    return { canBook: false, depositPercent: 0, days: [] };
  }
  const around = { settings, quoteId: 0, now: deps.clock() };
  return {
    canBook: true,
    depositPercent: (await takesCardPayments(deps)) ? booking.depositPercent : 0,
    days: await listFreeWindows(db, { minutes, zipCode: zip }, { days: mostDays }, around),
  };
}

/** As many as the calculator asks for with a quote. */
const mostDays = 62;

type Items = readonly { serviceId: number; quantity: number }[];

/** Null for an empty cart, and with a service that is not offered. */
async function cartMinutes(db: Db, items: Items, booking: Booking): Promise<number | null> {
  const ids = items.map(({ serviceId }) => serviceId).filter(Number.isSafeInteger);
  const services = ids.length > 0 ? await listActiveServicesById(db, ids) : [];
  const timed = items.flatMap(({ serviceId, quantity }) => {
    const service = services.find(({ id }) => id === serviceId);
    return service ? [{ quantity, durationMinutes: service.durationMinutes }] : [];
  });
  return timed.length > 0 && timed.length === items.length ? bookedMinutes(timed, booking) : null;
}

interface Asked {
  input: BookedLeadInput;
  once: LeadKey;
  /** See `getVisitorNetwork`. */
  network: string;
  language: Language;
}

type Stored = ContactAnswer & { refusal?: string };

/**
 * Stores a quote of the calculator and books its visit, in one transaction and once per idempotency key. If the visit
 * cannot be booked, such as when its window was taken meanwhile, the quote is stored with the reason. Where a payment or
 * a link in an email books, the quote is stored first and booked as on its page.
 */
export async function bookLead(deps: Deps, asked: Asked): Promise<BookedLeadAnswer> {
  if (await isBookedLater(deps, asked)) return bookStored(deps, asked);
  const answer = await storeBoth(deps, asked).catch((error: unknown) => {
    const refusal = getRefusal(error, asked.language);
    return storeQuote(deps, asked, { refusal });
  });
  return { ...answer, refusal: answer.refusal ?? null, visit: await findBooked(deps.db, answer), next: null };
}

async function isBookedLater(deps: Deps, { input }: Asked): Promise<boolean> {
  const { booking } = (await readSettings(deps.db)).values;
  if (booking.depositPercent > 0 && (await takesCardPayments(deps))) return true;
  return ((await cartMinutes(deps.db, input.quote.items, booking)) ?? 0) > maxUnconfirmedMinutes;
}

function storeBoth(deps: Deps, { input, once, network, language }: Asked): Promise<Stored> {
  const { date } = input.booking;
  return withDayMutex(deps.db, date, () =>
    submitOnce(deps, input, once, async (trx, now) => {
      await relyOn(trx, 'services', 'settings');
      // Before what the lead locks; see docs/architecture.md#database.
      await lockKeys(trx, [...dayKeys(date), ...bookerKeys(input)]);
      await refuseWrongWindow(trx, input, now);
      const answer = await storeLead(trx, deps, input, { now, language, once });
      const found = await lockQuotePage(trx, getToken(answer)!);
      const { values: settings } = await readSettings(trx);
      const around = { network, settings, now, askedAt: now };
      await storeBooking(trx, deps, found, toBookingInput(input, found), around);
      await countBooking(trx, deps, network);
      const minutes = bookedMinutes(found.quote.items, settings.booking);
      await countBookedMinutes(trx, deps, { network, minutes });
      return answer;
    }),
  );
}

const storeQuote = (deps: Deps, { input, once, language }: Asked, more: { refusal?: string } = {}) =>
  submitOnce(deps, input, once, async (trx, now): Promise<Stored> => {
    await refuseWrongWindow(trx, input, now);
    return { ...(await storeLead(trx, deps, input, { now, language, once })), ...more };
  });

async function bookStored(deps: Deps, asked: Asked): Promise<BookedLeadAnswer> {
  const { input, once, network, language } = asked;
  const answer = await storeQuote(deps, asked);
  const token = getToken(answer);
  if (!token) return { ...answer, visit: null, refusal: null, next: null };
  const { holdMinutes } = (await readSettings(deps.db)).values.booking;
  const until = new Date(deps.clock().getTime() + holdMinutes * 60_000);
  await holdConfirmation(deps.db, { requestId: answer.id, until });
  try {
    const found = await getQuotePage(deps.db, token);
    const booking = { token, input: toBookingInput(input, found), idempotency: once, network, language };
    const booked = await bookVisit(deps, booking);
    return 'visit' in booked
      ? { ...answer, ...booked, refusal: null, next: null }
      : { ...answer, visit: null, refusal: null, next: booked };
  } catch (error) {
    return { ...answer, visit: null, refusal: getRefusal(error, language), next: null };
  }
}

/** The sentence for the visitor. Throws what is wrong with the lead itself. */
function getRefusal(error: unknown, language: Language): string {
  if (!(error instanceof AppError) || aboutLead.includes(error.code)) throw error;
  return inLanguage(toRefusal(error), language).message;
}

const aboutLead: readonly string[] = ['invalid-input', 'price-changed', 'key-reused'];

async function refuseWrongWindow(db: Db, { quote, booking }: BookedLeadInput, now: Date): Promise<void> {
  const { date } = booking;
  const calendar = await readBookingCalendar(db, { from: date, to: date }, { quoteId: 0, now });
  if (!isCovered(quote.zipCode, calendar.settings.places))
    throw refuseField('zipNotCovered', 'quote.zipCode');
  const refusal = windowError(calendar, booking);
  if (refusal) throw refuseField(refusal, 'booking.date', 'booking.from');
}

function toBookingInput(
  { quote, booking, ...contact }: BookedLeadInput,
  found: FoundQuotePage,
): BookingInput {
  const { date, from, to, agreesToTerms, ...address } = booking;
  return {
    version: shownVersion(found),
    date,
    from,
    to,
    name: fullName(contact),
    phone: contact.phone,
    property: { ...address, zipCode: quote.zipCode },
    agreesToTerms,
  };
}

const getToken = ({ quoteUrl }: ContactAnswer) => quoteUrl?.split('/').at(-1);

async function findBooked(db: Db, { quoteId, quoteUrl }: ContactAnswer): Promise<CustomerVisit | null> {
  const visit = quoteId !== null && quoteUrl !== null && (await findVisitOfQuote(db, quoteId));
  return visit ? toCustomerVisit(visit) : null;
}
