import ICAL from 'ical.js';
import { readEvent } from './calendar-event.ts';
import { createZones, type Timezone } from './calendar-zones.ts';
import { expandEvents, type Span } from './expand-events.ts';

export interface ReadingOptions {
  /** Nothing outside is read. */
  within: Span;
  /** For times without a zone, and for whole days. */
  timeZone: string;
  /** The host of our own feeds, whose events do not count. */
  ownHost: string;
}

/** When a calendar is busy, without overlaps, and how many of its events could not be read; undefined for another text. */
export function readSpans(
  text: string,
  { within, timeZone, ownHost }: ReadingOptions,
): { spans: Span[]; unreadable: number } | undefined {
  const { isWhole, events, definitions } = splitCalendar(text);
  if (!isWhole) return undefined;
  const zones = createZones(timeZone, new Map(definitions.flatMap(readDefinition)));
  let unreadable = 0;
  const attempt = <Value>(read: () => Value[]): Value[] => {
    try {
      return read();
    } catch {
      unreadable += 1;
      return [];
    }
  };
  const read = events.flatMap((lines, index) => attempt(() => [readEvent(lines, zones, `event ${index}`)]));
  const isOwn = (uid: string) =>
    /^(visit|block)-\d/.test(uid) && uid.toLowerCase().endsWith(`@${ownHost.toLowerCase()}`);
  const others = read.filter(({ uid }) => !isOwn(uid));
  const series = Map.groupBy(others, ({ uid }) => uid).values();
  const spans = [...series].flatMap((each) => attempt(() => expandEvents(each, within)));
  return { spans: merge(spans, within), unreadable };
}

const usedLines =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** The lines that say when events are, and the definitions of zones. A damaged line elsewhere harms nothing. */
function splitCalendar(text: string) {
  const lines = text
    .trim()
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const isWhole = /^BEGIN:VCALENDAR\s*$/i.test(lines[0]!) && /^END:VCALENDAR\s*$/i.test(lines.at(-1)!);
  const events: string[][] = [];
  const definitions: string[][] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, edge, name = ''] = /^(BEGIN|END):(\S+)/i.exec(line) ?? [];
    const kind = name.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      open.push(kind);
      if (kind === 'VEVENT') events.push([]);
      if (kind === 'VTIMEZONE') definitions.push([]);
    }
    if (open.includes('VTIMEZONE')) definitions.at(-1)!.push(line);
    else if (open.at(-1) === 'VEVENT' && usedLines.test(line)) events.at(-1)!.push(line);
    if (edge?.toUpperCase() === 'END' && open.includes(kind)) open.length = open.lastIndexOf(kind);
  }
  return { isWhole, events, definitions };
}

function readDefinition(lines: readonly string[]): [string, Timezone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
    return [[zone.tzid, zone]];
  } catch {
    return [];
  }
}

/** In order, cut to `within`, in full minutes. */
function merge(spans: readonly Span[], within: Span): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const span = {
      start: Math.floor(Math.max(start, within.start) / minute) * minute,
      end: Math.ceil(Math.min(end, within.end) / minute) * minute,
    };
    const last = merged.at(-1);
    if (end <= start || span.end <= span.start) continue;
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

const minute = 60_000;
