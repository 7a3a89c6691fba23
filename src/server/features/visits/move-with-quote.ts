import { lockKeys } from '#server/db/lock-key.ts';
import { toFlag } from '#server/db/portable.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { crewRefusal } from '#shared/crew-refusal.ts';
import { windowOfTime } from '#shared/visit-window.ts';
import { dayKeys, readBookingCalendar } from './booking-calendar.ts';
import type { VisitChange } from './close-visits.ts';
import { recordVisit } from './visits.history.ts';
import { findOpenVisit, updateVisit } from './visits.queries.ts';

/**
 * Moves a quote's open visit to the day and time that staff entered for the quote, marked as forced if the crew has no
 * time. The caller has locked the quote, and no day. Returns the change, if any.
 */
export async function moveVisitWithQuote(
  trx: Trx,
  quote: QuoteWithItems,
  { by, now }: { by: Actor; now: Date },
): Promise<VisitChange | null> {
  const before = await findOpenVisit(trx, quote.id);
  const date = quote.preferredDate;
  if (!before || date === null) return null;
  await lockKeys(trx, dayKeys(before.date, date));
  const calendar = await readBookingCalendar(trx, { from: date, to: date }, { quoteId: quote.id, now });
  const window = windowOfTime(quote.preferredTime, date, calendar.settings.hours);
  const slot = { date, ...window };
  const isThere = before.date === date && before.windowFrom === window.from && before.windowTo === window.to;
  if (isThere) return null;
  const visit = { minutes: before.durationMinutes, zipCode: quote.zipCode, movedVisitId: before.id };
  const isForced = toFlag(crewRefusal(calendar, before.crewId, visit, slot) !== null);
  const changes = { date, windowFrom: window.from, windowTo: window.to, isForced };
  const after = await updateVisit(trx, before, changes, now);
  await recordVisit(trx, { before, after, by, now });
  return { before, after };
}
