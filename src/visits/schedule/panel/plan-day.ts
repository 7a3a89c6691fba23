import { closureOn } from '#company/profile/closures.ts';
import { fullName } from '#kit/text/person.ts';
import { hoursOn } from '#kit/time/opening-hours.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import { clockMinutes, readVisitTime, type VisitTime, visitMinutes } from '#visits/visits/visit-time.ts';

export interface PlannedVisit {
  quote: Quote;
  time: VisitTime;
  /** By its items. */
  minutes: number;
  /** The customer of a visit at the same time, if both times are known. */
  overlaps: string | null;
}

export interface DayPlan {
  date: string;
  visits: PlannedVisit[];
  /** Visits that customers asked for on this day, not scheduled yet. */
  wishes: PlannedVisit[];
  workMinutes: number;
  /** Opening hours in words; null on a closed day. */
  hoursLabel: string | null;
  /** Why Settings close the day; null if they do not. */
  closure: string | null;
  /** Open minutes; 0 on a closed day. */
  openMinutes: number;
}

/** A day's visits in the order of their times. */
export function planDay(
  date: string,
  {
    visits,
    wishes,
    openingHours,
    closures,
  }: Pick<Schedule, 'visits' | 'wishes' | 'openingHours' | 'closures'>,
): DayPlan {
  const ofDay = (quotes: readonly Quote[]) =>
    quotes
      .filter((quote) => quote.preferredDate === date)
      .map(toPlanned)
      .sort((one, other) => one.time.order - other.time.order);
  const planned = ofDay(visits);
  const closure = closureOn(date, closures);
  const hours = closure ? undefined : hoursOn(date, openingHours);
  return {
    date,
    visits: planned.map((visit) => ({ ...visit, overlaps: findOverlap(visit, planned) })),
    wishes: ofDay(wishes),
    workMinutes: planned.reduce((sum, { minutes }) => sum + minutes, 0),
    hoursLabel: hours?.hoursLabel ?? null,
    closure: closure?.reason ?? null,
    openMinutes: hours ? clockMinutes(hours.closes)! - clockMinutes(hours.opens)! : 0,
  };
}

/** `Closed` or, with the reason of a closure, `Closed, Holidays`. */
export const closedLabel = ({ closure }: Pick<DayPlan, 'closure'>) =>
  closure === null ? 'Closed' : `Closed, ${closure}`;

/** More work than open hours. */
export const isOverfull = ({ workMinutes, openMinutes }: Pick<DayPlan, 'workMinutes' | 'openMinutes'>) =>
  workMinutes > openMinutes;

export const toPlanned = (quote: Quote): PlannedVisit => ({
  quote,
  time: readVisitTime(quote.preferredTime),
  minutes: visitMinutes(quote.serviceDetails.items),
  overlaps: null,
});

function findOverlap(visit: PlannedVisit, all: readonly PlannedVisit[]): string | null {
  const other = all.find((candidate) => candidate !== visit && isAtOnce(visit, candidate));
  return other ? fullName(other.quote) : null;
}

function isAtOnce(one: PlannedVisit, other: PlannedVisit): boolean {
  const [start, otherStart] = [one.time.startMinutes, other.time.startMinutes];
  if (start === null || otherStart === null) return false;
  return start < otherStart + other.minutes && otherStart < start + one.minutes;
}
