import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { refuse } from '#kit/server/errors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import type { VisitFactKind } from '#visits/day/visit-progress.ts';
import { presentVisit } from '#visits/visits/server/present-visits.ts';
import type { VisitWithQuote } from '#visits/visits/server/visits.queries.ts';
import { updateVisit } from '#visits/visits/server/write-visit.ts';
import { refuseOff } from './lock-visit.ts';

const order: readonly VisitStatus[] = ['booked', 'on-the-way', 'started', 'done'];

interface Move {
  visit: VisitWithQuote;
  status: 'booked' | 'on-the-way' | 'started' | 'done';
  /** By the phone's clock. */
  at: string;
}

/**
 * Moves a visit onward, or back to booked: of two phones the second one changes nothing, nor does what another one took
 * back since. The caller has locked the quote. Throws `wrong-state` for a cancelled or missed visit, and for one that is
 * done and to be taken back, `visit-ahead` before its day.
 */
export async function moveStatus(
  trx: Trx,
  { visit, status, at }: Move,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const { property: _property, quote: _quote, ...before } = visit;
  await refuseOff(trx, visit);
  const place = order.indexOf(before.status);
  if (before.date > calendarDate(now)) {
    throw refuse('visit-ahead', ['visitAhead', before.date]);
  }
  if (status === 'booked') {
    if (before.status === 'done') {
      throw refuse('wrong-state', 'visitIsDone', { current: await presentVisit(trx, visit.id, now) });
    }
    if (place === 0 || (await wasFollowed(trx, before.id, ['on-the-way', 'started'], at))) return;
  } else {
    if (place >= order.indexOf(status)) return;
    if (status !== 'done' && (await wasFollowed(trx, before.id, ['booked'], at))) return;
  }
  await updateVisit(trx, before, { status }, { by, now, happenedAt: at });
}

/** Whether one of these was recorded for a later moment: another phone, or the same one, changed its mind since. */
async function wasFollowed(
  trx: Trx,
  visitId: number,
  kinds: readonly VisitFactKind[],
  at: string,
): Promise<boolean> {
  const later = await trx
    .selectFrom('visitFacts')
    .select('id')
    .where('visitId', '=', visitId)
    .where('kind', 'in', kinds)
    .where('at', '>', at)
    .executeTakeFirst();
  return later !== undefined;
}
