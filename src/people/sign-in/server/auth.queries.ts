import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { NewUser, UserRow } from '#kit/db/tables/accounts.ts';
import type { Trx } from '#kit/db/transaction.ts';

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Inserts a user with a password, in Better Auth's shape. */
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

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
}

/** Not cached, so that it counts from the next call on, on every instance. */
export async function requiresSecondFactor(db: Db): Promise<boolean> {
  const settings = await db.selectFrom('settings').select('requiresSecondFactor').where('id', '=', 1);
  return (await settings.executeTakeFirst())?.requiresSecondFactor === 1;
}

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export interface Credential {
  userId: string;
  passwordHash: string | null;
  /** When the password was set, or the last sign-out everywhere. */
  storedAt: string;
}

const credentials = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['accounts.userId', 'accounts.password as passwordHash', 'accounts.updatedAt as storedAt'])
    .where('accounts.providerId', '=', 'credential');

export const findCredential = (db: Db, userId: string): Promise<Credential | undefined> =>
  credentials(db).where('accounts.userId', '=', userId).executeTakeFirst();

/** The username of the person with this email, else what was typed. */
export async function findUsername(db: Db, typed: string): Promise<string> {
  if (!typed.includes('@')) return typed;
  const email = typed.trim().toLowerCase().replaceAll('\0', '');
  const user = await db.selectFrom('users').select('username').where('email', '=', email).executeTakeFirst();
  return user?.username ?? typed;
}

/** `username` as typed: any case, and possibly with a zero byte, which Postgres refuses. */
export const findCredentialByName = (db: Db, username: string): Promise<Credential | undefined> =>
  credentials(db)
    .innerJoin('users', 'users.id', 'accounts.userId')
    .where('users.username', '=', username.toLowerCase().replaceAll('\0', ''))
    .executeTakeFirst();

/** Waits for a change that is in progress. */
export async function settledPasswordHash(db: Db, userId: string): Promise<string | null> {
  const query = credentials(db).where('accounts.userId', '=', userId);
  // SQLite has no changes in progress.
  const credential = await (getEngine(db) === 'sqlite' ? query : query.forUpdate()).executeTakeFirst();
  return credential?.passwordHash ?? null;
}

/** Deletes what a password opened: the session, or without one the user's sign-ins that wait for a code. */
export async function deleteOpened(db: Db, userId: string, sessionToken: string | null): Promise<void> {
  if (sessionToken === null) await db.deleteFrom('verifications').where('value', '=', userId).execute();
  else await db.deleteFrom('sessions').where('token', '=', sessionToken).execute();
}

/** Locks the user's row until the transaction ends. */
export async function lockUser(trx: Trx, id: string): Promise<void> {
  // SQLite runs one write transaction at a time.
  if (getEngine(trx) === 'sqlite') return;
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Undefined if the password is no longer the one in `former`. */
export const replacePassword = (
  trx: Trx,
  former: Credential,
  passwordHash: string,
  now: Date,
): Promise<Credential | undefined> =>
  storeCredential(trx, former.userId, { password: passwordHash, updatedAt: now.toISOString() })
    .where('password', '=', former.passwordHash)
    .executeTakeFirst();

const storeCredential = (trx: Trx, userId: string, changes: { password?: string; updatedAt: string }) =>
  trx
    .updateTable('accounts')
    .set(changes)
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .returning(['userId', 'password as passwordHash', 'updatedAt as storedAt']);

/** Makes every browser of this user unknown again. Undefined if the user is gone. */
export const invalidateDevices = (trx: Trx, userId: string, now: Date): Promise<Credential | undefined> =>
  storeCredential(trx, userId, { updatedAt: now.toISOString() }).executeTakeFirst();

/** Signs out of one session: its device gets no more alerts. */
export async function deleteSession(trx: Trx, userId: string, id: string): Promise<boolean> {
  await trx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('sessionId', '=', id)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Devices whose session has expired get no more alerts either. */
export async function deletePushSubscriptions(trx: Trx, userId: string, exceptSession = ''): Promise<void> {
  await trx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('sessionId', '!=', exceptSession)
    .execute();
}

/**
 * Ends sessions, their devices' alerts and sign-ins that wait for a code, except `exceptSession`. Returns the number of ended
 * sessions.
 */
export async function endSessions(trx: Trx, userId: string, exceptSession = ''): Promise<number> {
  await deletePushSubscriptions(trx, userId, exceptSession);
  await trx.deleteFrom('verifications').where('value', '=', userId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', exceptSession)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The user who gave the right password and still owes the code, found by the signed cookie. */
export async function findChallengedUser(
  db: Db,
  identifier: string,
  now: Date,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .selectAll('users')
    .where('verifications.identifier', '=', identifier)
    .where('verifications.expiresAt', '>', now.toISOString())
    .executeTakeFirst();
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['sessions', 'verifications'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now.toISOString()).execute();
  }
}
