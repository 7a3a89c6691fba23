import { sql, type UpdateObject } from 'kysely';
import { type Role, roles } from '#kit/access/roles.ts';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { UserRow } from '#kit/db/tables/accounts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';

export interface PersonRow extends UserRow {
  crewName: string | null;
  lastSignInAt: string | null;
}

/** Oldest first. */
export const listPeople = (db: Db, allowed: readonly Role[] = roles): Promise<PersonRow[]> =>
  people(db)
    .where('users.role', 'in', allowed)
    .orderBy('users.createdAt')
    .orderBy('users.username')
    .execute();

export const getPerson = (db: Db, id: string): Promise<PersonRow> =>
  people(db)
    .where('users.id', '=', id)
    .where('users.role', 'in', roles)
    .executeTakeFirstOrThrow(() => notFound('This person'));

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('crews', 'crews.id', 'users.crewId')
    .selectAll('users')
    .select((select) => [
      'crews.name as crewName',
      select
        .selectFrom('events')
        .select(({ fn }) => fn.max('events.createdAt').as('at'))
        .whereRef('events.userId', '=', 'users.id')
        .where('events.isAudit', '=', sql.lit(1))
        .where('events.type', '=', 'signed-in')
        .as('lastSignInAt'),
    ]);

export const findPersonNamed = (db: Db, username: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('role', 'in', roles)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();

/** Locks all owners and returns their ids. If two remove each other, the second finds itself already gone. */
export async function lockOwners(trx: Trx): Promise<string[]> {
  const rows = await trx
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 'admin')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of the two is already taken by somebody else. */
export async function findTaken(
  db: Db,
  { id, username, email }: Pick<UserRow, 'id' | 'username' | 'email'>,
): Promise<'username' | 'email' | null> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('username', '=', username), eb('email', '=', email)]))
    .execute();
  if (rows.some((row) => row.username === username)) return 'username';
  return rows.length > 0 ? 'email' : null;
}

export async function storePerson(
  trx: Trx,
  { id, version }: UserRow,
  changes: UpdateObject<Schema, 'users'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...changes, version: version + 1, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes the user with their sessions, password and second factor. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('verifications').where('value', '=', id).execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
