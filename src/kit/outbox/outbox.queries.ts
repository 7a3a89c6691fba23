import type { Insertable, SelectQueryBuilder } from 'kysely';
import { markDeletion } from '#kit/db/deleted-data.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import { purgeInBatches } from '#kit/db/purge-in-batches.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { OutboxRow, OutboxTable } from '#kit/db/tables/outbox.ts';
import type { Trx } from '#kit/db/transaction.ts';

interface RecordIds {
  requestId: number | null;
  quoteId: number | null;
  customerId: number | null;
  invoiceId: number | null;
  subscriberId: number | null;
  messageId: number | null;
}

/** Each job names the records it is about, so that an erasure finds it, or says that it is about nobody. */
export type About =
  | { [Name in keyof RecordIds]: Pick<RecordIds, Name> & Partial<RecordIds> }[keyof RecordIds]
  | { isAboutNobody: true };

type NewJob = Omit<Insertable<OutboxTable>, 'runAfter' | 'createdAt' | keyof RecordIds> &
  Partial<Pick<OutboxTable, 'runAfter'>> &
  About & { isAboutNobody?: true };

/** Planned for months ahead, or for the next morning. See `makeStrandedJobsDue`. */
const plannedAhead: OutboxRow['kind'][] = ['message', 'text'];
/** Their due time may be far ahead: letters wait while their sending is paused. */
const waitingLong: OutboxRow['kind'][] = [...plannedAhead, 'letter'];

/** How long the jobs of a process that died wait. A worker renews its leases, so a job may take longer. */
export const leaseMilliseconds = 30_000;

const firstWaitMilliseconds = 30_000;
const longestWaitMilliseconds = 6 * 60 * 60_000;
/** With the waits above, three days. */
const maxAttempts = 22;

/** In the transaction that causes the jobs, so that neither is stored without the other. `dueAt` delays those without `runAfter`. */
export async function enqueue(
  trx: Trx,
  jobs: readonly NewJob[],
  now: Date,
  dueAt = now,
): Promise<OutboxRow[]> {
  if (jobs.length === 0) return [];
  const times = { runAfter: dueAt.toISOString(), createdAt: now.toISOString() };
  const rows = jobs.map(({ isAboutNobody: _, ...job }) => ({ ...times, ...job }));
  return trx.insertInto('outbox').values(rows).returningAll().execute();
}

/**
 * At most `limit` due jobs of a kind, the longest due first, each for one worker only: their due time moves to the end of the
 * lease, and a worker that dies needs no clearing up. A clock that jumps ahead ends leases, but a worker never takes its
 * own jobs (`held`) again.
 */
export async function leaseDueJobs(
  db: Db,
  now: Date,
  limit: number,
  kind: OutboxRow['kind'],
  held: readonly number[] = [],
): Promise<OutboxRow[]> {
  const jobs = await db
    // Materialized: as a plain subquery Postgres may run it once a row, skip what it locked itself and pass the limit.
    .with(
      (due) => due('due').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'pending')
          .where('kind', '=', kind)
          .$if(held.length > 0, (due) => due.where('id', 'not in', held))
          .where((where) =>
            where.or([
              where('runAfter', '<=', now.toISOString()),
              ...(waitingLong.includes(kind) ? [] : [where('runAfter', '>', longestWait(now))]),
            ]),
          )
          .orderBy('runAfter')
          .orderBy('id')
          .limit(limit)
          .$if(getEngine(db) === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({ runAfter: later(now, leaseMilliseconds), leasedUntil: later(now, leaseMilliseconds) })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return jobs.sort((one, other) => one.id - other.id);
}

/** Nothing else waits for so long: that time was set by a clock that has since been put back. */
const longestWait = (now: Date) => later(now, longestWaitMilliseconds + leaseMilliseconds);

/** Jobs that were planned ahead and tried while the clock was wrong. For the hourly sweep. */
export async function makeStrandedJobsDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ runAfter: now.toISOString(), leasedUntil: null })
    .where('status', '=', 'pending')
    .where('kind', 'in', plannedAhead)
    .where('runAfter', '>', later(now, 24 * 3_600_000))
    .where((where) => where.or([where('attempts', '>', 0), where('leasedUntil', 'is not', null)]))
    .execute();
}

/** Makes failed jobs that wait for their next attempt due now, with all attempts ahead of them. */
export async function makeRetriesDue(db: Db, kind: OutboxRow['kind'], now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ runAfter: now.toISOString(), attempts: 0 })
    .where('status', '=', 'pending')
    .where('kind', '=', kind)
    .where('attempts', '>', 0)
    .where((where) =>
      where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now.toISOString())]),
    )
    .execute();
}

/** Whether a worker has leased it: then its due time is only the end of the lease. */
export const isLeased = ({ status, leasedUntil }: OutboxRow, now: Date): boolean =>
  status === 'pending' && leasedUntil !== null && leasedUntil > now.toISOString();

/** Holds the job for a whole lease from now on. False where the lease was lost: to another worker, or with the job. */
export async function renewLease(db: Db, job: OutboxRow, now: Date): Promise<boolean> {
  const leasedUntil = later(now, leaseMilliseconds);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ runAfter: leasedUntil, leasedUntil })
    .where('id', '=', job.id)
    .where('status', '=', 'pending')
    .where('runAfter', '=', job.runAfter)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  job.runAfter = leasedUntil;
  return true;
}

/** Even if the lease has ended, because the email was sent. */
export async function markSent(db: Db, job: OutboxRow, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: 'sent',
      attempts: job.attempts + 1,
      leasedUntil: null,
      lastError: null,
      sentAt: now.toISOString(),
    })
    .where('id', '=', job.id)
    .execute();
}

/** Tried again after 30 s, 1 min, 2 min and so on up to 6 h; failed for good when that is permanent or three days old. */
export async function markFailed(
  db: Db,
  job: OutboxRow,
  failure: { isPermanent: boolean; reason: string; waitMilliseconds?: number },
  now: Date,
): Promise<'pending' | 'failed'> {
  const attempts = job.attempts + 1;
  const status = failure.isPermanent || attempts >= maxAttempts ? 'failed' : 'pending';
  const wait =
    failure.waitMilliseconds ??
    Math.min(firstWaitMilliseconds * 2 ** (attempts - 1), longestWaitMilliseconds);
  await db
    .updateTable('outbox')
    .set({ status, attempts, leasedUntil: null, lastError: failure.reason, runAfter: later(now, wait) })
    .where('id', '=', job.id)
    .where('status', '=', 'pending')
    // A new due time means that the lease expired and another worker has the job.
    .where('runAfter', '=', job.runAfter)
    .execute();
  return status;
}

export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

type Jobs = SelectQueryBuilder<Schema, 'outbox', { id: number }>;

/** Deletes the jobs that `narrow` selects. */
export const deleteJobs = (db: Db, narrow: (jobs: Jobs) => Jobs): Promise<void> =>
  purgeInBatches(
    db,
    (trx) => narrow(trx.selectFrom('outbox').select('outbox.id')),
    async (trx, ids) => {
      await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
      await markDeletion(trx);
    },
  );

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
