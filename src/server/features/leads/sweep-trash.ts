import { purgeInBatches } from '#server/db/purge-in-batches.ts';
import { trashCutoff } from '#server/db/trash.ts';
import type { Deps } from '#server/deps.ts';
import { isQuoteNotQuarantined } from '#server/features/requests/quarantined.ts';
import { removeQueuedFiles } from '#server/files/file-removals.ts';
import { purgeQuotes, purgeRequests } from './purge-leads.ts';

/**
 * Purges what has been in the trash for 30 days: quotes with their items, requests with their emails and photos. A
 * request waits until its quotes are gone, because they show its photo. Suspected spam stays until an administrator
 * deletes it. Runs at the start and every hour.
 */
export async function sweepTrash({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  const before = trashCutoff(now);
  await purgeInBatches(
    db,
    (trx) =>
      trx.selectFrom('quotes').select('id').where('deletedAt', '<', before).where(isQuoteNotQuarantined),
    purgeQuotes,
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
    (trx, ids) => purgeRequests(trx, ids, now),
  );
  await removeQueuedFiles({ db, files });
}
