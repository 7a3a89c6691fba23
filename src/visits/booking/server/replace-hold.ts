import type { Trx } from '#kit/db/transaction.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';
import { deleteHold, findHold, isHeld, isOfWindow } from '#visits/visits/server/visit-holds.ts';
import type { Placed } from './place-booking.ts';

interface NewHold extends Placed {
  quoteId: number;
  slot: VisitSlot;
  heldUntil: string;
  /** See `getVisitorNetwork`. */
  network: string;
  renewals?: number;
  booking?: string;
  codeHash?: string;
}

/** A quote has one hold. The caller has locked the quote and the day. */
export async function replaceHold(
  trx: Trx,
  { quoteId, customerId, crewId, minutes, slot, ...rest }: NewHold,
): Promise<void> {
  const { date, from, to } = slot;
  await deleteHold(trx, quoteId);
  await trx
    .insertInto('visitHolds')
    .values({
      quoteId,
      customerId,
      crewId,
      ...rest,
      date,
      windowFrom: from,
      windowTo: to,
      durationMinutes: minutes,
    })
    .execute();
}

/** Whether the quote's own hold is of this window, and has not ended. */
export async function holdsWindow(trx: Trx, quoteId: number, slot: VisitSlot, now: Date): Promise<boolean> {
  const hold = await findHold(trx, quoteId);
  return hold !== undefined && isHeld(hold, now) && isOfWindow(hold, slot);
}
