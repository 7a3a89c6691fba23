import type { Db } from '#server/db/open.ts';
import type { NewUser } from '#server/db/schema.ts';
import type { Trx } from '#server/db/transaction.ts';

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** A user who signs in with a password, in the shape that Better Auth reads. */
export async function insertUser(trx: Trx, user: NewUser, passwordHash: string): Promise<void> {
  await trx.insertInto('users').values(user).execute();
  await trx
    .insertInto('accounts')
    .values({
      id: crypto.randomUUID(),
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password: passwordHash,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    })
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute();
}
