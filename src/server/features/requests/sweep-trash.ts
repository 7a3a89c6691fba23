import { engineOf } from '#server/db/portable.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteHistory } from '#server/features/history/history.queries.ts';

const keptDays = 30;
const rowsAtOnce = 200;

/**
 * Deletes for good what has been in the trash for 30 days: a quote with its items; a request with its e-mails and
 * photos. A request waits until its quotes are gone too: they show its photo. Suspected spam is never purged before
 * an administrator has deleted it. Run at the start and every hour.
 */
export async function sweepTrash({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000).toISOString();
  while ((await inTransaction(db, (trx) => purgeQuotes(trx, before))) === rowsAtOnce);
  let purged: PurgedRequests;
  do {
    purged = await inTransaction(db, (trx) => purgeRequests(trx, before));
    // A file that a crash leaves behind here is shown nowhere: its name is gone.
    for (const name of purged.photos) await files.remove(name);
  } while (purged.count === rowsAtOnce);
}

/** Returns how many. */
async function purgeQuotes(trx: Trx, before: string): Promise<number> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('deletedAt', '<', before)
    .where((select) =>
      select.not(
        select.exists(
          select
            .selectFrom('requests')
            .select('requests.id')
            .whereRef('requests.id', '=', 'quotes.requestId')
            .where('requests.quarantinedAt', 'is not', null),
        ),
      ),
    )
    .limit(rowsAtOnce)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteHistory(trx, 'quote', ids);
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute();
  return ids.length;
}

interface PurgedRequests {
  count: number;
  /** Names of files that nothing shows any more. */
  photos: string[];
}

async function purgeRequests(trx: Trx, before: string): Promise<PurgedRequests> {
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .where('deletedAt', '<', before)
    .where('quarantinedAt', 'is', null)
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
  if (ids.length === 0) return { count: 0, photos: [] };
  // First what refers to a request.
  await trx.deleteFrom('outbox').where('requestId', 'in', ids).execute();
  const photos = await trx.deleteFrom('uploads').where('requestId', 'in', ids).returning('name').execute();
  await deleteHistory(trx, 'request', ids);
  await trx.deleteFrom('requests').where('id', 'in', ids).execute();
  return { count: ids.length, photos: photos.map(({ name }) => name) };
}

const isPostgres = (trx: Trx) => engineOf(trx) === 'postgres';
