import type { Db } from '#server/db/open.ts';
import type { TwoFactorRow } from '#server/db/tables/accounts.ts';
import type { Trx } from '#server/db/transaction.ts';

export const findSecondFactor = (db: Db, userId: string): Promise<TwoFactorRow | undefined> =>
  db.selectFrom('twoFactors').selectAll().where('userId', '=', userId).executeTakeFirst();

/** The code before the present one was sent after the code behind it was taken. */
const farthestStepsApart = 2;

/** A set-up begun anew replaces the one before. False where the factor is on already. */
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
 * False where this code, or a newer one, has been taken before; of several at the same time one is taken. A step that
 * no clock shows yet was taken by one that has since been put back: it does not count.
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

/** False where this set-up was replaced, or the factor turned on, since a code of it was seen. */
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

/** False where `former` is no longer what is stored: another renewal, or a code that was used. */
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
