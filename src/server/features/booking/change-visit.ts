import { toFlag } from '#server/db/portable.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, wrongField } from '#server/errors.ts';
import type { Actor } from '#server/features/events/actors.ts';
import { updateVisit } from '#server/features/leads/write-visit.ts';
import { refuseIfAhead } from '#server/features/quotes/future-visit.ts';
import { lockQuote } from '#server/features/quotes/lock-quote.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { presentVisit } from '#server/features/visits/present-visits.ts';
import { getVisitZipCode } from '#server/features/visits/visit-zip-code.ts';
import { findOpenVisit, getVisit, isOpen } from '#server/features/visits/visits.queries.ts';
import { calendarDate, longDate } from '#shared/dates.ts';
import { findEntry } from '#shared/find-entry.ts';
import { type Visit, type VisitUpdate, windowEndMessage } from '#shared/visits.ts';
import { placeVisit, refuseSecondVisit, requireCrew, requireOwnProperty } from './staff-visits.ts';

/** Changes time, crew, address, status or kind of a visit. The old window is free once the new one is taken. */
export function changeVisit(deps: Deps, id: number, update: VisitUpdate, by: Actor): Promise<Visit> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const quote = await lockQuote(trx, (await getVisit(trx, id)).quoteId);
    const { property: _property, quote: _quote, ...before } = await getVisit(trx, id);
    const current = () => presentVisit(trx, id, now);
    const changes = toChanges(before, update);
    // A repeated call, such as after a lost response, changes nothing.
    if (Object.keys(changes).length === 0) return current();
    if (update.version !== before.version) {
      throw new AppError('version-conflict', 'Someone else changed this visit since you opened it.', {
        current: await current(),
      });
    }
    const after = { ...before, ...changes };
    if (after.windowFrom >= after.windowTo) throw wrongField('to', windowEndMessage);
    if (changes.status === 'on-the-way' && after.date > calendarDate(now)) {
      const day = longDate(after.date);
      throw new AppError('visit-ahead', `This visit is on ${day}. Move it first.`, {
        current: await current(),
      });
    }
    if (update.refuseFutureVisit && changes.status === 'done') {
      await refuseIfAhead({ preferredDate: after.date, status: 'completed', now, current });
    }
    if (isOpen(after) && !isOpen(before)) {
      const open = await findOpenVisit(trx, quote.id);
      if (open) await refuseSecondVisit(trx, open.id, now);
    }
    if (changes.crewId !== undefined) await requireCrew(trx, changes.crewId);
    if (changes.propertyId !== undefined) await requireOwnProperty(trx, quote, changes.propertyId);
    const isForced = await forcedAfter(trx, { quote, before, after, force: update.force, now, current });
    await updateVisit(trx, before, { ...changes, isForced: toFlag(isForced) }, { by, now });
    return current();
  });
}

/** The columns that change. */
function toChanges(before: VisitRow, update: VisitUpdate): Partial<VisitRow> {
  const { crewId, date, from, to, durationMinutes, propertyId, status, kind, reason } = update;
  const wanted = {
    crewId,
    date,
    windowFrom: from,
    windowTo: to,
    durationMinutes,
    propertyId,
    status,
    kind,
    cancelReason: reason,
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== findEntry(before, name),
    ),
  );
}

interface Change {
  quote: QuoteWithItems;
  before: VisitRow;
  after: VisitRow;
  force: boolean;
  now: Date;
  current: () => Promise<Visit>;
}

/** Whether the changed visit overbooks its crew. A closed visit takes no time. */
async function forcedAfter(
  trx: Trx,
  { quote, before, after, force, now, current }: Change,
): Promise<boolean> {
  const isPlaced =
    isOpen(after) &&
    (!isOpen(before) ||
      before.crewId !== after.crewId ||
      before.date !== after.date ||
      before.windowFrom !== after.windowFrom ||
      before.windowTo !== after.windowTo ||
      before.durationMinutes !== after.durationMinutes ||
      before.propertyId !== after.propertyId);
  if (!isPlaced) return before.isForced === 1;
  const { date, windowFrom: from, windowTo: to, crewId, durationMinutes: minutes } = after;
  const zipCode = await getVisitZipCode(trx, after, quote);
  const visit = { minutes, zipCode, movedVisitId: after.id };
  return placeVisit(trx, { quote, crewId, visit, force, now, current }, [
    { date, from, to },
    { date: before.date },
  ]);
}
