import type { CurrentUser } from '#kit/access/auth.ts';
import { mayDo, staff } from '#kit/access/roles.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound, refuse } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { VisitState } from '#visits/crews/crew-visits.ts';
import type { SeenSlot } from '#visits/day/visit-progress.ts';
import { readProgress } from '#visits/visits/server/visit-progress.queries.ts';
import { getVisit, type VisitWithQuote } from '#visits/visits/server/visits.queries.ts';

/** A phone may have been offline for a long time. */
const lateEntryDays = 30;

export interface LockedVisit {
  quote: QuoteWithItems;
  visit: VisitWithQuote;
}

/** Locks a visit and its quote. Throws `not-found` for a visit of another crew, and for one of long ago. */
export async function lockVisit(
  trx: Trx,
  user: Pick<CurrentUser, 'role' | 'crewId'>,
  id: number,
  now: Date,
): Promise<LockedVisit> {
  const found = await getVisit(trx, id);
  requireAccess(found, user, now);
  const quote = await lockQuote(trx, found.quoteId);
  const visit = await getVisit(trx, id);
  requireAccess(visit, user, now);
  return { quote, visit };
}

function requireAccess(
  { crewId, date }: VisitWithQuote,
  user: Pick<CurrentUser, 'role' | 'crewId'>,
  now: Date,
): void {
  if (mayDo(user.role, staff)) return;
  const first = addDays(calendarDate(now), -lateEntryDays);
  if (crewId !== user.crewId || date < first) throw notFound('This visit');
}

/** Throws `visit-moved` with the present day and window if the phone knew others. */
export function refuseMoved({ date, windowFrom, windowTo }: VisitWithQuote, seen: SeenSlot): void {
  if (date === seen.date && windowFrom === seen.from && windowTo === seen.to) return;
  throw refuse('visit-moved', ['visitMoved', date, windowFrom, windowTo], {
    current: { date, from: windowFrom, to: windowTo },
  });
}

/** Throws `wrong-state` for a visit that does not take place, and that nobody is billed for. */
export async function refuseOff(trx: Trx, { id, status }: VisitWithQuote): Promise<void> {
  if (status !== 'cancelled' && status !== 'no-show') return;
  throw refuse('wrong-state', status === 'cancelled' ? 'visitWasCancelled' : 'visitNoShow', {
    current: await presentState(trx, id),
  });
}

/** No contact data: a late entry may belong to a visit that the crew no longer sees. */
export async function presentState(trx: Trx, id: number): Promise<VisitState> {
  const visit = await getVisit(trx, id);
  const progress = (await readProgress(trx, [visit])).get(id)!;
  const { date, windowFrom: from, windowTo: to, status, version } = visit;
  return { id, date, from, to, status, version, ...progress };
}

/** When it happened; a phone's clock may be ahead. */
export const getMoment = (at: string, now: Date): string => {
  const time = new Date(at).toISOString();
  return time < now.toISOString() ? time : now.toISOString();
};
