import type { Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { requireRole } from '#kit/http/require-role.ts';
import { refuseField } from '#kit/server/errors.ts';
import { lockKey } from './api-keys.ts';
import { type Credential, findCredential, lockUser } from './auth.queries.ts';
import { notSignedIn } from './auth.service.ts';

/**
 * Locks the user and throws if the session ended or the role changed since the call began. Every change of a
 * credential starts with this, because hashing or waiting may have taken long before it.
 */
export async function lockCaller(trx: Trx, { user, sessionId, keyId, roles }: Caller): Promise<void> {
  if (keyId !== undefined) return lockKey(trx, keyId);
  await lockUser(trx, user.id);
  const present = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.role')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', user.id)
    // Better Auth uses the real clock for sessions.
    .where('sessions.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!present) throw notSignedIn();
  requireRole(present.role, roles);
}

/** As `lockCaller`; also throws if the password that was confirmed has changed. */
export async function lockConfirmed(trx: Trx, caller: Caller, confirmed: Credential): Promise<void> {
  await lockCaller(trx, caller);
  const present = await findCredential(trx, caller.user.id);
  if (present?.passwordHash !== confirmed.passwordHash) {
    throw passwordChanged();
  }
}

export const passwordChanged = () => refuseField('passwordJustChanged', 'currentPassword');
