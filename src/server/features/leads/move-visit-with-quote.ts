import { lockKeys } from '#server/db/lock-key.ts';
import { toFlag } from '#server/db/portable.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wrongField } from '#server/errors.ts';
import type { Actor } from '#server/features/events/actors.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { dayKeys, readBookingCalendar } from '#server/features/visits/booking-calendar.ts';
import { getVisitZipCode } from '#server/features/visits/visit-zip-code.ts';
import { findOpenVisit } from '#server/features/visits/visits.queries.ts';
import { crewRefusal } from '#shared/crew-refusal.ts';
import { longDate } from '#shared/dates.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import { windowOfTime } from '#shared/visit-window.ts';
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
