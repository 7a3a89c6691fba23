import { batchesOf } from './batches.ts';
import { engineOf } from './portable.ts';
import type { Trx } from './transaction.ts';

type LockedTable = 'requests' | 'quotes' | 'newsletterSubscribers';

/**
 * Nobody else changes the record until the transaction ends; what is read afterwards is its present form.
 * On SQLite a transaction is alone anyway. Where a quote has a request, lock the request first: always the same
 * order, or two transactions wait for each other.
 */
export const lockRecord = (trx: Trx, table: LockedTable, id: number): Promise<void> =>
  lockRecords(trx, table, [id]);

/** The same for several, in the order of their ids. */
export async function lockRecords(trx: Trx, table: LockedTable, ids: readonly number[]): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  const sorted = ids.toSorted((one, other) => one - other);
  for (const batch of batchesOf(sorted)) {
    await trx.selectFrom(table).select('id').where('id', 'in', batch).orderBy('id').forUpdate().execute();
  }
}
