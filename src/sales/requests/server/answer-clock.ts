import { type SettingsValues, toProfile } from '#company/profile/profile.ts';
import type { Db } from '#kit/db/open.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import { afterOpeningMinutes } from '#sales/requests/answer-clock.ts';
import type { AnswerChannel } from '#sales/requests/requests.ts';

/** The second person is told when three quarters of the promised opening time have passed without an answer. */
const escalationShare = 3 / 4;

/** The `dueOrder` while no answer is due. It sorts after every time. */
export const noDueOrder = '9';

type ClockColumns = Pick<RequestRow, 'answerDueAt' | 'promisedHours' | 'dueOrder' | 'escalateAt'>;

/** The clock of a new lead. See docs/product/sales.md#answer-clock. */
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
  const { hours, closures } = toProfile(settings);
  const { timeZone } = settings;
  const from = new Date(createdAt);
  const after = (minutes: number) =>
    afterOpeningMinutes(from, minutes, { hours, closures, timeZone })?.toISOString() ?? null;
  const answerDueAt = after(promisedHours * 60);
  const escalateAt = answerDueAt && after(promisedHours * 60 * escalationShare);
  return { answerDueAt, dueOrder: answerDueAt ?? noDueOrder, escalateAt };
}

/**
 * Records that a person has answered the lead; only the first answer counts. Automatic emails, such as the confirmation,
 * are no answer. Returns whether this was the first answer.
 */
export async function stopClock(trx: Trx, requestId: number, now: Date): Promise<boolean> {
  const stopped = await trx
    .updateTable('requests')
    .set({ answeredAt: now.toISOString(), dueOrder: noDueOrder, escalateAt: null })
    .where('id', '=', requestId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

/** Like `stopClock`, with a history entry, for answers that leave no other trace. */
export async function recordAnswer(
  trx: Trx,
  requestId: number,
  { channel, by, now }: { channel: AnswerChannel; by: Actor; now: Date },
): Promise<boolean> {
  if (!(await stopClock(trx, requestId, now))) return false;
  const subject = { kind: 'request', id: requestId } as const;
  await record(trx, { type: 'request.answered', subject, by, after: { answered: channel } }, now);
  return true;
}

/** The lead waits again, by the time that it was promised. */
export async function takeAnswerBack(
  trx: Trx,
  { id, createdAt, promisedHours, answerDueAt, answeredAt }: RequestRow,
  settings: SettingsValues,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  if (answeredAt === null) return;
  const escalateAt =
    promisedHours === null ? null : dueColumns({ createdAt, promisedHours }, settings).escalateAt;
  const hasPassed = escalateAt !== null && escalateAt <= now.toISOString();
  await trx
    .updateTable('requests')
    .set({
      answeredAt: null,
      dueOrder: answerDueAt ?? noDueOrder,
      escalateAt: answerDueAt === null || hasPassed ? null : escalateAt,
    })
    .where('id', '=', id)
    .execute();
  const event = { type: 'request.unanswered', subject: { kind: 'request', id }, by } as const;
  await record(trx, { ...event, before: { answered: 'yes' }, after: { answered: null } }, now);
}

/** The customer has written again: an answer is due anew, unless one is due already. */
export async function restartClock(
  trx: Trx,
  requestId: number,
  settings: SettingsValues,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('requests')
    .select(['answerDueAt', 'answeredAt', 'promisedHours'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (row.answeredAt === null && row.answerDueAt !== null) return;
  const promisedHours = row.promisedHours ?? settings.replyWithinHours.contact;
  const columns = dueColumns({ createdAt: now.toISOString(), promisedHours }, settings);
  await trx
    .updateTable('requests')
    .set({ ...columns, promisedHours, answeredAt: null, escalatedAt: null })
    .where('id', '=', requestId)
    .execute();
}

/** The customer has booked or declined, so no answer is due. */
export async function dropClock(trx: Trx, requestId: number): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ answerDueAt: null, dueOrder: noDueOrder, escalateAt: null })
    .where('id', '=', requestId)
    .where('answeredAt', 'is', null)
    .execute();
}

/** A note about contact with a customer answers all of their waiting leads. */
export async function stopClocksOfCustomer(
  trx: Trx,
  { customerId }: { customerId: number },
  now: Date,
): Promise<void> {
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

/** Whoever is told of a released lead now need not be told again in ten seconds. */
export async function skipPastEscalation(db: Db, requestId: number, now: Date): Promise<void> {
  await db
    .updateTable('requests')
    .set({ escalateAt: null })
    .where('id', '=', requestId)
    .where('escalateAt', '<=', now.toISOString())
    .execute();
}
