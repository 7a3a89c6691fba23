import { recleanMonths } from '#company/catalog/service-edits.ts';
import type { Db } from '#kit/db/open.ts';
import type { PastVisitRow } from '#kit/db/tables/imports.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { getInstant } from '#kit/time/dates.ts';
import { readMessageSettings } from '#messages/planned/server/message-settings.ts';
import { dueAgainTime } from '#messages/planned/server/message-times.ts';
import { insertMessages } from '#messages/planned/server/messages.queries.ts';
import type { ImportJob } from './imports.service.ts';
import { plainKey } from './read-row.ts';

const customersAtOnce = 100;
const day = 86_400_000;
/** Customers who were due more than a year ago no longer expect an offer. */
const longestOverdueDays = 365;
const noon = 12 * 60;

/**
 * Plans “due again” after the last past visit of the next customers, once each. What is overdue leaves a hundred a day:
 * thousands at once would make the mailbox a sender of spam. False once there is nobody left.
 */
export function planDueAgain(db: Db, jobId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const job = await trx.selectFrom('outbox').select('payload').where('id', '=', jobId).executeTakeFirst();
    if (!job) return false;
    const { importId, plansAfter = 0, overdueAt = now.toISOString() } = JSON.parse(job.payload) as ImportJob;
    const ids = await listCustomers(trx, importId, plansAfter);
    const { kinds } = await readMessageSettings(trx);
    if (ids.length === 0 || !kinds['due-again'].isEnabled) return false;
    const months = await readMonths(trx);
    let hasOverdue = false;
    const messages = (await listLastVisits(trx, ids)).flatMap((visit) => {
      const dueAt = dueAgainTime(
        getInstant(visit.date, noon),
        months.get(plainKey(visit.service)) ?? recleanMonths.default,
      );
      if (now.getTime() - dueAt.getTime() > longestOverdueDays * day) return [];
      const isOverdue = dueAt <= now;
      hasOverdue ||= isOverdue;
      return {
        kind: 'due-again' as const,
        customerId: visit.customerId,
        quoteId: null,
        visitId: null,
        pastVisitId: visit.id,
        isFromWebsite: 0 as const,
        dueAt: isOverdue ? overdueAt : dueAt.toISOString(),
      };
    });
    await insertMessages(trx, messages, now);
    const next: ImportJob = {
      importId,
      plansAfter: ids.at(-1)!,
      overdueAt: hasOverdue ? new Date(Date.parse(overdueAt) + day).toISOString() : overdueAt,
    };
    const payload = JSON.stringify(next);
    await trx.updateTable('outbox').set({ payload }).where('id', '=', jobId).execute();
    return true;
  });
}

async function listCustomers(trx: Trx, importId: number, after: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('pastVisits')
    .select('customerId')
    .distinct()
    .where('importId', '=', importId)
    .where('customerId', '>', after)
    .orderBy('customerId')
    .limit(customersAtOnce)
    .execute();
  return rows.map(({ customerId }) => customerId);
}

/** Each customer’s last one of all imports, unless a message about it is planned or was sent. */
async function listLastVisits(trx: Trx, customerIds: readonly number[]): Promise<PastVisitRow[]> {
  const rows = await trx
    .selectFrom('pastVisits')
    .selectAll()
    .where('customerId', 'in', customerIds)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const last = [...new Map(rows.map((row) => [row.customerId, row])).values()];
  const told = await trx
    .selectFrom('messages')
    .select('pastVisitId')
    .where(
      'pastVisitId',
      'in',
      last.map(({ id }) => id),
    )
    .execute();
  return last.filter(({ id }) => !told.some(({ pastVisitId }) => pastVisitId === id));
}

/** By the title of the service. */
async function readMonths(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('services').select(['title', 'recleanMonths']).execute();
  return new Map(
    rows.map(({ title, recleanMonths: months }) => [plainKey(title), months ?? recleanMonths.default]),
  );
}
