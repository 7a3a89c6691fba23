import type { Db } from '#kit/db/open.ts';
import type { VisitHoldRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { UnconfirmedBooking } from '#sales/quotes/quote-pages.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';

/** The one hold of a quote, also after its end. */
export const findHold = (db: Db, quoteId: number): Promise<VisitHoldRow | undefined> =>
  db.selectFrom('visitHolds').selectAll().where('quoteId', '=', quoteId).executeTakeFirst();

/** The hold that waits for the link in an email, also after its end. */
export async function findUnconfirmed(db: Db, quoteId: number): Promise<VisitHoldRow | undefined> {
  const hold = await findHold(db, quoteId);
  return hold?.booking ? hold : undefined;
}

/** As pages show it. */
export async function presentUnconfirmed(db: Db, quoteId: number): Promise<UnconfirmedBooking | null> {
  const hold = await findUnconfirmed(db, quoteId);
  return hold
    ? { date: hold.date, from: hold.windowFrom, to: hold.windowTo, heldUntil: hold.heldUntil }
    : null;
}

export const isHeld = ({ heldUntil }: Pick<VisitHoldRow, 'heldUntil'>, now: Date): boolean =>
  heldUntil > now.toISOString();

export const isOfWindow = (
  { date, windowFrom, windowTo }: Pick<VisitHoldRow, 'date' | 'windowFrom' | 'windowTo'>,
  slot: VisitSlot,
): boolean => date === slot.date && windowFrom === slot.from && windowTo === slot.to;

/** Ends a quote's hold, after its visit was booked or moved, or another window chosen. The caller has locked the quote. */
export async function deleteHold(trx: Trx, quoteId: number): Promise<void> {
  await trx.deleteFrom('visitHolds').where('quoteId', '=', quoteId).execute();
}

/** For the hourly sweep: until its day, the link in an email may still book what a hold that ended keeps. */
export async function deletePastHolds(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('visitHolds')
    .where('date', '<', calendarDate(now))
    .where('heldUntil', '<=', now.toISOString())
    .execute();
}
