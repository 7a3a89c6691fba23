import type { Db } from '#kit/db/open.ts';
import type { SessionRow, UserRow } from '#kit/db/tables/accounts.ts';

/** Active sessions, last used first. */
export function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'updatedAt'), 'desc')
    .orderBy('id')
    .execute();
}

export async function storeAccount(
  db: Db,
  userId: string,
  account: Pick<UserRow, 'name' | 'email' | 'language'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ ...account, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where('id', '=', userId)
    .where((is) =>
      is.or([
        is('name', '!=', account.name),
        is('email', '!=', account.email),
        is('language', '!=', account.language),
      ]),
    )
    .execute();
}
