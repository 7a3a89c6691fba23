import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteJobs } from '#server/outbox/outbox.queries.ts';
import { business } from '#shared/content/business.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { sentEmailsKeptDays } from '#shared/emails.ts';
import { planReminders } from './plan-messages.ts';

/**
 * Plans reminders of visits that have none, which were booked by an earlier version or while reminders were off, and
 * deletes the jobs of messages that ended long ago.
 */
export async function sweepMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const today = calendarDate(now, business.timeZone);
  const visits = await db
    .selectFrom('visits')
    .selectAll('visits')
    .where('date', '>=', today)
    .where('date', '<=', addDays(today, 3))
    .where('status', '=', 'booked')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.visitId', '=', 'visits.id')
            .where('messages.kind', 'in', ['reminder-day', 'reminder-hours']),
        ),
      ),
    )
    .execute();
  for (const visit of visits) await inTransaction(db, (trx) => planReminders(trx, visit, now));
  const before = new Date(now.getTime() - sentEmailsKeptDays * 86_400_000).toISOString();
  await deleteJobs(db, (jobs) =>
    jobs
      .where('kind', 'in', ['message', 'text'])
      .where('status', '!=', 'pending')
      .where('createdAt', '<', before)
      .where('runAfter', '<', before),
  );
}
