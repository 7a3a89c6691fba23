import { getBatches } from './batches.ts';
import { getEngine } from './portable.ts';
import type { Trx } from './transaction.ts';

type LockedTable =
  | 'codes'
  | 'requests'
  | 'quotes'
  | 'customers'
  | 'newsletterSubscribers'
  | 'invoices'
  | 'movements'
  | 'messages'
  | 'settings'
  | 'stripeConnection';

/**
 * Locks the record until the transaction ends; read it afterwards. On SQLite a write transaction is alone anyway. Lock a
 * quote's request before the quote, and the customer last: another order could deadlock.
 */
export const lockRecord = (trx: Trx, table: LockedTable, id: number): Promise<void> =>
  lockRecords(trx, table, [id]);

/** The same for several, in the order of their ids. */
export async function lockRecords(trx: Trx, table: LockedTable, ids: readonly number[]): Promise<void> {
  if (getEngine(trx) === 'sqlite') return;
  const sorted = ids.toSorted((one, other) => one - other);
  for (const batch of getBatches(sorted)) {
    await trx.selectFrom(table).select('id').where('id', 'in', batch).orderBy('id').forUpdate().execute();
  }
}

/**
 * Keeps the record from being changed or deleted until the transaction ends. Others may refer to it meanwhile, so a
 * transaction that only writes about the record hinders nobody.
 */
export async function holdRecord(trx: Trx, table: LockedTable, id: number): Promise<void> {
  if (getEngine(trx) === 'sqlite') return;
  await trx.selectFrom(table).select('id').where('id', '=', id).forKeyShare().execute();
}
