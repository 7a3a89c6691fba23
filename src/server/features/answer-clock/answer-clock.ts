import type { RequestRow } from '#server/db/tables/requests.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type Actor, insertHistory } from '#server/features/history/history.queries.ts';
import { afterOpeningMinutes } from '#shared/answer-clock.ts';
import { business } from '#shared/content/business.ts';
import { profileOf, type SettingsValues } from '#shared/profile.ts';
import { quoteRequestService } from '#shared/quote-rules.ts';
import type { AnswerChannel } from '#shared/requests.ts';

/** What `dueOrder` is while no answer is due. It sorts after every time. */
export const noDueOrder = '9';

type ClockColumns = Pick<RequestRow, 'answerDueAt' | 'promisedHours' | 'dueOrder'>;

/** The clock of a lead that comes in. See docs/product.md#answer-clock. */
export function startedClock(
  { service, createdAt }: Pick<RequestRow, 'service' | 'createdAt'>,
  settings: SettingsValues,
): ClockColumns {
  const { replyWithinHours } = settings;
  const promisedHours = service === quoteRequestService ? replyWithinHours.quote : replyWithinHours.contact;
  return { promisedHours, ...dueColumns({ createdAt, promisedHours }, settings) };
}

export function dueColumns(
  { createdAt, promisedHours }: { createdAt: string; promisedHours: number },
  settings: SettingsValues,
): Omit<ClockColumns, 'promisedHours'> {
  const { hours, closures } = profileOf(settings);
  const from = new Date(createdAt);
  const { timeZone } = business;
  const due = afterOpeningMinutes(from, promisedHours * 60, { hours, closures, timeZone });
  const answerDueAt = due?.toISOString() ?? null;
  return { answerDueAt, dueOrder: answerDueAt ?? noDueOrder };
}

/**
 * A person has answered: the first time counts. What the site itself does, such as the confirmation, never comes here.
 * Returns whether this was the first answer.
 */
export async function stopClock(trx: Trx, requestId: number, now: Date): Promise<boolean> {
  const stopped = await trx
    .updateTable('requests')
    .set({ answeredAt: now.toISOString(), dueOrder: noDueOrder })
    .where('id', '=', requestId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

/** As `stopClock`, with an entry in the history for what leaves no other trace. */
export async function recordAnswer(
  trx: Trx,
  requestId: number,
  { channel, by, now }: { channel: AnswerChannel; by: Actor; now: Date },
): Promise<void> {
  if (!(await stopClock(trx, requestId, now))) return;
  const event = { record: 'request', recordId: requestId, action: 'changed', by, now } as const;
  await insertHistory(trx, { ...event, after: { answered: channel } });
}

/** The customer has booked or declined, so nobody owes an answer. */
export async function dropClock(trx: Trx, requestId: number): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ answerDueAt: null, dueOrder: noDueOrder })
    .where('id', '=', requestId)
    .where('answeredAt', 'is', null)
    .execute();
}

/** A note about a customer tells of contact: all leads of theirs that wait are answered. */
export async function stopClocksOfCustomer(trx: Trx, customerId: number, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('requests')
    .select('id')
    .where((where) =>
      where(
        'customerId',
        'in',
        where
          .selectFrom('customers')
          .select('customers.id')
          .where((customer) =>
            customer.or([customer('id', '=', customerId), customer('mergedIntoId', '=', customerId)]),
          ),
      ),
    )
    .where('answeredAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) await stopClock(trx, id, now);
}
