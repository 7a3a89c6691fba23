import type { EmailFilter, EmailStatus } from '#delivery/emails/emails.ts';
import { countByStatus, type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { searchIn } from '#kit/db/search.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';

/** Newest first. */
export async function listEmails(
  db: Db,
  { search, status, purpose, ...paging }: EmailFilter & Paging,
): Promise<ListPage<OutboxRow>> {
  const found = await searchIn(db, 'outbox', search ? [search] : []);
  let query = found.query.selectAll('outbox').where('kind', '=', 'email');
  if (status) query = query.where('status', '=', status);
  if (purpose) query = query.where('purpose', '=', purpose);
  return readNewestFirst(db, query, found.newest, { search, scanned: found.scanned, ...paging });
}

export const getEmail = (db: Db, id: number): Promise<OutboxRow> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This email'));

/** Counts by status. A status without emails may be missing. */
export const countEmailsByStatus = (db: Db): Promise<Partial<Record<EmailStatus, number>>> =>
  countByStatus(db.selectFrom('outbox').where('kind', '=', 'email'));

/**
 * Makes an email due now and resets its attempts. False if it was sent or a worker holds its lease. Leasing is a single
 * statement too, so only one of the two gets the row.
 */
export async function makeDue(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAt(now))
    .where('id', '=', id)
    .where('kind', '=', 'email')
    .where((where) =>
      where.or([
        where('status', '=', 'failed'),
        where.and([
          where('status', '=', 'pending'),
          where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now.toISOString())]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** As `makeDue`, for every failed email. Returns how many. */
export async function makeFailedDue(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAt(now))
    .where('kind', '=', 'email')
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const dueAt = (now: Date) =>
  ({ status: 'pending', attempts: 0, leasedUntil: null, runAfter: now.toISOString() }) as const;

export async function deleteSentEmails(db: Db, sentBefore: Date): Promise<void> {
  await deleteJobs(db, (jobs) =>
    jobs
      .where('kind', '=', 'email')
      // The index is by createdAt, which is never after sentAt.
      .where('createdAt', '<', sentBefore.toISOString())
      .where('sentAt', '<', sentBefore.toISOString()),
  );
}
