import type { VisitRow } from '#kit/db/tables/visits.ts';
import { longDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';

/** A visit that was booked, or changed if it has a `before`. */
export interface VisitChange {
  before?: VisitRow;
  after: VisitRow;
}

/** The history of a quote shows its visits, one fact each, so that a repeated clean stands beside the first. */
export const visitFacts = ({ before, after }: VisitChange) => ({
  before: { visit: before ? inWords(before) : null },
  after: { visit: inWords(after) },
});

/** `December 1, 2026, 8 to 10 AM, crew 2: booked` */
function inWords(visit: VisitRow): string {
  const when = `${longDate(visit.date)}, ${windowLabel(visit.windowFrom, visit.windowTo)}`;
  const notes = [visit.isForced === 1 && 'overbooked', visit.cancelReason].filter(Boolean).join(', ');
  return `${when}, crew ${visit.crewId}: ${visit.status}${notes && ` (${notes})`}`;
}
