import type * as z from 'zod/mini';
import type { ArrivalWindow } from '#company/profile/booking.ts';
import { closureOn } from '#company/profile/closures.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { type Block, countFreeMinutes, getBlockedTime, listCrewBlocks } from '#visits/blocks/blocks.ts';
import { type FindPoint, getDrivingTimes } from '#visits/booking/driving.ts';
import { type BookingCalendar, crewHoursOn } from '#visits/booking/workday.ts';
import { type BusyHours, listCrewHours, listTimesOff } from '#visits/busy/busy-hours.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { Schedule, zipPointSchema } from '#visits/schedule/schedule.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { type DayPlan, planDay } from './plan-day.ts';

export interface BoardData {
  schedule: Schedule;
  visits: readonly Visit[];
  crews: readonly Crew[];
  blocks: readonly Block[];
  busyHours: readonly BusyHours[];
  zipPoints: readonly z.infer<typeof zipPointSchema>[];
  settings: BookingCalendar['settings'];
}

/** An arrival window of a crew's day. */
export interface Slot extends ArrivalWindow {
  crewId: number;
  date: string;
}

export interface PlannedSlot extends Slot {
  /** False if customers are not offered this window on this day, or the crew is off then. */
  isOffered: boolean;
  visits: Visit[];
}

export interface CrewPlan {
  crew: Crew;
  /** Undefined if the crew is off. */
  hours: { opens: string; closes: string } | undefined;
  blocks: Block[];
  busyHours: BusyHours[];
  visitCount: number;
  workMinutes: number;
  openMinutes: number;
  slots: PlannedSlot[];
}

/** A day; `workMinutes` and `openMinutes` are those of all crews. */
export interface BoardDay extends DayPlan {
  crews: CrewPlan[];
  /** With and without a crew. */
  visitCount: number;
}

export const isOpenVisit = ({ status }: Pick<Visit, 'status'>) =>
  openVisitStatuses.some((open) => open === status);

const countsAsWork = (visit: Visit) => isOpenVisit(visit) || visit.status === 'done';

/** Each day with its crews. A quote that has a visit is shown as that visit only. */
export function planBoard(dates: readonly string[], data: BoardData): BoardDay[] {
  const schedule = withoutBooked(data);
  const shown = data.visits.filter(({ status, date }) => status !== 'cancelled' && dates.includes(date));
  const crews = data.crews.filter(
    ({ id, isActive }) => isActive || shown.some(({ crewId }) => crewId === id),
  );
  const windows = getWindows(dates, data, shown);
  return dates.map((date) => {
    const plan = planDay(date, schedule);
    const plans = crews.map((crew) => planCrew(crew, date, { ...data, visits: shown }, windows));
    const sum = (minutes: (of: CrewPlan) => number) => plans.reduce((total, of) => total + minutes(of), 0);
    return {
      ...plan,
      crews: plans,
      visitCount: plan.visits.length + sum(({ visitCount }) => visitCount),
      workMinutes: plan.workMinutes + sum(({ workMinutes }) => workMinutes),
      openMinutes: sum(({ openMinutes }) => openMinutes),
    };
  });
}

/** The quotes that have no visit yet. */
export function withoutBooked({ schedule, visits }: Pick<BoardData, 'schedule' | 'visits'>): Schedule {
  const booked = new Set(visits.filter(countsAsWork).map(({ quoteId }) => quoteId));
  const others = (quotes: readonly Quote[]) => quotes.filter(({ id }) => !booked.has(id));
  const undated = others(schedule.undated);
  return {
    ...schedule,
    visits: others(schedule.visits),
    wishes: others(schedule.wishes),
    undated,
    undatedCount: schedule.undatedCount - (schedule.undated.length - undated.length),
  };
}

