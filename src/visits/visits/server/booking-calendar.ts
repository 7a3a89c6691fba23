import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { getDrivingTimes } from '#visits/booking/driving.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { listCrews } from '#visits/crews/server/crews.queries.ts';
import { toCrews } from '#visits/crews/server/crews.serializer.ts';
import { listBlocks } from './blocks.queries.ts';
import { listBusyHours } from './busy-hours.queries.ts';
import { loadZipPoints } from './zip-points.ts';

/**
 * The quote whose own hold does not count. Its link proves who chose the window, while a stranger may be taken for the same
 * customer.
 */
interface HoldOwner {
  quoteId: number;
  now: Date;
}

/** Settings, crews, their times off, open visits and holds of these days. Lock the days first if a visit is to be stored. */
export async function readBookingCalendar(
  db: Db,
  { from, to }: Days,
  { quoteId, now }: HoldOwner,
): Promise<BookingCalendar> {
  const { values: settings } = await readSettings(db);
  const visits = await db
    .selectFrom('visits')
    .leftJoin('quotes', 'quotes.id', 'visits.quoteId')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .select(['visits.id', 'visits.crewId', 'visits.date', 'windowFrom', 'windowTo', 'durationMinutes'])
    .select((select) => [
      'visits.isForced',
      select.fn.coalesce('properties.zipCode', 'quotes.zipCode').as('zipCode'),
    ])
    .where('visits.date', '>=', from)
    .where('visits.date', '<=', to)
    .where('visits.status', 'in', openVisitStatuses)
    .orderBy('visits.id')
    .execute();
  const holds = await db
    .selectFrom('visitHolds')
    .leftJoin('quotes', 'quotes.id', 'visitHolds.quoteId')
    .select(['crewId', 'date', 'windowFrom', 'windowTo', 'durationMinutes', 'heldUntil', 'zipCode'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('heldUntil', '>', now.toISOString())
    .where('quoteId', '!=', quoteId)
    .execute();
  return {
    settings,
    crews: toCrews(await listCrews(db)),
    blocks: await listBlocks(db, { from, to }),
    busyHours: await listBusyHours(db, { from, to }, settings.timeZone),
    busy: [...visits, ...holds],
    driving: getDrivingTimes(settings.booking.driving, await loadZipPoints()),
    timeZone: settings.timeZone,
    now,
  };
}

/** Names the days for `lockKeys`. Each change that needs a crew's time holds the lock of its day. */
export const dayKeys = (...dates: string[]): string[] => dates.map((date) => `visits:${date}`);
