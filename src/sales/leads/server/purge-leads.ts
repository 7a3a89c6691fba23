import { lockRecords } from '#kit/db/lock-record.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { purgeRecords } from '#people/personal-data/server/delete-records.ts';
import { purgeUnusedCustomers } from '#sales/customers/server/purge-customers.ts';

/** Purges quotes, and customers of whom nothing else is stored. */
export async function purgeQuotesWithCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const customerIds = await getCustomers(trx, 'quotes', ids);
  await purgeQuotes(trx, ids, now);
  await purgeUnusedCustomers(trx, customerIds, now);
}

/** Purges requests, and customers of whom nothing else is stored. */
export async function purgeRequestsWithCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const customerIds = await getCustomers(trx, 'requests', ids);
  await purgeRequests(trx, ids, now);
  await purgeUnusedCustomers(trx, customerIds, now);
}

async function getCustomers(trx: Trx, table: 'requests' | 'quotes', ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom(table).select('customerId').distinct().where('id', 'in', ids).execute();
  return rows.map(({ customerId }) => customerId);
}

/** Purges quotes with all that belongs to them; see `purgeRecords`. */
async function purgeQuotes(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  // Waits for changes in progress, so that their history is deleted too.
  await lockRecords(trx, 'quotes', ids);
  await purgeRecords(trx, { quotes: ids }, now);
}

/** Purges requests with all that belongs to them. Their quotes must be gone. */
async function purgeRequests(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await lockRecords(trx, 'requests', ids);
  await purgeRecords(trx, { requests: ids }, now);
}
