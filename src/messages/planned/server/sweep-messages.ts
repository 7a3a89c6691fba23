import { sentEmailsKeptDays } from '#delivery/emails/emails.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { listWithoutReminders, planReminders } from './plan-messages.ts';

/**
 * Plans missing reminders, for visits that were booked or moved in an earlier version or while reminders were off, and
 * deletes the jobs of messages that ended long ago.
 */
export async function sweepMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const today = calendarDate(now);
  const visits = await db
    .selectFrom('visits')
    .selectAll()
    .where('date', '>=', today)
    .where('date', '<=', addDays(today, 3))
    .where('status', '=', 'booked')
    .execute();
  for (const { id, quoteId } of await listWithoutReminders(db, visits, now)) {
    await inTransaction(db, async (trx) => {
      // Another instance may sweep at the same time.
      await lockRecord(trx, 'quotes', quoteId);
      const visit = await trx.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirst();
      if (visit?.status === 'booked') await planReminders(trx, visit, now);
    });
  }
  const before = new Date(now.getTime() - sentEmailsKeptDays * 86_400_000).toISOString();
  await deleteJobs(db, (jobs) =>
    jobs
      .where('kind', 'in', ['message', 'text', 'media'])
      .where('status', '!=', 'pending')
      .where('createdAt', '<', before)
      .where('runAfter', '<', before),
  );
}
