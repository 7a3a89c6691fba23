import { readProfile } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { maxVisitsOfDay } from '#visits/booking/arrival-windows.ts';
import { findWorkday, type Workday } from '#visits/booking/workday.ts';
import type { CrewDay, DayVisit } from '#visits/crews/day-visit.ts';
import { getCrew } from '#visits/crews/server/crews.queries.ts';
import { toCrew } from '#visits/crews/server/crews.serializer.ts';
import { findOrder, type Stop, walkOrder } from '#visits/crews/visit-order.ts';
import type { Route } from '#visits/route/route.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { listVisits, type VisitWithQuote } from '#visits/visits/server/visits.queries.ts';
import { clockText } from '#visits/visits/visit-time.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

interface Day {
  crewId: number;
  date: string;
}

export async function presentRoute({ db, clock }: Base, { crewId, date }: Day): Promise<Route> {
  const crew = toCrew(await getCrew(db, crewId));
  const visits = await listStops(db, { crewId, date });
  const calendar = await readBookingCalendar(db, { from: date, to: date }, { quoteId: 0, now: clock() });
  const { bounds, toDayVisit, toClock } = findWorkday(calendar, crew, date) ?? {
    ...wholeDay,
    bounds: { ...wholeDay.bounds, bufferMinutes: calendar.settings.booking.bufferMinutes },
  };
  const day = { ...bounds, visits: visits.map((visit) => toDayVisit({ ...visit, zipCode: getZip(visit) })) };
  const fixed = await findFixedOrder(db, { crewId, date });
  const stops = fixed ? walkOrder(day, keepOrder(fixed, visits)) : findStops(day);
  const { state } = await readProfile(db);
  return {
    stops: stops.map(({ index, start, driveMinutes }) => ({
      visitId: visits[index]!.id,
      arriveAt: toClock(start),
      driveMinutes,
    })),
    mapsUrl: toMapsUrl(stops.map(({ index }) => toAddress(visits[index]!, state))),
    isFixed: fixed !== null,
  };
}

/** Throws 422 unless they are the crew's visits of that day. */
export function fixRoute(deps: Base, { crewId, date }: Day, visitIds: readonly number[]): Promise<Route> {
  return inTransaction(deps.db, async (trx) => {
    await getCrew(trx, crewId);
    await lockKeys(trx, dayKeys(date));
    const ids = (await listStops(trx, { crewId, date })).map(({ id }) => id);
    const isSame = ids.length === visitIds.length && ids.every((id) => visitIds.includes(id));
    if (!isSame) throw wrongField('visitIds', 'List each visit of this crew on this day once');
    const order = JSON.stringify(visitIds);
    await trx
      .insertInto('dayOrders')
      .values({ crewId, date, visitIds: order })
      .onConflict((conflict) => conflict.columns(['crewId', 'date']).doUpdateSet({ visitIds: order }))
      .execute();
    return presentRoute({ ...deps, db: trx }, { crewId, date });
  });
}

/** The order with the least driving counts again. */
export async function freeRoute(deps: Base, { crewId, date }: Day): Promise<Route> {
  await getCrew(deps.db, crewId);
  await deps.db.deleteFrom('dayOrders').where('crewId', '=', crewId).where('date', '=', date).execute();
  return presentRoute(deps, { crewId, date });
}

const listStops = async (db: Db, { crewId, date }: Day): Promise<VisitWithQuote[]> =>
  (await listVisits(db, { from: date, to: date, crewId })).filter(
    ({ status }) => status !== 'cancelled' && status !== 'no-show',
  );

async function findFixedOrder(db: Db, { crewId, date }: Day): Promise<number[] | null> {
  const row = await db
    .selectFrom('dayOrders')
    .select('visitIds')
    .where('crewId', '=', crewId)
    .where('date', '=', date)
    .executeTakeFirst();
  return row ? JSON.parse(row.visitIds) : null;
}

/** Visits that came later stand before the first with a later window. Returns indexes of `visits`, which come by window. */
function keepOrder(fixed: readonly number[], visits: readonly VisitWithQuote[]): number[] {
  const order = fixed.map((id) => visits.findIndex((visit) => visit.id === id)).filter((index) => index >= 0);
  for (const [index, { windowFrom }] of visits.entries()) {
    if (order.includes(index)) continue;
    const later = order.findIndex((other) => visits[other]!.windowFrom > windowFrom);
    order.splice(later < 0 ? order.length : later, 0, index);
  }
  return order;
}

/** The least driving that keeps every window, else all but those of forced visits; by window where nothing does. */
function findStops(day: CrewDay): Stop[] {
  const byWindow = day.visits.map((_, index) => index);
  if (day.visits.length > maxVisitsOfDay) return walkOrder(day, byWindow);
  const kept: DayVisit[] = day.visits.map((visit) => ({ ...visit, isForced: false }));
  return (
    findOrder({ ...day, visits: kept }, 'shortest') ?? findOrder(day, 'shortest') ?? walkOrder(day, byWindow)
  );
}

const getZip = ({ property, quote }: VisitWithQuote) => property?.zipCode ?? quote.zipCode;

const toAddress = ({ property, quote }: VisitWithQuote, state: string) =>
  property
    ? `${addressLine({ ...property, zipCode: '' })}, ${state} ${property.zipCode}`
    : `${state} ${quote.zipCode}`;

/** Google Maps opens in its app on a phone, from where the phone is. It takes ten stops. */
function toMapsUrl(addresses: readonly string[]): string | null {
  const shown = addresses.slice(0, maxVisitsOfDay);
  if (shown.length === 0) return null;
  const query = new URLSearchParams({
    api: '1',
    destination: shown.at(-1)!,
    ...(shown.length > 1 && { waypoints: shown.slice(0, -1).join('|') }),
    travelmode: 'driving',
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** For a day on which the crew does not work. */
const wholeDay: Workday = {
  bounds: { opens: 0, closes: 24 * 60, blocked: [], bufferMinutes: 0 },
  toDayVisit: ({ windowFrom, windowTo, durationMinutes, isForced, zipCode }) => ({
    from: minutesOfTime(windowFrom),
    to: minutesOfTime(windowTo),
    minutes: durationMinutes,
    isForced: Boolean(isForced),
    zipCode: zipCode ?? '',
  }),
  toClock: clockText,
};
