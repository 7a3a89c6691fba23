import type { Trx } from '#kit/db/transaction.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { type Block, getBlockedTime, isBlockedOn, isOfCrew } from '#visits/blocks/blocks.ts';
import { unkeepableVisits } from '#visits/booking/unkeepable-visits.ts';
import { readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { presentVisits } from '#visits/visits/server/present-visits.ts';
import { listVisitsById } from '#visits/visits/server/visits.queries.ts';
import type { Visit } from '#visits/visits/visits.ts';

/** Booked visits ahead that the block makes impossible, or whose whole window it covers; by day and window. */
export async function listConflicts(trx: Trx, block: Block, now: Date): Promise<Visit[]> {
  const today = calendarDate(now);
  const from = block.date > today ? block.date : today;
  const to = block.untilDate ?? (block.repeats === null ? block.date : lastDate);
  if (to < from) return [];
  const calendar = await readBookingCalendar(trx, { from, to }, { quoteId: 0, now });
  const others = calendar.blocks.filter(({ id }) => id !== block.id);
  const before = unkeepableVisits({ ...calendar, blocks: others });
  const lost = [...unkeepableVisits(calendar)].filter((id) => !before.has(id));
  const time = getBlockedTime(block);
  const covered = calendar.busy.filter(
    ({ crewId, date, windowFrom, windowTo }) =>
      isOfCrew(block, crewId) && isBlockedOn(block, date) && time.from <= windowFrom && windowTo <= time.to,
  );
  const ids = new Set([...lost, ...covered.flatMap(({ id }) => id ?? [])]);
  const visits = await presentVisits(trx, await listVisitsById(trx, [...ids]), now);
  return visits.filter(({ status }) => status === 'booked');
}

/** The last of all calendar dates. */
const lastDate = '9999-12-31';
