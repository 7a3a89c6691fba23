import type { Db } from '#server/db/open.ts';
import type { UserRow } from '#server/db/tables/accounts.ts';
import type { Trx } from '#server/db/transaction.ts';

/** Oldest first. */
export const listAdministrators = (db: Db): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    .orderBy('username')
    .execute();

export const findAdministrator = (db: Db, username: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'admin')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();

/** Locks all administrators and returns their ids: of two who remove each other, the second is gone already. */
export async function lockAdministrators(trx: Trx): Promise<string[]> {
  const rows = await trx
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 'admin')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of the two is already taken. */
export async function findTaken(
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | null> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where((eb) => eb.or([eb('username', '=', username), eb('email', '=', email)]))
    .execute();
  if (rows.some((row) => row.username === username)) return 'username';
  return rows.length > 0 ? 'email' : null;
}

/** Deletes the user with sessions, password and second factor. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('verifications').where('value', '=', id).execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
