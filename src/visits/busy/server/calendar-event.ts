import ICAL from 'ical.js';
import type { Zone } from '#kit/time/zone.ts';
import { type createZones, toTime, utc } from './calendar-zones.ts';

export const day = 86_400_000;

type Time = InstanceType<typeof ICAL.Time>;
type Property = InstanceType<typeof ICAL.Property>;
export type Recur = InstanceType<typeof ICAL.Recur>;

/** A point in time as a calendar file names it. */
export interface Moment {
  local: number;
  zone: Zone;
  isDate: boolean;
}

export interface CalendarEvent {
  uid: string;
  start: Moment;
  /** The instant at which an occurrence ends. */
  getEnd: (start: Omit<Moment, 'isDate'>) => number;
  isBusy: boolean;
  rules: Recur[];
  /** Further occurrences, some with an end of their own. */
  added: (Moment & { end?: number })[];
  excluded: Moment[];
  /** The occurrence that this event replaces. */
  replaces: (Moment & { andFuture: boolean }) | undefined;
}

type Zones = ReturnType<typeof createZones>;

/** Throws for an event whose times cannot be read. `fallbackUid` is for one without an id. */
export function readEvent(lines: readonly string[], zones: Zones, fallbackUid: string): CalendarEvent {
  const text = (name: string) => {
    const line = lines.find((each) => new RegExp(`^${name}[;:]`, 'i').test(each));
    return line?.slice(line.indexOf(':') + 1).trim();
  };
  const timeLines = lines
    .filter((line) => !/^(UID|STATUS|TRANSP|X-MICROSOFT)/i.test(line))
    // Outlook’s tzone://Microsoft/Utc comes without quotes, colon or not.
    .map((line) => line.replace(/;TZID=([^";]+):(?=\d{8})/i, ';TZID="$1":'));
  const component = new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...timeLines, 'END:VEVENT'].join('\r\n')));
  const property = (name: string) => component.getFirstProperty(name);
  const moments = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap((each) => each.getValues().map((value) => readValue(value, each, zones)));
  const first = (name: string) => moments(name)[0];
  const start = first('dtstart');
  if (!start || Number.isNaN(start.local)) throw new Error('An event without a start');
  const replaces = first('recurrence-id');
  return {
    uid: text('UID') || fallbackUid,
    start,
    getEnd: readLength(start, first('dtend'), property('duration')?.getFirstValue()?.toString()),
    isBusy:
      text('STATUS')?.toUpperCase() !== 'CANCELLED' &&
      text('TRANSP')?.toUpperCase() !== 'TRANSPARENT' &&
      text('X-MICROSOFT-CDO-BUSYSTATUS')?.toUpperCase() !== 'FREE',
    rules: component.getAllProperties('rrule').map((rule) => toLocalRule(rule, start)),
    added: moments('rdate'),
    excluded: moments('exdate'),
    replaces: replaces && {
      ...replaces,
      andFuture: property('recurrence-id')!.getFirstParameter('range')?.toUpperCase() === 'THISANDFUTURE',
    },
  };
}

function readValue(value: unknown, property: Property, zones: Zones): Moment & { end?: number } {
  if (!(value instanceof ICAL.Period)) return readMoment(value as Time, property, zones);
  const start = readMoment(value.start, property, zones);
  const end = value.end
    ? getInstant(readMoment(value.end, property, zones))
    : getInstant(start) + value.duration.toSeconds() * 1000;
  return { ...start, end };
}

function readMoment(time: Time, property: Property, zones: Zones): Moment {
  const zoneName = property.getFirstParameter('tzid');
  const named = zoneName ? zones.find(zoneName) : zones.company;
  return {
    local: toLocal(time),
    zone: isUtc(time) ? utc : time.isDate ? zones.company : named,
    isDate: time.isDate,
  };
}

export const getInstant = ({ local, zone }: Pick<Moment, 'local' | 'zone'>) => zone.toInstant(local);

export const toLocal = ({ year, month, day, hour, minute, second }: Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const isUtc = ({ zone }: Time) => (zone as unknown) === ICAL.Timezone.utcTimezone;

/** An end in the file counts exactly, a duration in days by the calendar (RFC 5545, 3.8.5.3). */
function readLength(start: Moment, end: Moment | undefined, duration: string | undefined) {
  if (start.isDate && (end?.isDate || (!end && !duration))) {
    const days = Math.max(1, end ? Math.round((end.local - start.local) / day) : 1);
    return ({ local, zone }: Pick<Moment, 'local' | 'zone'>) => zone.toInstant(local + days * day);
  }
  if (end) {
    const length = getInstant(end) - getInstant(start);
    return (from: Pick<Moment, 'local' | 'zone'>) => getInstant(from) + length;
  }
  const length = duration ? ICAL.Duration.fromString(duration) : new ICAL.Duration({});
  const days = (length.weeks * 7 + length.days) * day;
  const rest = length.toSeconds() * 1000 - days;
  return ({ local, zone }: Pick<Moment, 'local' | 'zone'>) => zone.toInstant(local + days) + rest;
}

/** With its end as a local time, since occurrences are counted in local time. A last day counts whole. */
function toLocalRule(property: Property, { zone, isDate }: Moment): Recur {
  const rule = property.getFirstValue() as Recur;
  if (rule.until) {
    const local = toLocal(rule.until);
    const lastSecond = Math.floor(local / day + 1) * day - 1000;
    const end = isUtc(rule.until) ? zone.toLocal(local) : local;
    rule.until = toTime(isDate || rule.until.isDate ? lastSecond : end);
  }
  return rule;
}
