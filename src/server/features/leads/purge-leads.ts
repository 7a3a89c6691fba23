import { markDeletion } from '#server/db/deleted-data.ts';
import { lockRecords } from '#server/db/lock-record.ts';
import type { Trx } from '#server/db/transaction.ts';
import { purgeUnusedCustomers } from '#server/features/customers/purge-customers.ts';
import { deleteHistory } from '#server/features/history/history.queries.ts';
import { takeDownPairs } from '#server/features/published-pairs/take-down-pairs.ts';
import { queueFileRemovals } from '#server/files/file-removals.ts';

/** Purges quotes, and customers of whom nothing else is stored. */
export async function purgeQuotesWithCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const customerIds = await customersOf(trx, 'quotes', ids);
  await purgeQuotes(trx, ids, now);
  await purgeUnusedCustomers(trx, customerIds);
}

/** Purges requests, and customers of whom nothing else is stored. */
export async function purgeRequestsWithCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const customerIds = await customersOf(trx, 'requests', ids);
  await purgeRequests(trx, ids, now);
  await purgeUnusedCustomers(trx, customerIds);
}

async function customersOf(trx: Trx, table: 'requests' | 'quotes', ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom(table).select('customerId').distinct().where('id', 'in', ids).execute();
  return rows.map(({ customerId }) => customerId);
}

/**
 * Purges quotes with their items, visits, photos of crews, published or not, history and webhook deliveries. `removeQueuedFiles` deletes
 * the files afterward. Returns the number of photos.
 */
export async function purgeQuotes(trx: Trx, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  // Waits for changes in progress, so that their history is deleted too.
  await lockRecords(trx, 'quotes', ids);
  await markDeletion(trx);
  await trx.deleteFrom('outbox').where('quoteId', 'in', ids).execute();
  await takeDownPairs(trx, { quoteIds: ids }, now);
  const photos = await trx
    .deleteFrom('uploads')
    .where('visitId', 'in', (visits) => visits.selectFrom('visits').select('id').where('quoteId', 'in', ids))
    .returning('name')
    .execute();
  await queueFileRemovals(
    trx,
    photos.map(({ name }) => name),
    now,
  );
  await trx.deleteFrom('invoices').where('quoteId', 'in', ids).where('number', 'is', null).execute();
  await deleteHistory(trx, 'quote', ids);
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute();
  return photos.length;
}

/**
 * Purges requests with their emails, photos and history. Their quotes must be gone. `removeQueuedFiles` deletes the
 * files afterward. Returns the number of photos.
 */
export async function purgeRequests(trx: Trx, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  await lockRecords(trx, 'requests', ids);
  await markDeletion(trx);
  // First the rows that refer to a request.
  await trx.deleteFrom('outbox').where('requestId', 'in', ids).execute();
  const photos = await trx.deleteFrom('uploads').where('requestId', 'in', ids).returning('name').execute();
  await queueFileRemovals(
    trx,
    photos.map(({ name }) => name),
    now,
  );
  await deleteHistory(trx, 'request', ids);
  await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  return photos.length;
}