/** The windows of Settings on any of these days; without any, those of the visits, or the whole day. */
function getWindows(
  dates: readonly string[],
  { settings, visits }: Pick<BoardData, 'settings' | 'visits'>,
  shown: readonly Visit[],
): ArrivalWindow[] {
  const weekdays = dates.map(getWeekday);
  const offered = settings.booking.arrivalWindows.filter(({ days }) =>
    days.some((day) => weekdays.includes(day)),
  );
  const { opens = '08:00', closes = '18:00' } = settings.hours[0] ?? {};
  const found = [offered, shown, visits, [{ from: opens, to: closes }]].find(({ length }) => length > 0)!;
  const byTimes = new Map(found.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  return [...byTimes.values()].sort(byTime);
}

const byTime = (one: ArrivalWindow, other: ArrivalWindow) =>
  one.from.localeCompare(other.from) || one.to.localeCompare(other.to);

function planCrew(
  crew: Crew,
  date: string,
  {
    settings,
    visits,
    blocks: all,
    busyHours,
  }: Pick<BoardData, 'settings' | 'visits' | 'blocks' | 'busyHours'>,
  windows: readonly ArrivalWindow[],
): CrewPlan {
  const own = visits.filter((visit) => visit.crewId === crew.id && visit.date === date);
  const hours = crewHoursOn(settings, crew, date);
  const isOffered = isOfferedOn(date, settings);
  const blocks = listCrewBlocks(all, crew.id, date).toSorted((one, other) =>
    getBlockedTime(one).from.localeCompare(getBlockedTime(other).from),
  );
  const timesOff = listTimesOff({ blocks, busyHours }, crew.id, date);
  const isFree = ({ from, to }: ArrivalWindow) => timesOff.every((off) => from < off.from || off.to < to);
  const slots = windows.map(
    (window): PlannedSlot => ({
      ...window,
      crewId: crew.id,
      date,
      isOffered: hours !== undefined && isOffered(window) && isFree(window),
      visits: [],
    }),
  );
  for (const visit of own.toSorted((one, other) => byTime(one, other) || one.id - other.id)) {
    getSlot(visit, slots).visits.push(visit);
  }
  const work = own.filter(countsAsWork);
  return {
    crew,
    hours,
    blocks,
    busyHours: listCrewHours(busyHours, crew.id, date),
    visitCount: work.length,
    workMinutes: work.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    openMinutes: hours && crew.isActive ? countFreeMinutes(hours, timesOff) : 0,
    slots,
  };
}

/** The window of the visit, or the last one that begins before it. */
const getSlot = ({ from, to }: Visit, slots: PlannedSlot[]): PlannedSlot =>
  slots.find((slot) => slot.from === from && slot.to === to) ??
  slots.findLast((slot) => slot.from <= from) ??
  slots[0]!;

function isOfferedOn(date: string, { hours, booking, closures }: BoardData['settings']) {
  const weekday = getWeekday(date);
  const open = closureOn(date, closures) ? undefined : hours.find(({ day }) => day === weekday);
  return ({ from, to }: ArrivalWindow) =>
    open !== undefined &&
    open.opens <= from &&
    to <= open.closes &&
    booking.arrivalWindows.some(
      (each) => each.from === from && each.to === to && each.days.includes(weekday),
    );
}

function toFindPoint(zipPoints: BoardData['zipPoints']): FindPoint {
  const points = new Map(zipPoints.map((point) => [point.zipCode, point]));
  return (zipCode) => points.get(zipCode);
}

/** The input of `crewRefusal`, by which the server decides too. */
export const findCalendar = (
  { settings, crews, visits, blocks, busyHours, zipPoints }: Omit<BoardData, 'schedule'>,
  now: Date,
): BookingCalendar => ({
  settings,
  crews,
  blocks,
  busyHours,
  driving: getDrivingTimes(settings.booking.driving, toFindPoint(zipPoints)),
  busy: visits
    .filter(isOpenVisit)
    .map(({ id, crewId, date, from, to, durationMinutes, forced, zipCode }) => ({
      id,
      crewId,
      date,
      windowFrom: from,
      windowTo: to,
      durationMinutes,
      zipCode,
      isForced: forced,
    })),
  timeZone: companyTimeZone(),
  now,
});
