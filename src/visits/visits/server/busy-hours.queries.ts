import type { Db } from '#kit/db/open.ts';
import { getInstant } from '#kit/time/dates.ts';
import { getZone } from '#kit/time/zone.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import type { BusyHours } from '#visits/busy/busy-hours.ts';

/** When the crews' own calendars are busy on these days. */
export async function listBusyHours(db: Db, { from, to }: Days, timeZone: string): Promise<BusyHours[]> {
  const spans = await db
    .selectFrom('busySpans')
    .selectAll()
    .where('startsAt', '<', to < '9999' ? getInstant(to, dayMinutes, timeZone).toISOString() : '9999')
    .where('endsAt', '>', from > '0001' ? getInstant(from, 0, timeZone).toISOString() : '0001')
    .orderBy('crewId')
    .orderBy('startsAt')
    .execute();
  const zone = getZone(timeZone);
  return spans
    .flatMap(({ crewId, startsAt, endsAt }) => {
      const end = Date.parse(endsAt);
      const last = zone.toLocal(end);
      // An hour that the clock repeats is busy until its second end.
      const isRepeated = zone.toInstant(last) !== end;
      return splitDays(
        zone.toLocal(Date.parse(startsAt)),
        isRepeated ? Math.ceil(last / hour) * hour : last,
      ).map((hours): BusyHours => ({ crewId, ...hours }));
    })
    .filter(({ date }) => from <= date && date <= to);
}

const hour = 3_600_000;
const dayMinutes = 24 * 60;
const day = 24 * hour;

/** By local times. */
function splitDays(start: number, end: number): Omit<BusyHours, 'crewId'>[] {
  const first = Math.floor(start / day);
  return Array.from({ length: Math.ceil(end / day) - first }, (_, ahead) => {
    const midnight = (first + ahead) * day;
    return {
      date: new Date(midnight).toISOString().slice(0, 10),
      from: clock(Math.max(start, midnight)),
      to: end >= midnight + day ? '24:00' : clock(end),
    };
  });
}

const clock = (local: number) => new Date(local).toISOString().slice(11, 16);
