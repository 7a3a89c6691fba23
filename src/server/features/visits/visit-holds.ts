import type { Trx } from '#server/db/transaction.ts';

/** Ends a quote's hold, after its visit was booked or moved, or another window chosen. The caller has locked the quote. */
export async function deleteHold(trx: Trx, quoteId: number): Promise<void> {
  await trx.deleteFrom('visitHolds').where('quoteId', '=', quoteId).execute();
}
