import type { SettingsValues } from '#company/profile/profile.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { dueColumns, noDueOrder } from './answer-clock.ts';

/** More than any business has waiting; leads beyond it keep their due time. */
const mostLeads = 1_000;

/**
 * Recomputes the due times of leads that are not late yet, with the reply time that each was promised, because opening
 * hours or closures may have changed. What is late stays late.
 */
export async function recountAnswerClocks(
  trx: Trx,
  { settings }: { settings: SettingsValues },
  now: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('requests')
    .select(['id', 'createdAt', 'promisedHours', 'dueOrder'])
    .where('deletedAt', 'is', null)
    .where('dueOrder', '>', now.toISOString())
    .where('dueOrder', '<', noDueOrder)
    .where('promisedHours', 'is not', null)
    .orderBy('deletedAt')
    .orderBy('dueOrder')
    .limit(mostLeads)
    .execute();
  for (const { id, createdAt, promisedHours, dueOrder } of waiting) {
    const due = dueColumns({ createdAt, promisedHours: promisedHours! }, settings);
    if (due.dueOrder === dueOrder) continue;
    await trx
      .updateTable('requests')
      .set(due)
      .where('id', '=', id)
      .where('dueOrder', '=', dueOrder)
      .execute();
  }
}
