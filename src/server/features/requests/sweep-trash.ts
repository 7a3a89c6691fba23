import { engineOf } from '#server/db/portable.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteHistory } from '#server/features/history/history.queries.ts';
import { releaseUploads } from '#server/features/uploads/uploads.queries.ts';
import { sweepUploads } from '#server/features/uploads/uploads.service.ts';
import { trashKeptDays } from '#shared/trash.ts';

const rowsAtOnce = 200;

/**
 * Deletes for good what has been in the trash for 30 days: a quote with its items; a request with its e-mails and
 * photos. A request waits until its quotes are gone too: they show its photo. Run at the start and every hour.
 */
export async function sweepTrash(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock().getTime() - trashKeptDays * 86_400_000).toISOString();
  while ((await inTransaction(db, (trx) => purgeQuotes(trx, before))) === rowsAtOnce);
  while ((await inTransaction(db, (trx) => purgeRequests(trx, before))) === rowsAtOnce);
  // The photos of what was purged now.
  await sweepUploads(deps);
}

/** Returns how many. */
async function purgeQuotes(trx: Trx, before: string): Promise<number> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('deletedAt', '<', before)
    .limit(rowsAtOnce)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteHistory(trx, 'quote', ids);
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute();
  return ids.length;
}

/** Returns how many. */
async function purgeRequests(trx: Trx, before: string): Promise<number> {
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .where('deletedAt', '<', before)
    .where((select) =>
      select.not(
        select.exists(
          select.selectFrom('quotes').select('quotes.id').whereRef('quotes.requestId', '=', 'requests.id'),
        ),
      ),
    )
    .limit(rowsAtOnce)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // First what refers to a request.
  await trx.deleteFrom('outbox').where('requestId', 'in', ids).execute();
  await releaseUploads(trx, ids);
  await deleteHistory(trx, 'request', ids);
  await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  return ids.length;
}

const isPostgres = (trx: Trx) => engineOf(trx) === 'postgres';
