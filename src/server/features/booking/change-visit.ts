import { toFlag } from '#server/db/portable.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, wrongField } from '#server/errors.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { followVisits } from '#server/features/leads/follow-visits.ts';
import { planVisitMessages } from '#server/features/messages/plan-messages.ts';
import { refuseIfAhead } from '#server/features/quotes/future-visit.ts';
import { lockQuote } from '#server/features/quotes/lock-quote.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { doneChanges } from '#server/features/visits/close-visits.ts';
import { recordVisit } from '#server/features/visits/visits.history.ts';
import { findOpenVisit, getVisit, isOpen, updateVisit } from '#server/features/visits/visits.queries.ts';
import { toVisit } from '#server/features/visits/visits.serializer.ts';
import { findEntry } from '#shared/find-entry.ts';
import { type Visit, type VisitUpdate, windowEndMessage } from '#shared/visits.ts';
import { placeVisit, refuseSecondVisit, requireCrew, zipCodeOf } from './staff-visits.ts';

/** Changes time, crew, address, status or kind of a visit. The old window is free once the new one is taken. */
export function changeVisit(deps: Deps, id: number, update: VisitUpdate, by: Actor): Promise<Visit> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const quote = await lockQuote(trx, (await getVisit(trx, id)).quoteId);
    const before = await getVisit(trx, id);
    const current = async () => toVisit(await getVisit(trx, id));
    const changes = changesOf(before, update, now);
    // A repeated call, such as after a lost response, changes nothing.
    if (Object.keys(changes).length === 0) return current();
    if (update.version !== before.version) {
      throw new AppError('version-conflict', 'Someone else changed this visit since you opened it.', {
        current: await current(),
      });
    }
    const after = { ...before, ...changes };
    if (after.windowFrom >= after.windowTo) throw wrongField('to', windowEndMessage);
    if (update.refuseFutureVisit && changes.status === 'done') {
      await refuseIfAhead({ preferredDate: after.date, status: 'completed', now, current });
    }
    if (isOpen(after) && !isOpen(before)) {
      const open = await findOpenVisit(trx, quote.id);
      if (open) await refuseSecondVisit(trx, open.id);
    }
    if (changes.crewId !== undefined) await requireCrew(trx, changes.crewId);
    const isForced = await forcedAfter(trx, { quote, before, after, force: update.force, now, current });
    const written = await updateVisit(trx, before, { ...changes, isForced: toFlag(isForced) }, now);
    await recordVisit(trx, { before, after: written, by, now });
    await planVisitMessages(trx, { before, after: written }, now);
    await followVisits(trx, { quoteId: quote.id, by, now });
    return current();
  });
}

/** The columns that change. */
function changesOf(before: VisitRow, update: VisitUpdate, now: Date): Partial<VisitRow> {
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
  const changes: Partial<VisitRow> = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== findEntry(before, name),
    ),
  );
  if (changes.status === 'done') return { ...changes, ...doneChanges(now) };
  return changes.status === undefined ? changes : { ...changes, doneAt: null };
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
  const zipCode = await zipCodeOf(trx, quote, after.propertyId);
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
  const visit = { minutes, zipCode, movedVisitId: after.id };
  return placeVisit(trx, { quote, crewId, visit, force, now, current }, [
    { date, from, to },
    { date: before.date },
  ]);
}
