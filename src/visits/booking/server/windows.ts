import type { Booking } from '#company/profile/booking.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, changedError } from '#kit/server/errors.ts';
import { addDays, calendarDate, daysBetween } from '#kit/time/dates.ts';
import { holdConfirmation } from '#sales/leads/server/hold-confirmation.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { offeredWindows, type WantedVisit } from '#visits/booking/arrival-windows.ts';
import { getQuotePage, presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { getVisitZipCode } from '#visits/visits/server/visit-zip-code.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { withDayMutex } from './day-mutex.ts';

interface Asked {
  /** Today if missing. */
  from?: string | undefined;
  days: number;
}

/** A customer who looks at the windows may book within this time. */
const soon = (now: Date) => new Date(now.getTime() + 2 * 60_000);

/** A customer's choices, to book or to move. Empty if they cannot book; see docs/product/sales.md#quote-page. */
export async function listWindows(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  { from, days }: Asked,
): Promise<WindowDay[]> {
  const now = clock();
  const found = await getQuotePage(db, token);
  const { values: settings } = await readSettings(db);
  const open = await findOpenVisit(db, found.quote.id);
  const isOffered = open ? settings.booking.selfBooking : await mayBook(db, found, settings, now);
  if (!isOffered) return [];
  if (!open) await holdConfirmation(db, { requestId: found.quote.requestId, until: soon(now) });
  const visit = await wantedVisit(db, found, open, settings.booking);
  return listFreeWindows(db, visit, { from, days }, { settings, quoteId: found.quote.id, now });
}

interface Search {
  settings: SettingsValues;
  /** Its own hold does not count. */
  quoteId: number;
  now: Date;
}

/** The free windows for a visit, within the horizon. */
export async function listFreeWindows(
  db: Db,
  visit: WantedVisit,
  { from, days }: Asked,
  { settings, quoteId, now }: Search,
): Promise<WindowDay[]> {
  const today = calendarDate(now);
  const asked = from ?? today;
  const first = asked < today ? today : asked;
  const horizon = addDays(today, settings.booking.horizonDays);
  // Also keeps dates within the year 9999, since later ones have other shapes.
  if (first > horizon) return [];
  const last = earlier(addDays(asked, days - 1), horizon);
  if (last < first) return [];
  const calendar = await readBookingCalendar(db, { from: first, to: last }, { quoteId, now });
  return offeredWindows(calendar, visit, { from: first, days: daysBetween(first, last) + 1 });
}

/**
 * Changes of a day run one after the other. Adds the present quote and the windows that are still free to `window-taken`, read after the
 * failed transaction.
 */
export const withFreshWindows = <Result>(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  date: string,
  run: () => Promise<Result>,
): Promise<Result> => withDayMutex(deps.db, date, () => orFreshWindows(deps, token, date, run));

async function orFreshWindows<Result>(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  date: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'window-taken') throw error;
    const isSoon = date < addDays(calendarDate(deps.clock()), freshDays);
    const windows = await listWindows(deps, token, { days: freshDays, ...(!isSoon && { from: date }) });
    const current = await presentQuotePage(deps.db, await getQuotePage(deps.db, token), deps.clock());
    throw changedError(error, { current, windows });
  }
}

const freshDays = 14;

/** The visit of a quote, or the one that moves. Its address decides which crews come. */
export async function wantedVisit(
  db: Db,
  { quote }: FoundQuotePage,
  open: VisitRow | undefined,
  booking: Booking,
): Promise<WantedVisit> {
  if (!open) return { minutes: bookedMinutes(quote.items, booking), zipCode: quote.zipCode };
  const zipCode = await getVisitZipCode(db, open, quote);
  return { minutes: open.durationMinutes, zipCode, movedVisitId: open.id };
}

const earlier = (one: string, other: string) => (one < other ? one : other);
