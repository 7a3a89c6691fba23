import { type CalendarEvent, day, getInstant, type Moment, type Recur, toLocal } from './calendar-event.ts';
import { toTime } from './calendar-zones.ts';

/** Milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** A rule that is due more often is damaged, or made to keep us busy. */
const maxOccurrences = 100_000;

/** The busy spans of the events of one id: a series, and those of its occurrences that were changed. */
export function expandEvents(events: readonly CalendarEvent[], within: Span): Span[] {
  const changed = events.filter(({ replaces }) => replaces);
  const masters = events.filter(({ replaces }) => !replaces);
  const single = changed.filter(({ isBusy }) => isBusy).map((event) => toSpan(event, event.start));
  return [...single, ...masters.flatMap((master) => expandSeries(master, changed, within))];
}

const toSpan = ({ getEnd }: CalendarEvent, start: Pick<Moment, 'local' | 'zone'>): Span => ({
  start: getInstant(start),
  end: getEnd(start),
});

function expandSeries(master: CalendarEvent, changed: readonly CalendarEvent[], within: Span): Span[] {
  const { zone } = master.start;
  const gone = keysOf(master, [...master.excluded, ...changed.map(({ replaces }) => replaces!)]);
  const changes = changed
    .filter(({ replaces }) => replaces!.andFuture)
    .map((event) => {
      const from = getInstant(event.replaces!);
      return { event, from, shift: event.start.local - event.start.zone.toLocal(from) };
    })
    .toSorted((one, other) => one.from - other.from);
  const reach = Math.max(0, ...changes.map(({ shift }) => Math.abs(shift))) + day;
  const length = Math.max(0, master.getEnd(master.start) - getInstant(master.start));
  const first = zone.toLocal(within.start) - length - reach;
  const last = zone.toLocal(within.end) + reach;

  const spans: Span[] = [];
  const add = (local: number, end?: number) => {
    const start = { local, zone };
    const instant = getInstant(start);
    if (gone.has(`date ${Math.floor(local / day)}`) || gone.has(`time ${instant}`)) return;
    const change = changes.findLast(({ from }) => from <= instant);
    const event = change?.event ?? master;
    if (!event.isBusy) return;
    if (change) {
      const moved = event.start.zone;
      spans.push(toSpan(event, { local: moved.toLocal(instant) + change.shift, zone: moved }));
    } else spans.push(end === undefined ? toSpan(master, start) : { start: instant, end });
  };
  add(master.start.local);
  for (const moment of master.added) add(inZone(moment, master.start), moment.end);
  for (const rule of master.rules) {
    for (const local of listOccurrences(rule, master.start.local, { first, last })) add(local);
  }
  return spans;
}

/** By date where either side names only a date. */
const keysOf = ({ start }: CalendarEvent, moments: readonly Moment[]): Set<string> =>
  new Set(
    moments.map((moment) =>
      moment.isDate || start.isDate ? `date ${Math.floor(moment.local / day)}` : `time ${getInstant(moment)}`,
    ),
  );

const inZone = (moment: Moment, { zone }: Moment) =>
  moment.isDate ? moment.local : zone.toLocal(getInstant(moment));

function* listOccurrences(rule: Recur, start: number, { first, last }: { first: number; last: number }) {
  const iterator = rule.iterator(toTime(start + stepAhead(rule, start, first)));
  for (let count = 0; count < maxOccurrences; count += 1) {
    const next = iterator.next();
    const local = next ? toLocal(next) : Number.POSITIVE_INFINITY;
    if (local > last) return;
    if (local >= first) yield local;
  }
  throw new Error('Too many occurrences');
}

/** Skips years of a rule whose pattern begins anew with each of its periods, unless it counts. */
function stepAhead({ freq, interval, count }: Recur, start: number, first: number): number {
  if (count || start >= first) return 0;
  const every = Math.max(1, interval);
  if (freq === 'MONTHLY' || freq === 'YEARLY') {
    const from = new Date(start);
    const years = Math.floor((new Date(first).getUTCFullYear() - from.getUTCFullYear() - 1) / every) * every;
    // Other years have no February 29.
    if (years <= 0 || from.getUTCDate() === 29) return 0;
    return new Date(start).setUTCFullYear(from.getUTCFullYear() + years) - start;
  }
  const step = every * (freq === 'WEEKLY' ? 7 : 1) * day;
  return Math.max(0, Math.floor((first - start) / step) - 1) * step;
}
