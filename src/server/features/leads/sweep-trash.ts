import { engineOf } from '#server/db/portable.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { removeForgottenFiles } from '#server/files/file-removals.ts';
import { trashKeptDays } from '#shared/trash.ts';
import { purgeQuotes, purgeRequests } from './purge-leads.ts';
import { isQuoteNotQuarantined } from './quarantine.queries.ts';

const rowsAtOnce = 200;

/**
 * Deletes for good what has been in the trash for 30 days: a quote with its items; a request with its e-mails and
 * photos. A request waits until its quotes are gone too: they show its photo. Suspected spam is never purged before
 * an administrator has deleted it. Run at the start and every hour.
 */
export async function sweepTrash({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - trashKeptDays * 86_400_000).toISOString();
  while ((await inTransaction(db, (trx) => purgeTrashedQuotes(trx, before))) === rowsAtOnce);
  while ((await inTransaction(db, (trx) => purgeTrashedRequests(trx, before, now))) === rowsAtOnce);
  await removeForgottenFiles({ db, files });
}

/** Returns how many. */
async function purgeTrashedQuotes(trx: Trx, before: string): Promise<number> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('deletedAt', '<', before)
    .where(isQuoteNotQuarantined)
    .limit(rowsAtOnce)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  await purgeQuotes(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Returns how many. */
async function purgeTrashedRequests(trx: Trx, before: string, now: Date): Promise<number> {
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
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  await purgeRequests(
    trx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}
