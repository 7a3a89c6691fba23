import { engineOf } from './portable.ts';
import type { Trx } from './transaction.ts';

/**
 * Nobody else changes the record until the transaction ends; what is read afterwards is its present form.
 * On SQLite a transaction is alone anyway. Where a quote has a request, lock the request first: always the same
 * order, or two transactions wait for each other.
 */
export async function lockRecord(
  trx: Trx,
  table: 'requests' | 'quotes' | 'newsletterSubscribers',
  id: number,
): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}
