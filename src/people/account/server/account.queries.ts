import type { Db } from '#kit/db/open.ts';
import type { SessionRow } from '#kit/db/tables/accounts.ts';
import type { AccountUpdate } from '#people/account/account.ts';

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
  account: Pick<AccountUpdate, 'name' | 'email'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ ...account, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where('id', '=', userId)
    .where((is) => is.or([is('name', '!=', account.name), is('email', '!=', account.email)]))
    .execute();
}
