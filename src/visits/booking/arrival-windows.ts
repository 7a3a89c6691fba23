import { getPlaces } from '#company/coverage/coverage.ts';
import type { ArrivalWindow } from '#company/profile/booking.ts';
import { closureOn } from '#company/profile/closures.ts';
import type { Place } from '#company/profile/profile.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { getWeekday, minutesOfTime } from '#kit/time/opening-hours.ts';
import { isFeasible, splitDay } from '#visits/crews/crew-day.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { DayBounds } from '#visits/crews/day-visit.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { type BookingCalendar, type BusyTime, findWorkday } from './workday.ts';

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
  const nearDays = listNearDays(calendar, visit);
  return Array.from({ length: days }, (_, ahead) => addDays(from, ahead))
    .map((date) => {
      const windows = windowsOn(calendar, date).filter(
        (window) => !noticeError(calendar, { date, ...window }),
      );
      const days =
        windows.length === 0 ? [] : crews.map((crew) => checkDay(calendar, crew, busy, visit, date));
      return {
        date,
        windows: windows
          .filter((window) => days.some((takes) => takes(window)))
          .map((window) => (nearDays.has(date) ? { ...window, nearby: true as const } : window)),
      };
    })
    .filter(({ windows }) => windows.length > 0);
}

/** Days with a visit so near that its crew passes by anyway. */
function listNearDays({ busy, driving }: BookingCalendar, visit: WantedVisit): Set<string> {
  const isNear = ({ id, zipCode }: BusyTime) =>
    id !== undefined &&
    id !== visit.movedVisitId &&
    (driving?.between(zipCode ?? '', visit.zipCode)?.usual ?? Number.POSITIVE_INFINITY) <= nearMinutes;
  return new Set(driving ? busy.filter(isNear).map(({ date }) => date) : []);
}

const nearMinutes = 12;

/** Picks, among the crews with time, the one with the least work that day, then the first. */
export function crewForWindow(
  calendar: BookingCalendar,
  visit: WantedVisit,
  slot: VisitSlot,
): number | undefined {
  const busy = busyByDay(calendar, visit);
  const load = (crewId: number) =>
    busyOn(busy, crewId, slot.date).reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return crewsFor(calendar, visit.zipCode)
    .filter((crew) => checkDay(calendar, crew, busy, visit, slot.date)(slot))
    .toSorted((a, b) => load(a.id) - load(b.id) || a.id - b.id)[0]?.id;
}

/** Why customers cannot choose this window, regardless of the crews; null if they can. */
export function windowError(calendar: BookingCalendar, slot: VisitSlot): Sentence | null {
  const closure = closureOn(slot.date, calendar.settings.closures);
  if (closure) return ['closedOn', slot.date, closure.reason];
  const isOffered = windowsOn(calendar, slot.date).some(
    ({ from, to }) => from === slot.from && to === slot.to,
  );
  return isOffered ? noticeError(calendar, slot) : 'windowNotOffered';
}

/** True if the crew has time for the visit beside its others of that day. The window need not be one of Settings. */
export function crewHasTime(
  calendar: BookingCalendar,
  crew: BookingCalendar['crews'][number],
  visit: WantedVisit,
  slot: VisitSlot,
): boolean {
  return checkDay(calendar, crew, busyByDay(calendar, visit), visit, slot.date)(slot);
}

function servesZip({ places }: Pick<Crew, 'places'>, zipCode: string, all: readonly Place[]): boolean {
  const covering = getPlaces(zipCode, all);
  return places ? covering.some(({ name }) => places.includes(name)) : covering.length > 0;
}

/** The windows of Settings that lie within the opening hours of that date, earliest first. */
function windowsOn({ settings }: BookingCalendar, date: string): ArrivalWindow[] {
  const weekday = getWeekday(date);
  const open = settings.hours.find(({ day }) => day === weekday);
  if (!open || closureOn(date, settings.closures)) return [];
  return settings.booking.arrivalWindows
    .filter(({ days, from, to }) => days.includes(weekday) && open.opens <= from && to <= open.closes)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

function noticeError({ settings, timeZone, now }: BookingCalendar, slot: VisitSlot): Sentence | null {
  const { minimumNoticeHours, horizonDays } = settings.booking;
  const lastDay = addDays(calendarDate(now, timeZone), horizonDays);
  if (slot.date > lastDay) return ['beyondHorizon', lastDay];
  const start = getInstant(slot.date, minutesOfTime(slot.from), timeZone).getTime();
  if (start < now.getTime()) return 'timePassed';
  const earliest = now.getTime() + minimumNoticeHours * 3_600_000;
  return start < earliest ? ['shortNotice', minimumNoticeHours] : null;
}

const crewsFor = ({ crews, settings }: BookingCalendar, zipCode: string) =>
  crews.filter((crew) => crew.isActive && servesZip(crew, zipCode, settings.places));

type BusyDays = ReadonlyMap<string, readonly BusyTime[]>;
const dayKey = (crewId: number, date: string) => `${crewId} ${date}`;
const busyOn = (busy: BusyDays, crewId: number, date: string) => busy.get(dayKey(crewId, date)) ?? [];

type Moved = Pick<WantedVisit, 'movedVisitId'>;
function busyByDay({ busy, now }: BookingCalendar, { movedVisitId }: Moved): BusyDays {
  const counts = busy.filter(
    ({ id, heldUntil }) =>
      (id === undefined || id !== movedVisitId) && (!heldUntil || Date.parse(heldUntil) > now.getTime()),
  );
  return Map.groupBy(counts, ({ crewId, date }) => dayKey(crewId, date));
}

type TakesWindow = (window: ArrivalWindow) => boolean;

/** Says of each window of that day whether the crew has time for the visit. */
function checkDay(
  calendar: BookingCalendar,
  crew: BookingCalendar['crews'][number],
  busy: BusyDays,
  { minutes, zipCode }: WantedVisit,
  date: string,
): TakesWindow {
  const workday = findWorkday(calendar, crew, date);
  const booked = busyOn(busy, crew.id, date);
  if (!workday || booked.length >= maxVisitsOfDay) return () => false;
  const { bounds, toDayVisit } = workday;
  // Shorter hours may have made a booked visit impossible. It closes its own window, and not the day.
  const { kept, lost } = splitDay(bounds, booked.map(toDayVisit));
  // Most full days are full for every window, which one question answers.
  const anytime = { from: bounds.opens, to: bounds.closes, minutes, zipCode };
  if (!isFeasible({ ...withoutPeaks(bounds), visits: [...kept, anytime] })) return () => false;
  return ({ from, to }) => {
    const wanted = toDayVisit({ windowFrom: from, windowTo: to, durationMinutes: minutes, zipCode });
    const isOverlapped = lost.some((visit) => visit.from < wanted.to && wanted.from < visit.to);
    return !isOverlapped && isFeasible({ ...bounds, visits: [...kept, wanted] });
  };
}

/** With the faster speed at any time: what is impossible by it is impossible. */
function withoutPeaks(bounds: DayBounds): DayBounds {
  const { driving } = bounds;
  if (!driving) return bounds;
  return {
    ...bounds,
    driving: {
      between(from, to) {
        const minutes = driving.between(from, to);
        const least = minutes && Math.min(minutes.usual, minutes.peak);
        return least === undefined ? undefined : { usual: least, peak: least };
      },
      peaks: [],
    },
  };
}

/** Each crew; staff may force more. */
export const maxVisitsOfDay = 10;
