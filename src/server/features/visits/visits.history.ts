import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type Actor, insertHistory } from '#server/features/history/history.queries.ts';
import { longDate } from '#shared/dates.ts';
import { windowLabel } from '#shared/window-label.ts';

interface VisitEvent {
  before?: VisitRow;
  after: VisitRow;
  by: Actor;
  now: Date;
}

/** The history of a quote shows its visits, one fact each, so that a repeated clean stands beside the first. */
export const recordVisit = (trx: Trx, { before, after, by, now }: VisitEvent): Promise<void> =>
  insertHistory(trx, {
    record: 'quote',
    recordId: after.quoteId,
    action: 'changed',
    before: { visit: before ? inWords(before) : null },
    after: { visit: inWords(after) },
    by,
    now,
  });

/** `December 1, 2026, 8:00 AM – 10:00 AM, crew 2: booked` */
function inWords(visit: VisitRow): string {
  const when = `${longDate(visit.date)}, ${windowLabel(visit.windowFrom, visit.windowTo)}`;
  const notes = [visit.isForced === 1 && 'overbooked', visit.cancelReason].filter(Boolean).join(', ');
  return `${when}, crew ${visit.crewId}: ${visit.status}${notes && ` (${notes})`}`;
}
