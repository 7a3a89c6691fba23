import type { SelectQueryBuilder } from 'kysely';
import { markDeletion } from '#server/db/deleted-data.ts';
import type { Db } from '#server/db/open.ts';
import { engineOf } from '#server/db/portable.ts';
import type { Schema } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

type Jobs = SelectQueryBuilder<Schema, 'outbox', { id: number }>;

const jobsAtOnce = 200;

/** Deletes the jobs that `narrow` selects in batches, since one long statement would block all other writers. */
export async function deleteJobs(db: Db, narrow: (jobs: Jobs) => Jobs): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  for (;;) {
    const deleted = await inTransaction(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('outbox')
        .where('id', 'in', (from) =>
          narrow(from.selectFrom('outbox').select('outbox.id').limit(jobsAtOnce))
            // The next sweep looks again at a job that somebody retries at this moment.
            .$if(isPostgres, (jobs) => jobs.forUpdate().skipLocked()),
        )
        .executeTakeFirst();
      if (numDeletedRows > 0n) await markDeletion(trx);
      return numDeletedRows;
    });
    if (deleted < jobsAtOnce) return;
  }
}
