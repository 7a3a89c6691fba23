import { toFlag } from '#kit/db/portable.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { calendarDate, longDate } from '#kit/time/dates.ts';
import { refuseIfAhead } from '#sales/quotes/server/future-visit.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { presentVisit } from '#visits/visits/server/present-visits.ts';
import { getVisitZipCode } from '#visits/visits/server/visit-zip-code.ts';
import { findOpenVisit, getVisit } from '#visits/visits/server/visits.queries.ts';
import { updateVisit } from '#visits/visits/server/write-visit.ts';
import { type Visit, type VisitUpdate, windowEndMessage } from '#visits/visits/visits.ts';
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
