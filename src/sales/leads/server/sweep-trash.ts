import { markDeletion } from '#kit/db/deleted-data.ts';
import { purgeInBatches } from '#kit/db/purge-in-batches.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { trashCutoff } from '#kit/db/trash.ts';
import { withPurgeEntry } from '#kit/events/server/record-purge.ts';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import type { Deps } from '#kit/server/deps.ts';
import { hasMergedCustomers, hasRecords, purgeCustomers } from '#sales/customers/server/purge-customers.ts';
import { isQuoteNotQuarantined } from '#sales/requests/server/quarantined.ts';
import { purgeQuotesWithCustomers, purgeRequestsWithCustomers } from './purge-leads.ts';

/**
 * Purges what has been in the trash for 30 days: quotes with their items, requests with their emails and photos. A
 * request waits until its quotes are gone, because they show its photo. Suspected spam stays until an administrator
 * deletes it. A customer or property waits until no lead or visit refers to it; a customer who came with a lead goes
 * with the last one. Runs at the start and every hour.
 */
export async function sweepTrash({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  const before = trashCutoff(now);
  await purgeInBatches(
    db,
    (trx) =>
      trx.selectFrom('quotes').select('id').where('deletedAt', '<', before).where(isQuoteNotQuarantined),
    withPurgeEntry('quotes', (trx, ids) => purgeQuotesWithCustomers(trx, ids, now), now),
  );
  await purgeInBatches(
    db,
    (trx) =>
      trx
        .selectFrom('requests')
        .select('id')
        .where('deletedAt', '<', before)
        .where('quarantinedAt', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('quotes').select('quotes.id').whereRef('quotes.requestId', '=', 'requests.id')),
          ),
        ),
    withPurgeEntry('requests', (trx, ids) => purgeRequestsWithCustomers(trx, ids, now), now),
  );
  const purge = withPurgeEntry('customers', (trx, ids) => purgeCustomers(trx, ids, now), now);
  await purgeInBatches(db, (trx) => expiredCustomers(trx, before), purge);
  await purgeInBatches(
    db,
    (trx) =>
      trx
        .selectFrom('properties')
        .select('id')
        .where('deletedAt', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('visits').select('visits.id').whereRef('visits.propertyId', '=', 'properties.id'),
            ),
          ),
        ),
    withPurgeEntry('properties', purgeProperties, now),
  );
  await removeQueuedFiles({ db, files });
}

/** Without records, and without customers merged into them, which may have some. */
const expiredCustomers = (trx: Trx, before: string) =>
  trx
    .selectFrom('customers')
    .select('customers.id')
    .where('customers.deletedAt', '<', before)
    .where((customer) => customer.not(hasRecords(customer)))
    .where((customer) => customer.not(hasMergedCustomers(customer)));

async function purgeProperties(trx: Trx, ids: readonly number[]) {
  await markDeletion(trx);
  await trx.deleteFrom('properties').where('id', 'in', ids).execute();
}
