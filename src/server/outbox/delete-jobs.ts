import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { engineOf } from '#server/db/portable.ts';
import type { Schema } from '#server/db/schema.ts';

type Jobs = SelectQueryBuilder<Schema, 'outbox', { id: number }>;

const jobsAtOnce = 200;

/** Deletes the jobs that `narrow` leaves, some at a time: in one statement many would keep everybody else waiting. */
export async function deleteJobs(db: Db, narrow: (jobs: Jobs) => Jobs): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('id', 'in', (from) =>
        narrow(from.selectFrom('outbox').select('outbox.id').limit(jobsAtOnce))
          // Looked at again where somebody is just trying one of them once more.
          .$if(isPostgres, (jobs) => jobs.forUpdate().skipLocked()),
      )
      .executeTakeFirst();
    if (numDeletedRows < jobsAtOnce) return;
  }
}
