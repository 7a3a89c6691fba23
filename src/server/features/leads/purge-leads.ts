import { lockRecords } from '#server/db/lock-record.ts';
import type { Trx } from '#server/db/transaction.ts';
import { deleteHistory } from '#server/features/history/history.queries.ts';
import { forgetFiles } from '#server/files/file-removals.ts';

/** Quotes for good, with their items, their history and what webhooks are told of them. */
export async function purgeQuotes(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Wait for a change in progress, so that its history is deleted too.
  await lockRecords(trx, 'quotes', ids);
  await trx.deleteFrom('outbox').where('quoteId', 'in', ids).execute();
  await deleteHistory(trx, 'quote', ids);
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute();
}

/**
 * Requests for good, with their e-mails, photos and history; their quotes must be gone. The files go afterwards
 * (`removeForgottenFiles`). Returns how many photos that were.
 */
export async function purgeRequests(trx: Trx, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  await lockRecords(trx, 'requests', ids);
  // First what refers to a request.
  await trx.deleteFrom('outbox').where('requestId', 'in', ids).execute();
  const photos = await trx.deleteFrom('uploads').where('requestId', 'in', ids).returning('name').execute();
  await forgetFiles(
    trx,
    photos.map(({ name }) => name),
    now,
  );
  await deleteHistory(trx, 'request', ids);
  await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  return photos.length;
}
