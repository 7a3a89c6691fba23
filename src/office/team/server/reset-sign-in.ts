import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { getPerson } from '#people/account/server/people.queries.ts';
import {
  type Credential,
  endSessions,
  findCredential,
  invalidateDevices,
  lockUser,
  replacePassword,
} from '#people/sign-in/server/auth.queries.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { turnOffSecondFactor } from '#people/sign-in/server/second-factor.queries.ts';
import { by, type PeopleServices } from './people.service.ts';

/** Ends the person's sessions. The second factor stays unless `isTotpDisabled`. `caller` is null on the command line. */
export async function resetPassword(
  { db, auth, clock }: PeopleServices,
  caller: Caller | null,
  userId: string,
  password: string,
  { isTotpDisabled }: { isTotpDisabled: boolean },
): Promise<void> {
  refuseSelf(caller, userId);
  const now = clock();
  await getPerson(db, userId);
  const former = await findCredential(db, userId);
  const hash = await (await auth.$context).password.hash(password);
  await inTransaction(db, async (trx) => {
    if (caller) await lockCaller(trx, caller);
    await lockUser(trx, userId);
    await storePassword(trx, { userId, former, hash, isIssued: caller !== null }, now);
    const subject = { kind: 'person', id: userId } as const;
    await record(trx, { ...by(caller), type: 'password-reset', subject }, now);
    if (!isTotpDisabled) return;
    await turnOffSecondFactor(trx, userId);
    await record(trx, { ...by(caller), type: 'second-factor-off', subject }, now);
  });
}

interface NewPassword {
  userId: string;
  former: Credential | undefined;
  hash: string;
  /** Somebody else sees it. */
  isIssued: boolean;
}

/** Ends the person's sessions and password links, and makes their browsers unknown. The caller has locked the user. */
export async function storePassword(
  trx: Trx,
  { userId, former, hash, isIssued }: NewPassword,
  now: Date,
): Promise<void> {
  if (!former || !(await replacePassword(trx, former, hash, now))) {
    throw new AppError('wrong-state', 'The password was just changed, or its account removed. Try again.');
  }
  await endSessions(trx, userId);
  const hasIssuedPassword = toFlag(isIssued);
  await trx.updateTable('users').set({ hasIssuedPassword }).where('id', '=', userId).execute();
}

/** For somebody who has lost their phone and their backup codes. */
export async function resetSecondFactor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  userId: string,
): Promise<void> {
  refuseSelf(caller, userId);
  await inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await lockUser(trx, userId);
    const { twoFactorEnabled } = await getPerson(trx, userId);
    await turnOffSecondFactor(trx, userId);
    if (twoFactorEnabled === 0) return;
    const subject = { kind: 'person', id: userId } as const;
    await record(trx, { caller, type: 'second-factor-off', subject }, clock());
  });
}

/** For a lost phone or a shared computer. Returns the number of sessions that ended. */
export function endPersonSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  userId: string,
): Promise<number> {
  refuseSelf(caller, userId);
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await lockUser(trx, userId);
    await getPerson(trx, userId);
    await invalidateDevices(trx, userId, clock());
    const ended = await endSessions(trx, userId);
    const event = { type: 'sessions-ended', subject: { kind: 'person', id: userId } } as const;
    await record(trx, { caller, ...event, after: { ended } }, clock());
    return ended;
  });
}

/** For your own account, `account` asks for the present password instead. */
function refuseSelf(caller: Caller | null, userId: string): void {
  if (caller?.user.id !== userId) return;
  throw new AppError('forbidden', 'Change your own sign-in on your Account screen.');
}
