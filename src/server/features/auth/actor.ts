import type { Trx } from '#server/db/transaction.ts';
import { AppError, wrongField } from '#server/errors.ts';
import type { CurrentUser } from '#shared/auth.ts';
import { notSignedIn } from './auth.middleware.ts';
import { type Credential, findCredential, lockUser } from './auth.queries.ts';

/** Who calls, as `requireAdmin` found them. */
export interface Actor {
  user: CurrentUser;
  sessionId: string;
}

/**
 * Throws where the session has ended or the role was taken since the call began; until the transaction ends neither
 * can happen. Every change of a credential begins with this: before it, the call may have hashed or waited for long.
 */
export async function lockActor(trx: Trx, { user, sessionId }: Actor): Promise<void> {
  await lockUser(trx, user.id);
  const present = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.role')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', user.id)
    // Better Auth ends sessions by the real time.
    .where('sessions.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!present) throw notSignedIn();
  if (present.role !== 'admin') throw new AppError('forbidden', 'Only an administrator can do this.');
}

/** As `lockActor`, for what was allowed by a password: throws where that is no longer the password. */
export async function lockConfirmed(trx: Trx, actor: Actor, confirmed: Credential): Promise<void> {
  await lockActor(trx, actor);
  const present = await findCredential(trx, actor.user.id);
  if (present?.passwordHash !== confirmed.passwordHash) {
    throw passwordChanged();
  }
}

export const passwordChanged = () =>
  wrongField('currentPassword', 'Your password was just changed. Enter the new one');
