import { isUniqueViolation } from '#server/db/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import {
  endSessions,
  findUser,
  forgetDevices,
  storePasswordHash,
} from '#server/features/auth/auth.queries.ts';
import { shownEmail } from '#server/features/auth/auth.service.ts';
import { deviceCookie } from '#server/features/auth/known-device.ts';
import type { Account, AccountUpdate, PasswordChange } from '#shared/account.ts';
import { deleteSession, storeAccount } from './account.queries.ts';
import { type Caller, confirmPassword } from './confirm-password.ts';
import { countBackupCodes } from './second-factor.service.ts';

export async function getAccount(deps: Deps, userId: string): Promise<Account> {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound('This account');
  const hasSecondFactor = user.twoFactorEnabled === 1;
  return {
    id: user.id,
    username: user.username ?? '',
    name: user.name,
    email: shownEmail(user.email),
    hasSecondFactor,
    backupCodesLeft: hasSecondFactor ? await countBackupCodes(deps, userId) : null,
  };
}

export async function updateAccount(deps: Deps, userId: string, account: AccountUpdate): Promise<Account> {
  try {
    await storeAccount(deps.db, userId, account, deps.clock());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw wrongField('email', 'Another account uses this email address');
  }
  return getAccount(deps, userId);
}

/** How many sessions have ended, and what keeps this browser known, as the value of `Set-Cookie`. */
interface EndedSessions {
  ended: number;
  cookie: string;
}

/** Ends every other session of this user, and every sign-in that was begun with the old password. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: PasswordChange,
): Promise<EndedSessions> {
  await confirmPassword(deps, caller, currentPassword);
  if (newPassword === currentPassword) {
    throw wrongField('newPassword', 'This is your current password. Choose another one');
  }
  const hash = await (await deps.auth.$context).password.hash(newPassword);
  const now = deps.clock();
  const ended = await inTransaction(deps.db, async (trx) => {
    await storePasswordHash(trx, caller.user.id, hash, now);
    return endSessions(trx, caller.user.id, caller.sessionId);
  });
  const credential = { userId: caller.user.id, passwordHash: hash, storedAt: now.toISOString() };
  return { ended, cookie: await deviceCookie(deps, credential) };
}

/** Other browsers are no longer known, too. */
export async function endOtherSessions(deps: Deps, { user, sessionId }: Caller): Promise<EndedSessions> {
  const { ended, credential } = await inTransaction(deps.db, async (trx) => ({
    ended: await endSessions(trx, user.id, sessionId),
    credential: await forgetDevices(trx, user.id, deps.clock()),
  }));
  if (!credential) throw notFound('This account');
  return { ended, cookie: await deviceCookie(deps, credential) };
}

export async function endSession({ db }: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteSession(db, userId, id))) {
    throw new AppError('not-found', 'This session has already ended.');
  }
}
