import { isUniqueViolation } from '#server/db/errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import { endSessions, findUser, storePasswordHash } from '#server/features/auth/auth.queries.ts';
import { shownEmail } from '#server/features/auth/auth.service.ts';
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

/** Ends every other session of this user, and every sign-in that was begun with the old password; returns how many sessions. */
export async function changePassword(
  deps: Deps,
  caller: Caller & { sessionId: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<number> {
  await confirmPassword(deps, caller, currentPassword);
  if (newPassword === currentPassword) {
    throw wrongField('newPassword', 'This is your current password. Choose another one');
  }
  const hash = await (await deps.auth.$context).password.hash(newPassword);
  return inTransaction(deps.db, async (trx) => {
    await storePasswordHash(trx, caller.user.id, hash, deps.clock());
    return endSessions(trx, caller.user.id, caller.sessionId);
  });
}

export const endOtherSessions = ({ db }: Deps, { user, sessionId }: Caller & { sessionId: string }) =>
  inTransaction(db, (trx) => endSessions(trx, user.id, sessionId));

export async function endSession({ db }: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteSession(db, userId, id))) {
    throw new AppError('not-found', 'This session has already ended.');
  }
}
