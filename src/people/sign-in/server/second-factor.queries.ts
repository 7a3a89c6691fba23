import type { Db } from '#kit/db/open.ts';
import type { TwoFactorRow } from '#kit/db/tables/accounts.ts';
import type { Trx } from '#kit/db/transaction.ts';

export const findSecondFactor = (db: Db, userId: string): Promise<TwoFactorRow | undefined> =>
  db.selectFrom('twoFactors').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Clocks may differ by a step in each direction. */
const farthestStepsApart = 2;

/** Replaces an unfinished setup. False if the factor is already on. */
export async function insertSecondFactor(trx: Trx, userId: string, secret: string, backupCodes: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('twoFactors')
    .values({ id: crypto.randomUUID(), userId, secret, backupCodes })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ secret, backupCodes }).where('twoFactors.verified', '=', 0),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/**
 * Uses up a code. False if this code or a newer one was used before; of simultaneous uses, one wins. A used step that
 * lies in the future comes from a clock that was set back since, and does not count.
 */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('twoFactors')
    .set({ lastUsedStep: step })
    .where('userId', '=', userId)
    .where((where) =>
      where.or([where('lastUsedStep', '<', step), where('lastUsedStep', '>', step + farthestStepsApart)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if this setup was replaced or finished in the meantime. */
export async function turnOnSecondFactor(
  trx: Trx,
  { userId, secret }: Pick<TwoFactorRow, 'userId' | 'secret'>,
  backupCodes: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('twoFactors')
    .set({ verified: 1, backupCodes })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('verified', '=', 0)
    .executeTakeFirst();
  await trx.updateTable('users').set({ twoFactorEnabled: 1 }).where('id', '=', userId).execute();
  return numUpdatedRows > 0n;
}

export async function turnOffSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('twoFactors').where('userId', '=', userId).execute();
  await trx.updateTable('users').set({ twoFactorEnabled: 0 }).where('id', '=', userId).execute();
}

/** False if `former` is no longer stored, because of another renewal or a used code. */
export async function replaceBackupCodes(
  trx: Trx,
  former: TwoFactorRow,
  backupCodes: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('twoFactors')
    .set({ backupCodes })
    .where('id', '=', former.id)
    .where('backupCodes', '=', former.backupCodes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
