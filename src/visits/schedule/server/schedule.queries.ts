import type * as z from 'zod/mini';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';
import { countFreeMinutes } from '#visits/blocks/blocks.ts';
import { crewHoursOn } from '#visits/booking/workday.ts';
import { listTimesOff } from '#visits/busy/busy-hours.ts';
import { listCrews } from '#visits/crews/server/crews.queries.ts';
import { toCrews } from '#visits/crews/server/crews.serializer.ts';
import {
  maxRequestedVisits,
  maxUndated,
  type Schedule,
  type zipPointSchema,
} from '#visits/schedule/schedule.ts';
import { listBlocks } from '#visits/visits/server/blocks.queries.ts';
import { listBusyHours } from '#visits/visits/server/busy-hours.queries.ts';
import { listBookedMinutes } from '#visits/visits/server/visits.queries.ts';
import { loadZipPoints } from '#visits/visits/server/zip-points.ts';

/** Scheduled and completed visits, by day, then by time of creation. */
export async function listScheduledQuotes(db: Db, days: Days): Promise<QuoteWithItems[]> {
  return withItems(db, await quotesOn(db, days, ['scheduled', 'completed']).selectAll().execute());
}

/** Visits that customers asked for on these days but nobody scheduled: the first ones, and the count. */
export async function listRequestedVisits(
  db: Db,
  days: Days,
): Promise<{ wishes: QuoteWithItems[]; count: number }> {
  const open = quotesOn(db, days, ['new', 'contacted']);
  const rows = await open.selectAll().limit(maxRequestedVisits).execute();
  return { wishes: await withItems(db, rows), count: await countRows(open.clearOrderBy()) };
}

/** Quotes scheduled without a day: the oldest ones, and the count. */
export async function listUndated(db: Db): Promise<{ undated: QuoteWithItems[]; count: number }> {
  const open = standing(db, ['scheduled']).where('preferredDate', 'is', null).orderBy('id');
  const rows = await open.selectAll().limit(maxUndated).execute();
  return { undated: await withItems(db, rows), count: await countRows(open.clearOrderBy()) };
}

/** Booked and available minutes, day by day. */
export async function listLoad(db: Db, { from, to }: Days): Promise<DayLoad[]> {
  const { values: settings } = await readSettings(db);
  const crews = toCrews(await listCrews(db)).filter(({ isActive }) => isActive);
  const blocks = await listBlocks(db, { from, to });
  const busyHours = await listBusyHours(db, { from, to }, settings.timeZone);
  const booked = new Map<string, number>();
  for (const { date, durationMinutes } of await listBookedMinutes(db, { from, to })) {
    booked.set(date, (booked.get(date) ?? 0) + durationMinutes);
  }
  const loads: DayLoad[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const availableMinutes = crews.reduce((sum, crew) => {
      const hours = crewHoursOn(settings, crew, date);
      return hours ? sum + countFreeMinutes(hours, listTimesOff({ blocks, busyHours }, crew.id, date)) : sum;
    }, 0);
    loads.push({ date, bookedMinutes: booked.get(date) ?? 0, availableMinutes });
  }
  return loads;
}

/** Those of the service area, and of visits from a month ago on. */
export async function listZipPoints(db: Db, now: Date): Promise<ZipPoint[]> {
  const { places } = (await readSettings(db)).values;
  const since = addDays(calendarDate(now), -31);
  const visited = await db
    .selectFrom('visits')
    .leftJoin('quotes', 'quotes.id', 'visits.quoteId')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .select((select) => select.fn.coalesce('properties.zipCode', 'quotes.zipCode').as('zipCode'))
    .distinct()
    .where('visits.date', '>=', since)
    .execute();
  const findPoint = await loadZipPoints();
  const zipCodes = new Set([
    ...places.flatMap((place) => place.zipCodes),
    ...visited.map(({ zipCode }) => zipCode),
  ]);
  return [...zipCodes].flatMap((zipCode) => {
    const point = zipCode && findPoint(zipCode);
    return point ? [{ zipCode, latitude: point.latitude, longitude: point.longitude }] : [];
  });
}

type ZipPoint = z.infer<typeof zipPointSchema>;
type DayLoad = Schedule['load'][number];

const quotesOn = (db: Db, { from, to }: Days, statuses: readonly QuoteStatus[]) =>
  standing(db, statuses)
    .where('preferredDate', '>=', from)
    .where('preferredDate', '<=', to)
    .orderBy('preferredDate')
    .orderBy('id');

const standing = (db: Db, statuses: readonly QuoteStatus[]) =>
  db
    .selectFrom('quotes')
    .where('status', 'in', statuses)
    .where('deletedAt', 'is', null)
    .where(isNotCancelled(db));
