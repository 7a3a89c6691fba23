import type { Db } from '#kit/db/open.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { unkeepableVisits } from '#visits/booking/unkeepable-visits.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { readBookingCalendar } from './booking-calendar.ts';
import { getVisit, type VisitWithQuote } from './visits.queries.ts';
import { toVisit } from './visits.serializer.ts';

/** Visits as staff see them, with those that their crews can no longer keep. */
export async function presentVisits(db: Db, rows: readonly VisitWithQuote[], now: Date): Promise<Visit[]> {
  const ahead = rows
    .filter(({ status, date }) => status === 'booked' && date >= calendarDate(now))
    .map(({ date }) => date)
    .toSorted();
  const lost = ahead.length === 0 ? new Set() : await listUnkeepable(db, ahead[0]!, ahead.at(-1)!, now);
  return rows.map((row) => toVisit(row, row.status === 'booked' && lost.has(row.id)));
}

/** Throws `not-found`, also for a visit whose quote is in the trash. */
export async function presentVisit(db: Db, id: number, now: Date): Promise<Visit> {
  const [visit] = await presentVisits(db, [await getVisit(db, id)], now);
  return visit!;
}

/** The ids of the open visits of these days for which their crews no longer have time. */
export const listUnkeepable = async (db: Db, from: string, to: string, now: Date): Promise<Set<number>> =>
  unkeepableVisits(await readBookingCalendar(db, { from, to }, { quoteId: 0, now }));
