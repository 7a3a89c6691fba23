import { lockKeys } from '#kit/db/lock-key.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { wrongField } from '#kit/server/errors.ts';
import { longDate } from '#kit/time/dates.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import { windowOfTime } from '#visits/visits/visit-window.ts';
import { dayKeys, readBookingCalendar } from './booking-calendar.ts';
import { cancelsVisits } from './close-visits-with-quote.ts';
import { getVisitZipCode } from './visit-zip-code.ts';
import { findOpenVisit } from './visits.queries.ts';
import { updateVisit } from './write-visit.ts';

/**
 * Moves a quote's open visit to the day and time that staff entered for the quote, marked as forced if the crew has no
 * time. Throws 422 for a day that was emptied. The caller has locked the quote, and no day.
 */
export async function moveVisitWithQuote(
  trx: Trx,
  { quote, by, status }: { quote: QuoteWithItems; by: Actor; status: QuoteStatus | null },
  now: Date,
): Promise<void> {
  if (status !== null && cancelsVisits(status)) return;
  const before = await findOpenVisit(trx, quote.id);
  if (!before) return;
  const date = quote.preferredDate;
  if (date === null) {
    const day = longDate(before.date);
    throw wrongField('preferredDate', `A visit is booked on ${day}. Move it or cancel it instead`);
  }
  await lockKeys(trx, dayKeys(before.date, date));
  const around = { quoteId: quote.id, now };
  const calendar = await readBookingCalendar(trx, { from: date, to: date }, around);
  const window = windowOfTime(quote.preferredTime, date, calendar.settings.hours);
  const slot = { date, ...window };
  const isThere = before.date === date && before.windowFrom === window.from && before.windowTo === window.to;
  if (isThere) return;
  const zipCode = await getVisitZipCode(trx, before, quote);
  const visit = { minutes: before.durationMinutes, zipCode, movedVisitId: before.id };
  const isForced = toFlag(crewRefusal(calendar, before.crewId, visit, slot) !== null);
  await updateVisit(
    trx,
    before,
    { date, windowFrom: window.from, windowTo: window.to, isForced },
    {
      by,
      now,
      ...(status && { quote: { status } }),
    },
  );
}
