import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { VisitSlot, WantedVisit } from '#visits/booking/arrival-windows.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { updateVisit } from '#visits/visits/server/write-visit.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';
import { chooseCrew, requireSelfBooking } from './choose-crew.ts';
import { getOwnVisit, presentOwnVisit, refuseIfLate, refuseOldVersion } from './own-visit.ts';
import { wantedVisit, withFreshWindows } from './windows.ts';

/** Moves the customer's visit. The former window is free once the new one is taken. */
export async function moveOwnVisit(
  deps: Deps,
  token: string,
  { version, ...slot }: VisitSlot & { version: number },
): Promise<{ visit: CustomerVisit }> {
  const now = deps.clock();
  const visit = await withFreshWindows(deps, token, slot.date, () =>
    inTransaction(deps.db, async (trx) => {
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const { values: settings } = await readSettings(trx);
      const before = await getOwnVisit(trx, found.quote.id);
      // A repeated call, such as after a lost response, changes nothing.
      if (isAt(before, slot)) return presentOwnVisit(trx, before.quoteId);
      await refuseOldVersion(trx, before, version);
      await refuseIfLate(trx, before, settings, now, 'moved');
      await requireSelfBooking(trx, found, settings, now);
      const { date } = slot;
      await lockKeys(trx, dayKeys(before.date, date));
      const calendar = await readBookingCalendar(
        trx,
        { from: date, to: date },
        { quoteId: before.quoteId, now },
      );
      const crewId = crewFor(calendar, await wantedVisit(trx, found, before, settings.booking), before, slot);
      const changes = { crewId, date, windowFrom: slot.from, windowTo: slot.to, isForced: 0 as const };
      await updateVisit(trx, before, changes, { by: website, now, customer: deps });
      return presentOwnVisit(trx, before.quoteId);
    }),
  );
  deps.wakeOutbox();
  return { visit };
}

/** The same crew if it has time, since it may know the property. */
function crewFor(calendar: BookingCalendar, visit: WantedVisit, { crewId }: VisitRow, slot: VisitSlot) {
  const chosen = chooseCrew(calendar, visit, slot);
  return crewRefusal(calendar, crewId, visit, slot) === null ? crewId : chosen;
}

const isAt = (visit: VisitRow, { date, from, to }: VisitSlot) =>
  visit.date === date && visit.windowFrom === from && visit.windowTo === to;

/** Cancels the customer's visit. The quote stays accepted and can be booked again. */
export async function cancelOwnVisit(
  deps: Deps,
  token: string,
  { version, reason }: { version: number; reason: string },
): Promise<{ visit: CustomerVisit }> {
  const now = deps.clock();
  const visit = await inTransaction(deps.db, async (trx: Trx) => {
    const found = await lockQuotePage(trx, token);
    await relyOn(trx, 'settings');
    const { values: settings } = await readSettings(trx);
    const before = await getOwnVisit(trx, found.quote.id, { orCancelled: true });
    if (before.status === 'cancelled') return presentOwnVisit(trx, before.quoteId);
    await refuseOldVersion(trx, before, version);
    await refuseIfLate(trx, before, settings, now, 'cancelled');
    const changes = { status: 'cancelled' as const, cancelReason: reason };
    await updateVisit(trx, before, changes, { by: website, now, customer: deps });
    return presentOwnVisit(trx, before.quoteId);
  });
  deps.wakeOutbox();
  return { visit };
}
