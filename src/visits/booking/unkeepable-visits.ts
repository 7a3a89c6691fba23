import { splitDay } from '#visits/crews/crew-day.ts';
import { type BookingCalendar, findWorkday } from './workday.ts';

/**
 * The ids of visits that their crews can no longer keep, since hours, buffer, closures or time off changed after the booking. A
 * forced visit need not be kept.
 */
export function unkeepableVisits(calendar: BookingCalendar): Set<number> {
  const ids = new Set<number>();
  for (const times of Map.groupBy(calendar.busy, ({ crewId, date }) => `${crewId} ${date}`).values()) {
    const { crewId, date } = times[0]!;
    const crew = calendar.crews.find(({ id }) => id === crewId);
    const workday = crew && findWorkday(calendar, crew, date);
    const lost = workday
      ? splitDay(
          workday.bounds,
          times.map((time) => ({ ...workday.toDayVisit(time), id: time.id })),
        ).lost
      : times.filter(({ isForced }) => !isForced);
    for (const { id } of lost) if (id !== undefined) ids.add(id);
  }
  return ids;
}
