import type { Db } from '#server/db/open.ts';
import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import type { Trx } from '#server/db/transaction.ts';

export const findSubscriberById = (db: Db, id: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('newsletterSubscribers').selectAll().where('id', '=', id).executeTakeFirst();

/** The subscriber whom a confirmation link that is still good belongs to. */
export const findByConfirmation = (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SubscriberRow | undefined> =>
  db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('confirmationTokenHash', '=', tokenHash)
    .where('status', '=', 'pending')
    .where('confirmationExpiresAt', '>', now.toISOString())
    .executeTakeFirst();

/** The row of this address, made where there is none; on Postgres it is held until the transaction ends. */
export async function claimSubscriber(
  trx: Trx,
  { email, source, now }: { email: string; source: string; now: Date },
): Promise<SubscriberRow> {
  return (
    trx
      .insertInto('newsletterSubscribers')
      .values({ email, source, createdAt: now.toISOString(), ...nothingYet })
      // A write, so that of two simultaneous sign-ups the second one waits and sees what the first did.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Notes an address that a program has sent, it seems; one that is known already stays as it is. */
export async function noteSuspected(
  trx: Trx,
  { email, source, now }: { email: string; source: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('newsletterSubscribers')
    .values({ email, source, status: 'suspected', createdAt: now.toISOString(), ...nothingYet })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

const nothingYet = {
  confirmationTokenHash: null,
  confirmationExpiresAt: null,
  mailedAt: null,
  confirmedAt: null,
  unsubscribedAt: null,
  statusBeforeRemoval: null,
};

export async function updateSubscriber(
  trx: Trx,
  id: number,
  changes: Partial<Omit<SubscriberRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await trx.updateTable('newsletterSubscribers').set(changes).where('id', '=', id).execute();
}

/** Addresses that were never confirmed, and not asked again since; suspected spam among them. */
export async function deleteUnconfirmed(db: Db, mailedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', 'in', ['pending', 'suspected'])
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', mailedBefore.toISOString())
    .where((where) =>
      where.or([where('mailedAt', 'is', null), where('mailedAt', '<', mailedBefore.toISOString())]),
    )
    .execute();
}
