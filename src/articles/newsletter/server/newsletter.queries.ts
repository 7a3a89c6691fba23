import { markDeletion } from '#kit/db/deleted-data.ts';
import type { Db } from '#kit/db/open.ts';
import type { SubscriberRow } from '#kit/db/tables/newsletter.ts';
import type { Trx } from '#kit/db/transaction.ts';

export const findSubscriberById = (db: Db, id: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('newsletterSubscribers').selectAll().where('id', '=', id).executeTakeFirst();

/** The subscriber of a valid confirmation link. */
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

interface NewSubscriber extends Pick<SubscriberRow, 'email' | 'source' | 'language'> {
  now: Date;
}

/** Finds or creates the row of this email, and locks it until the transaction ends. */
export async function claimSubscriber(
  trx: Trx,
  { email, source, language, now }: NewSubscriber,
): Promise<SubscriberRow> {
  return (
    trx
      .insertInto('newsletterSubscribers')
      .values({ email, source, language, createdAt: now.toISOString(), ...nothingYet })
      // An update locks the row, so that the second of two simultaneous sign-ups waits.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Stores a suspected sign-up. A known email stays unchanged. */
export async function noteSuspected(
  trx: Trx,
  { email, source, language, now }: NewSubscriber,
): Promise<void> {
  await trx
    .insertInto('newsletterSubscribers')
    .values({ email, source, language, status: 'suspected', createdAt: now.toISOString(), ...nothingYet })
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

/** Deletes unconfirmed sign-ups, suspected spam included, that got no email since `mailedBefore`. */
export async function deleteUnconfirmed(trx: Trx, mailedBefore: Date): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('newsletterSubscribers')
    .where('status', 'in', ['pending', 'suspected'])
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', mailedBefore.toISOString())
    .where((where) =>
      where.or([where('mailedAt', 'is', null), where('mailedAt', '<', mailedBefore.toISOString())]),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await markDeletion(trx);
}
