import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { business } from '#shared/content/business.ts';
import { placesOf } from '#shared/coverage.ts';
import { instantOf } from '#shared/dates.ts';
import { adminPaths } from '#shared/paths.ts';
import { formatPhone, phoneDigits } from '#shared/phone.ts';
import type { Place } from '#shared/profile.ts';
import { readVisitTime, visitMinutes } from '#shared/visit-time.ts';

/** Suggested interval for calendar programs. */
const refreshSeconds = 3600;

/**
 * The visits as iCalendar (RFC 5545). Times are in UTC, which every program shows correctly across daylight saving
 * changes, without a time zone definition in the file.
 */
export function calendarText(
  visits: readonly QuoteWithItems[],
  places: readonly Place[],
  publicUrl: string,
): string {
  const calendar = ical({
    name: `${business.name} schedule`,
    prodId: { company: business.name, product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: visits.map((visit) => toEvent(visit, places, publicUrl)),
  });
  return `${calendar.toString()}\r\n`;
}

function toEvent(visit: QuoteWithItems, places: readonly Place[], publicUrl: string): ICalEventData {
  const time = readVisitTime(visit.preferredTime);
  const name = oneLine(`${visit.firstName} ${visit.lastName}`);
  const what = `${name}: ${oneLine(visit.serviceTitle)}`;
  const changedAt = new Date(visit.updatedAt);
  return {
    id: `visit-${visit.id}@${new URL(publicUrl).hostname}`,
    sequence: visit.version,
    stamp: changedAt,
    lastModified: changedAt,
    created: new Date(visit.createdAt),
    status: ICalEventStatus.CONFIRMED,
    ...span(visit, time.startMinutes),
    summary: time.startMinutes === null ? `${oneLine(time.label)} · ${what}` : what,
    location: [placesOf(visit.zipCode, places)[0]?.name, `${business.address.region} ${visit.zipCode}`]
      .filter(Boolean)
      .join(', '),
    description: descriptionOf(visit, name, oneLine(time.label)),
    url: `${publicUrl}${adminPaths.quotes}?quote=${visit.id}`,
  };
}

/** A visit without a clock time is an all-day event. */
function span(visit: QuoteWithItems, startMinutes: number | null) {
  const date = visit.preferredDate!;
  if (startMinutes === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const start = instantOf(date, startMinutes, business.timeZone);
  return { start, end: new Date(start.getTime() + visitMinutes(visit.items) * 60_000) };
}

const descriptionOf = (visit: QuoteWithItems, name: string, time: string) =>
  [
    name,
    visit.phone && (phoneDigits(visit.phone) ? formatPhone(visit.phone) : oneLine(visit.phone)),
    `ZIP code ${visit.zipCode}`,
    `Time: ${time}`,
    ...visit.items.map((item) => `${item.quantity} × ${oneLine(item.title)}`),
    visit.status === 'completed' && 'Completed',
  ]
    .filter(Boolean)
    .join('\n');

/** Removes line breaks and control characters, which a calendar file must not contain. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
