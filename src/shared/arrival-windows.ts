import type { ArrivalWindow } from './booking.ts';
import { closureOn } from './closures.ts';
import { placesOf } from './coverage.ts';
import { type DayBounds, type DayVisit, isFeasible, splitDay } from './crew-day.ts';
import type { Crew } from './crews.ts';
import { addDays, calendarDate, instantOf, longDate } from './dates.ts';
import { minutesOfTime, weekdayOf } from './opening-hours.ts';
import type { Place, SettingsValues } from './profile.ts';
import type { WindowDay } from './visits.ts';

/** What decides on arrival windows. See docs/product.md#arrival-windows. */
export interface BookingCalendar {
  settings: Pick<SettingsValues, 'hours' | 'booking' | 'closures' | 'places'>;
  crews: readonly Pick<Crew, 'id' | 'hours' | 'places' | 'isActive'>[];
  /** Open visits and holds. */
  busy: readonly BusyTime[];
  timeZone: string;
  now: Date;
}

/** An open visit or a hold; rows of both tables fit. */
export interface BusyTime {
  /** The visit's. */
  id?: number;
  crewId: number;
  date: string;
  windowFrom: string;
  windowTo: string;
  durationMinutes: number;
  isForced?: boolean | 0 | 1;
  /** A hold that has expired does not count. */
  heldUntil?: string;
}

export interface WantedVisit {
  minutes: number;
  zipCode: string;
  /** A visit that moves: the time it takes now does not count. */
  movedVisitId?: number;
}

export interface VisitSlot extends ArrivalWindow {
  date: string;
}

/** The windows in which some crew has time, from `from` on. Leaves out days without any. */
export function offeredWindows(
  calendar: BookingCalendar,
  visit: WantedVisit,
  { from, days }: { from: string; days: number },
): WindowDay[] {
  const busy = busyByDay(calendar, visit);
  const crews = crewsFor(calendar, visit.zipCode);
  return Array.from({ length: days }, (_, ahead) => addDays(from, ahead))
    .map((date) => ({
      date,
      windows: windowsOn(calendar, date).filter((window) => {
        const slot = { date, ...window };
        return !noticeError(calendar, slot) && crews.some((crew) => fits(calendar, crew, busy, visit, slot));
      }),
    }))
    .filter(({ windows }) => windows.length > 0);
}

/** Of the crews that have time, the one with the least work that day, then the first. */
export function crewForWindow(
  calendar: BookingCalendar,
  visit: WantedVisit,
  slot: VisitSlot,
): number | undefined {
  const busy = busyByDay(calendar, visit);
  const load = (crewId: number) =>
    busyOn(busy, crewId, slot.date).reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return crewsFor(calendar, visit.zipCode)
    .filter((crew) => fits(calendar, crew, busy, visit, slot))
    .toSorted((a, b) => load(a.id) - load(b.id) || a.id - b.id)[0]?.id;
}

/** Why customers cannot choose this window, regardless of the crews; null if they can. */
export function windowError(calendar: BookingCalendar, slot: VisitSlot): string | null {
  const closure = closureOn(slot.date, calendar.settings.closures);
  if (closure) return `We’re closed on ${longDate(slot.date, 'UTC')}: ${closure.reason}. Pick another day.`;
  const isOffered = windowsOn(calendar, slot.date).some(
    ({ from, to }) => from === slot.from && to === slot.to,
  );
  return isOffered
    ? noticeError(calendar, slot)
    : 'That arrival window isn’t offered on this day. Pick another.';
}

/** True if the crew has time for the visit beside its others of that day. The window need not be one of Settings. */
export function crewHasTime(
  calendar: BookingCalendar,
  crew: BookingCalendar['crews'][number],
  visit: Omit<WantedVisit, 'zipCode'>,
  slot: VisitSlot,
): boolean {
  return fits(calendar, crew, busyByDay(calendar, visit), visit, slot);
}

/** When the crew works on that date: its own hours, else the opening hours. */
export function crewHoursOn(
  { hours, closures }: Pick<SettingsValues, 'hours' | 'closures'>,
  crew: Pick<Crew, 'hours'>,
  date: string,
): { opens: string; closes: string } | undefined {
  if (closureOn(date, closures)) return undefined;
  const weekday = weekdayOf(date);
  return (crew.hours ?? hours).find(({ day }) => day === weekday);
}

export function servesZip({ places }: Pick<Crew, 'places'>, zipCode: string, all: readonly Place[]): boolean {
  const covering = placesOf(zipCode, all);
  return places ? covering.some(({ name }) => places.includes(name)) : covering.length > 0;
}

