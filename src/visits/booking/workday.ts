import { closureOn } from '#company/profile/closures.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import { getInstant, minutesOfDay } from '#kit/time/dates.ts';
import { getWeekday, minutesOfTime } from '#kit/time/opening-hours.ts';
import type { Block } from '#visits/blocks/blocks.ts';
import { type BusyHours, listTimesOff } from '#visits/busy/busy-hours.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { DayBounds, DayVisit } from '#visits/crews/day-visit.ts';
import { clockText } from '#visits/visits/visit-time.ts';
import type { DrivingTimes } from './driving.ts';

/** Everything that arrival windows depend on. See docs/product/visits.md#arrival-windows. */
export interface BookingCalendar {
  settings: Pick<SettingsValues, 'hours' | 'booking' | 'closures' | 'places'>;
  crews: readonly Pick<Crew, 'id' | 'hours' | 'places' | 'isActive'>[];
  blocks: readonly Omit<Block, 'version'>[];
  /** From the crews' own calendars. */
  busyHours: readonly BusyHours[];
  driving: DrivingTimes | null;
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
  zipCode?: string | null;
  isForced?: boolean | 0 | 1;
  /** A hold that has expired does not count. */
  heldUntil?: string;
}

export interface Workday {
  bounds: DayBounds;
  toDayVisit: (time: Omit<BusyTime, 'crewId' | 'date'>) => DayVisit;
  /** `HH:MM` of minutes since the day began. */
  toClock: (minutes: number) => string;
}

/** A crew's hours on that date, and how its visits lie in them, in minutes; undefined if it does not work then. */
export function findWorkday(
  { settings, blocks, busyHours, driving, timeZone }: BookingCalendar,
  crew: Pick<Crew, 'id' | 'hours'>,
  date: string,
): Workday | undefined {
  const hours = crewHoursOn(settings, crew, date);
  if (!hours) return undefined;
  // No clock changes after 4 AM, and reading its zone is slow.
  const isNight = hours.opens < '04:00';
  const getMinutes = isNight ? elapsedMinutes(date, timeZone) : minutesOfTime;
  const [opens, closes] = [getMinutes(hours.opens), getMinutes(hours.closes)];
  const blocked = listTimesOff({ blocks, busyHours }, crew.id, date)
    .map(({ from, to }) => ({ from: getMinutes(from), to: getMinutes(to) }))
    .toSorted((a, b) => a.from - b.from);
  return {
    bounds: {
      opens,
      closes,
      blocked,
      bufferMinutes: settings.booking.bufferMinutes,
      driving: driving
        ? {
            between: driving.between,
            peaks: driving.peakHours.map(([from, to]) => ({ from: getMinutes(from), to: getMinutes(to) })),
          }
        : undefined,
    },
    toDayVisit: ({ windowFrom, windowTo, durationMinutes, isForced, zipCode }) => ({
      from: getMinutes(windowFrom),
      to: getMinutes(windowTo),
      minutes: durationMinutes,
      isForced: Boolean(isForced),
      zipCode: zipCode ?? '',
    }),
    toClock: (minutes) =>
      clockText(isNight ? minutesOfDay(addMinutes(date, minutes, timeZone), timeZone) : minutes),
  };
}

const addMinutes = (date: string, minutes: number, timeZone: string) =>
  new Date(getInstant(date, 0, timeZone).getTime() + minutes * 60_000);

/** Minutes since midnight until the clock shows a time: it skips or repeats an hour on two days of the year. */
function elapsedMinutes(date: string, timeZone: string): (time: string) => number {
  const midnight = getInstant(date, 0, timeZone).getTime();
  return (time) => (getInstant(date, minutesOfTime(time), timeZone).getTime() - midnight) / 60_000;
}

/** When the crew works on that date: its own hours, else the opening hours. */
export function crewHoursOn(
  { hours, closures }: Pick<SettingsValues, 'hours' | 'closures'>,
  crew: Pick<Crew, 'hours'>,
  date: string,
): { opens: string; closes: string } | undefined {
  if (closureOn(date, closures)) return undefined;
  const weekday = getWeekday(date);
  return (crew.hours ?? hours).find(({ day }) => day === weekday);
}
