import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/events/actors.ts';
import { record } from '#server/features/events/record.ts';
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
  record(
    trx,
    {
      type: before ? 'visit.changed' : 'visit.booked',
      subject: { kind: 'quote', id: after.quoteId },
      before: { visit: before ? inWords(before) : null },
      after: { visit: inWords(after) },
      by,
    },
    now,
  );

/** `December 1, 2026, 8:00 AM – 10:00 AM, crew 2: booked` */
function inWords(visit: VisitRow): string {
  const when = `${longDate(visit.date)}, ${windowLabel(visit.windowFrom, visit.windowTo)}`;
  const notes = [visit.isForced === 1 && 'overbooked', visit.cancelReason].filter(Boolean).join(', ');
  return `${when}, crew ${visit.crewId}: ${visit.status}${notes && ` (${notes})`}`;
}