/** The windows of Settings that lie within the opening hours of that date, earliest first. */
function windowsOn({ settings }: BookingCalendar, date: string): ArrivalWindow[] {
  const weekday = weekdayOf(date);
  const open = settings.hours.find(({ day }) => day === weekday);
  if (!open || closureOn(date, settings.closures)) return [];
  return settings.booking.arrivalWindows
    .filter(({ days, from, to }) => days.includes(weekday) && open.opens <= from && to <= open.closes)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

function noticeError({ settings, timeZone, now }: BookingCalendar, slot: VisitSlot): string | null {
  const { minimumNoticeHours, horizonDays } = settings.booking;
  const lastDay = addDays(calendarDate(now, timeZone), horizonDays);
  if (slot.date > lastDay) return `We take bookings until ${longDate(lastDay, 'UTC')}. Pick an earlier day.`;
  const start = instantOf(slot.date, minutesOfTime(slot.from), timeZone).getTime();
  if (start < now.getTime()) return 'That time has passed. Pick another.';
  const earliest = now.getTime() + minimumNoticeHours * 3_600_000;
  return start < earliest ? `We need ${minimumNoticeHours} hours’ notice. Pick a later time.` : null;
}

const crewsFor = ({ crews, settings }: BookingCalendar, zipCode: string) =>
  crews.filter((crew) => crew.isActive && servesZip(crew, zipCode, settings.places));

type BusyDays = ReadonlyMap<string, readonly BusyTime[]>;
const dayKey = (crewId: number, date: string) => `${crewId} ${date}`;
const busyOn = (busy: BusyDays, crewId: number, date: string) => busy.get(dayKey(crewId, date)) ?? [];

function busyByDay(
  { busy, now }: BookingCalendar,
  { movedVisitId }: Pick<WantedVisit, 'movedVisitId'>,
): BusyDays {
  const counts = busy.filter(
    ({ id, heldUntil }) =>
      (id === undefined || id !== movedVisitId) && (!heldUntil || Date.parse(heldUntil) > now.getTime()),
  );
  return Map.groupBy(counts, ({ crewId, date }) => dayKey(crewId, date));
}

function fits(
  { settings, timeZone }: BookingCalendar,
  crew: BookingCalendar['crews'][number],
  busy: BusyDays,
  { minutes }: Pick<WantedVisit, 'minutes'>,
  { date, from, to }: VisitSlot,
): boolean {
  const hours = crewHoursOn(settings, crew, date);
  if (!hours) return false;
  // No clock changes after 4 AM, and reading its zone is slow.
  const minutesOf = hours.opens < '04:00' ? elapsedMinutes(date, timeZone) : minutesOfTime;
  const others = busyOn(busy, crew.id, date).map((time) => toDayVisit(time, minutesOf));
  const bounds: DayBounds = {
    opens: minutesOf(hours.opens),
    closes: minutesOf(hours.closes),
    bufferMinutes: settings.booking.bufferMinutes,
  };
  const wanted = { from: minutesOf(from), to: minutesOf(to), minutes };
  if (isFeasible({ ...bounds, visits: [...others, wanted] })) return true;
  // Shorter hours may have made a booked visit impossible. It closes its own window, and not the day.
  const { kept, lost } = splitDay(bounds, others);
  if (lost.length === 0 || lost.some((visit) => visit.from < wanted.to && wanted.from < visit.to))
    return false;
  return isFeasible({ ...bounds, visits: [...kept, wanted] });
}

const toDayVisit = (
  { windowFrom, windowTo, durationMinutes, isForced }: BusyTime,
  minutesOf: (time: string) => number,
): DayVisit => ({
  from: minutesOf(windowFrom),
  to: minutesOf(windowTo),
  minutes: durationMinutes,
  isForced: Boolean(isForced),
});

/**
 * The ids of visits that their crews can no longer keep, since hours, buffer or a closure changed after the booking. A
 * forced visit need not be kept.
 */
export function unkeepableVisits(calendar: BookingCalendar): Set<number> {
  const { settings, timeZone, busy } = calendar;
  const ids = new Set<number>();
  for (const times of Map.groupBy(busy, ({ crewId, date }) => dayKey(crewId, date)).values()) {
    const { crewId, date } = times[0]!;
    const crew = calendar.crews.find(({ id }) => id === crewId);
    const hours = crew && crewHoursOn(settings, crew, date);
    const minutesOf = hours && hours.opens < '04:00' ? elapsedMinutes(date, timeZone) : minutesOfTime;
    const visits = times.map((time) => ({ ...toDayVisit(time, minutesOf), id: time.id }));
    const lost = hours
      ? splitDay(
          {
            opens: minutesOf(hours.opens),
            closes: minutesOf(hours.closes),
            bufferMinutes: settings.booking.bufferMinutes,
          },
          visits,
        ).lost
      : visits;
    for (const { id, isForced } of lost) if (id !== undefined && !isForced) ids.add(id);
  }
  return ids;
}

/** Minutes since midnight until the clock shows a time: it skips or repeats an hour on two days of the year. */
function elapsedMinutes(date: string, timeZone: string): (time: string) => number {
  const midnight = instantOf(date, 0, timeZone).getTime();
  return (time) => (instantOf(date, minutesOfTime(time), timeZone).getTime() - midnight) / 60_000;
}
