import { lockKeys } from '#server/db/lock-key.ts';
import { relyOn } from '#server/db/rely-on.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { holdConfirmation } from '#server/features/leads/hold-confirmation.ts';
import { mayBook } from '#server/features/quote-pages/can-book.ts';
import { lockQuotePage } from '#server/features/quote-pages/decide.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { dayKeys, readBookingCalendar } from '#server/features/visits/booking-calendar.ts';
import { findHold, isHeld, isOfWindow } from '#server/features/visits/visit-holds.ts';
import { findOpenVisit } from '#server/features/visits/visits.queries.ts';
import type { VisitSlot } from '#shared/arrival-windows.ts';
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
