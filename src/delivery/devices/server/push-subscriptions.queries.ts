import type { Insertable } from 'kysely';
import { staff } from '#kit/access/roles.ts';
import type { Db } from '#kit/db/open.ts';
import type { PushSubscriptionRow, PushSubscriptionsTable } from '#kit/db/tables/push-subscriptions.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';

/** In the order they were added. */
export const listPushSubscriptions = (db: Db, userId: string): Promise<PushSubscriptionRow[]> =>
  db.selectFrom('pushSubscriptions').selectAll().where('userId', '=', userId).orderBy('id').execute();

/** Throws not-found for a device of somebody else too. */
export async function getPushSubscription(db: Db, userId: string, id: number): Promise<PushSubscriptionRow> {
  const query = db.selectFrom('pushSubscriptions').selectAll().where('id', '=', id);
  return query.where('userId', '=', userId).executeTakeFirstOrThrow(() => notFound('This device'));
}

const alerted = (db: Db) =>
  db
    .selectFrom('pushSubscriptions')
    .innerJoin('users', 'users.id', 'pushSubscriptions.userId')
    .where('users.role', 'in', staff);

/** Devices of the owner and the office, or of one of them. */
export const listAlertedDevices = (
  db: Db,
  userId: string | null,
): Promise<{ id: number; language: Language }[]> =>
  alerted(db)
    .select(['pushSubscriptions.id', 'users.language'])
    .$if(userId !== null, (query) => query.where('users.id', '=', userId!))
    .orderBy('pushSubscriptions.id')
    .execute();

/** Undefined once the device is gone, or its person is neither owner nor office. */
export const findAlertedDevice = (db: Db, id: number): Promise<PushSubscriptionRow | undefined> =>
  alerted(db).selectAll('pushSubscriptions').where('pushSubscriptions.id', '=', id).executeTakeFirst();

type NewPushSubscription = Pick<
  Insertable<PushSubscriptionsTable>,
  'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'userAgent' | 'createdAt'
>;

/** Each endpoint exists once and belongs to the person who registered it last. */
export async function savePushSubscription(
  trx: Trx,
  { createdAt, ...device }: NewPushSubscription,
): Promise<PushSubscriptionRow> {
  return trx
    .insertInto('pushSubscriptions')
    .values({ ...device, createdAt })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deletePushSubscription(db: Db, { id, endpoint }: PushSubscriptionRow): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

export async function noteSuccess(db: Db, id: number, now: Date): Promise<void> {
  const lastSuccessAt = now.toISOString();
  await db.updateTable('pushSubscriptions').set({ lastSuccessAt }).where('id', '=', id).execute();
}

export async function noteFailure(db: Db, id: number, lastFailure: string, now: Date): Promise<void> {
  const lastFailureAt = now.toISOString();
  await db
    .updateTable('pushSubscriptions')
    .set({ lastFailureAt, lastFailure })
    .where('id', '=', id)
    .execute();
}

/** Before the test is sent, since it may arrive before the push service answers. */
export async function noteTest(db: Db, id: number, testId: string, now: Date): Promise<void> {
  const test = { testId, testSentAt: now.toISOString(), testArrivedAt: null };
  await db.updateTable('pushSubscriptions').set(test).where('id', '=', id).execute();
}

/** The first report counts; one about anything but the last test changes nothing. */
export async function noteArrival(db: Db, id: number, testId: string, now: Date): Promise<void> {
  await db
    .updateTable('pushSubscriptions')
    .set({ testArrivedAt: now.toISOString() })
    .where('id', '=', id)
    .where('testId', '=', testId)
    .where('testArrivedAt', 'is', null)
    .execute();
}
