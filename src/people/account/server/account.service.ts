import { isUniqueViolation } from '#kit/db/errors.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound, refuse, refuseField } from '#kit/server/errors.ts';
import type { Account, AccountUpdate, PasswordChange } from '#people/account/account.ts';
import {
  deleteSession,
  endSessions,
  findUser,
  invalidateDevices,
  replacePassword,
} from '#people/sign-in/server/auth.queries.ts';
import { shownEmail } from '#people/sign-in/server/auth.service.ts';
import { lockCaller, lockConfirmed, passwordChanged } from '#people/sign-in/server/caller.ts';
import { deviceCookie } from '#people/sign-in/server/known-device.ts';
import { endPasswordLinks } from '#people/sign-in/server/password-links.queries.ts';
import { storeAccount } from './account.queries.ts';
import { confirmPassword } from './confirm-password.ts';
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
    language: user.language,
    hasSecondFactor,
    backupCodesLeft: hasSecondFactor ? await countBackupCodes(deps, userId) : null,
  };
}

/** Another email address needs the password: it signs in, and a stolen session must not keep the account. */
export async function updateAccount(
  deps: Deps,
  caller: Caller,
  { currentPassword, ...update }: AccountUpdate,
): Promise<Account> {
  const confirmed =
    currentPassword === undefined ? null : await confirmPassword(deps, caller, currentPassword);
  try {
    await inTransaction(deps.db, async (trx) => {
      if (confirmed) await lockConfirmed(trx, caller, confirmed);
      else await lockCaller(trx, caller);
      const before = (await findUser(trx, caller.user.id))!;
      const { name = before.name, email = before.email, language = before.language } = update;
      const account = { name, email, language };
      if (!confirmed && before.email !== account.email) {
        throw refuseField('passwordForEmail', 'currentPassword');
      }
      await storeAccount(trx, caller.user.id, account, deps.clock());
      if (before.email !== account.email) await endPasswordLinks(trx, before.id);
      const event = { type: 'person-changed', subject: { kind: 'person', id: before.id } } as const;
      const former = { name: before.name, email: shownEmail(before.email), language: before.language };
      await record(
        trx,
        { caller, ...event, before: former, after: { ...account, email: shownEmail(email) } },
        deps.clock(),
      );
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuseField('emailTaken', 'email');
  }
  return getAccount(deps, caller.user.id);
}

/** The number of ended sessions, and the `Set-Cookie` values that keep this browser known. */
interface EndedSessions {
  ended: number;
  cookie: string;
}

/** Ends the user's other sessions, and sign-ins that began with the old password. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: PasswordChange,
): Promise<EndedSessions> {
  const confirmed = await confirmPassword(deps, caller, currentPassword);
  if (newPassword === currentPassword) {
    throw refuseField('samePassword', 'newPassword');
  }
  const hash = await (await deps.auth.$context).password.hash(newPassword);
  const { ended, credential } = await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const credential = await replacePassword(trx, confirmed, hash, deps.clock());
    if (!credential) throw passwordChanged();
    await trx.updateTable('users').set({ hasIssuedPassword: 0 }).where('id', '=', caller.user.id).execute();
    const subject = { kind: 'person', id: caller.user.id } as const;
    await record(trx, { caller, type: 'password-changed', subject }, deps.clock());
    return { ended: await endSessions(trx, caller.user.id, caller.sessionId), credential };
  });
  return { ended, cookie: await deviceCookie(deps, credential) };
}

/** Also makes other browsers unknown. */
export async function endOtherSessions(deps: Deps, caller: Caller): Promise<EndedSessions> {
  const { user, sessionId } = caller;
  const { ended, credential } = await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const credential = await invalidateDevices(trx, user.id, deps.clock());
    const ended = await endSessions(trx, user.id, sessionId);
    if (ended > 0) await recordEnded(trx, caller, ended, deps.clock());
    return { ended, credential };
  });
  if (!credential) throw notFound('This account');
  return { ended, cookie: await deviceCookie(deps, credential) };
}

const recordEnded = (trx: Trx, caller: Caller, ended: number, now: Date) => {
  const subject = { kind: 'person', id: caller.user.id } as const;
  return record(trx, { caller, type: 'sessions-ended', subject, after: { ended } }, now);
};

export function endSession({ db, clock }: Deps, caller: Caller, id: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    if (!(await deleteSession(trx, caller.user.id, id))) {
      throw refuse('not-found', 'sessionEnded');
    }
    await recordEnded(trx, caller, 1, clock());
  });
}
