import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { holdConfirmation } from '#sales/leads/server/hold-confirmation.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { findHold, isHeld, isOfWindow } from '#visits/visits/server/visit-holds.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { chooseCrew, requireSelfBooking } from './choose-crew.ts';
import { endOtherPages, pageOpenUntil, paidElsewhere, refuseOtherPages } from './end-other-pages.ts';
import { nextHold } from './hold-limits.ts';
import { acceptFirst } from './place-booking.ts';
import { replaceHold } from './replace-hold.ts';
import { wantedVisit, withFreshWindows } from './windows.ts';

interface Hold {
  slot: VisitSlot;
  /** See `getVisitorNetwork`. */
  network: string;
}

/**
 * Holds a window while the customer types the address, and as long as its payment page is open. A quote has one hold; a new
 * one replaces it, once no page of the former window can be paid.
 */
export async function holdWindow(
  deps: Deps,
  token: string,
  { slot, network }: Hold,
): Promise<{ heldUntil: string }> {
  const now = deps.clock();
  if (await endOtherPages(deps, token, slot)) throw paidElsewhere();
  return withFreshWindows(deps, token, slot.date, () =>
    inTransaction(deps.db, async (trx) => {
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const { id: quoteId } = found.quote;
      const { values: settings } = await readSettings(trx);
      const customerId = await requireSelfBooking(trx, found, settings, now);
      const open = await findOpenVisit(trx, quoteId);
      if (!open && !(await mayBook(trx, found, settings, now))) {
        throw await acceptFirst(trx, found, settings, now);
      }
      const { date } = slot;
      await lockKeys(trx, dayKeys(date));
      const calendar = await readBookingCalendar(trx, { from: date, to: date }, { quoteId, now });
      const visit = await wantedVisit(trx, found, open, settings.booking);
      const crewId = chooseCrew(calendar, visit, slot);
      await refuseOtherPages(trx, quoteId, { slot, now });
      const before = await findHold(trx, quoteId);
      const codeHash = before && isHeld(before, now) ? before.codeHash : '';
      // The same window stays held for the link that was emailed.
      if (before && codeHash !== '' && isOfWindow(before, slot)) return { heldUntil: before.heldUntil };
      const openUntil = await pageOpenUntil(trx, quoteId, { slot, now });
      const { minutes } = visit;
      const { holdMinutes } = settings.booking;
      const wanted = { quoteId, network, minutes, slot, holdMinutes, before, openUntil };
      const { heldUntil, renewals } = await nextHold(trx, wanted, now);
      await replaceHold(trx, {
        quoteId,
        customerId,
        crewId,
        minutes,
        slot,
        heldUntil,
        network,
        renewals,
        codeHash,
      });
      await holdConfirmation(trx, { requestId: found.quote.requestId, until: new Date(heldUntil) });
      return { heldUntil };
    }),
  );
}
