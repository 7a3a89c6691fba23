import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { getPlaces } from '#company/coverage/coverage.ts';
import type { Profile } from '#company/profile/profile.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';
import { addDays, getInstant } from '#kit/time/dates.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { readVisitTime, visitMinutes } from '#visits/visits/visit-time.ts';
import type { FeedBlock, FeedEntry, FeedVisit } from './calendar-feed.queries.ts';

/** Suggested interval for calendar programs. */
const refreshSeconds = 3600;

/**
 * The visits and time off as iCalendar (RFC 5545). Times are in UTC, which every program shows correctly across daylight saving
 * changes, without a time zone definition in the file.
 */
export function calendarText(
  { feed, timeOff }: { feed: readonly FeedEntry[]; timeOff: readonly FeedBlock[] },
  profile: Pick<Profile, 'name' | 'places' | 'state'>,
  publicUrl: string,
): string {
  const { name } = profile;
  const calendar = ical({
    name: `${name} schedule`,
    prodId: { company: name, product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: [
      ...feed.map((entry) => toEvent(entry, profile, publicUrl)),
      ...timeOff.flatMap((block) => toBlockEvents(block, publicUrl)),
    ],
  });
  return `${calendar.toString()}\r\n`;
}

function toEvent(
  { quote, visit }: FeedEntry,
  { places, state }: Pick<Profile, 'places' | 'state'>,
  publicUrl: string,
): ICalEventData {
  const time = visit ? windowTime(visit) : readVisitTime(quote.preferredTime);
  const name = oneLine(`${quote.firstName} ${quote.lastName}`);
  const what = `${name}: ${oneLine(quote.serviceTitle)}`;
  const changedAt = new Date(visit && visit.updatedAt > quote.updatedAt ? visit.updatedAt : quote.updatedAt);
  const property = visit?.property;
  return {
    id: `visit-${quote.id}${visit?.isFurther ? `-${visit.id}` : ''}@${new URL(publicUrl).hostname}`,
    sequence: quote.version + (visit?.version ?? 0),
    stamp: changedAt,
    lastModified: changedAt,
    created: new Date(quote.createdAt),
    status: ICalEventStatus.CONFIRMED,
    ...(visit ? windowSpan(visit) : span(quote, time.startMinutes)),
    summary: time.startMinutes === null ? `${oneLine(time.label)} · ${what}` : what,
    location: property
      ? oneLine(
          [property.street, property.unit, property.city, `${state} ${property.zipCode}`]
            .filter(Boolean)
            .join(', '),
        )
      : [getPlaces(quote.zipCode, places)[0]?.name, `${state} ${quote.zipCode}`].filter(Boolean).join(', '),
    description: getDescription({ quote, visit }, name, oneLine(time.label)),
    url: `${publicUrl}${adminPaths.quotes}?quote=${quote.id}`,
  };
}

/** One event for whole days in a row, else one a day. */
function toBlockEvents(block: FeedBlock, publicUrl: string): ICalEventData[] {
  const { id, crewName, days, from, to, reason, repeats, updatedAt } = block;
  const midnight = (date: string) => new Date(`${date}T00:00:00Z`);
  const isAllDay = from === null || to === null;
  const isWhole = isAllDay && repeats === null;
  return (isWhole ? days.slice(0, 1) : days).map((date) => ({
    id: `block-${id}${isWhole ? '' : `-${date}`}@${new URL(publicUrl).hostname}`,
    sequence: block.version,
    stamp: new Date(updatedAt),
    summary: oneLine(`${crewName ?? 'All crews'} off${reason === '' ? '' : `: ${reason}`}`),
    ...(isAllDay
      ? {
          start: midnight(date),
          end: midnight(addDays(isWhole ? days.at(-1)! : date, 1)),
          allDay: true,
        }
      : {
          start: getInstant(date, minutesOfTime(from)),
          end: getInstant(date, minutesOfTime(to)),
        }),
  }));
}

/** The time in which the crew arrives. */
const windowSpan = ({ date, windowFrom, windowTo }: FeedVisit) => ({
  start: getInstant(date, minutesOfTime(windowFrom)),
  end: getInstant(date, minutesOfTime(windowTo)),
});

const windowTime = ({ windowFrom, windowTo }: FeedVisit) => ({
  label: `arrival ${windowLabel(windowFrom, windowTo)}`,
  startMinutes: minutesOfTime(windowFrom),
});

/** A visit without a clock time is an all-day event. */
function span(quote: QuoteWithItems, startMinutes: number | null) {
  const date = quote.preferredDate!;
  if (startMinutes === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const start = getInstant(date, startMinutes);
  return { start, end: new Date(start.getTime() + visitMinutes(quote.items) * 60_000) };
}

function getDescription({ quote, visit }: FeedEntry, name: string, time: string): string {
  const phone = visit?.contactPhone || quote.phone;
  return [
    name,
    phone && (phoneDigits(phone) ? formatPhone(phone) : oneLine(phone)),
    `ZIP code ${visit?.property?.zipCode ?? quote.zipCode}`,
    visit?.property?.accessNotes && oneLine(visit.property.accessNotes),
    `Time: ${time}`,
    visit && `Takes ${visit.durationMinutes} minutes`,
    ...quote.items.map((item) => oneLine(lineText(item, unitTexts))),
    (visit ? visit.status === 'done' : quote.status === 'completed') && 'Completed',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Removes line breaks and control characters, which a calendar file must not contain. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
