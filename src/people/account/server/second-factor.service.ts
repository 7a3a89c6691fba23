import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse, refuseField } from '#kit/server/errors.ts';
import type { SecondFactorSetup } from '#people/account/account.ts';
import { requiresSecondFactor } from '#people/sign-in/server/auth.queries.ts';
import { lockCaller, lockConfirmed } from '#people/sign-in/server/caller.ts';
import { backupCode, shownBackupCode } from '#people/sign-in/server/readable-secret.ts';
import {
  findSecondFactor,
  insertSecondFactor,
  replaceBackupCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#people/sign-in/server/second-factor.queries.ts';
import { takeCode } from '#people/sign-in/server/sign-in-code.ts';
import { countAttempt, forgiveAttempt } from '#people/sign-in/server/sign-in-throttle.ts';
import { base32 } from '#people/sign-in/server/totp.ts';
import { confirmPassword } from './confirm-password.ts';

const backupCodeCount = 10;

/** Starts a setup. Sign-ins ask for a code only after `confirmSetup`. Starting again makes a new secret. */
export async function setUp(deps: Deps, caller: Caller, password: string): Promise<SecondFactorSetup> {
  const confirmed = await confirmPassword(deps, caller, password);
  const secret = randomBytes(16).toString('base64url');
  const [encryptedSecret, noCodes] = [await encrypt(deps, secret), await encrypt(deps, JSON.stringify([]))];
  await inTransaction(deps.db, async (trx) => {
    await lockConfirmed(trx, caller, confirmed);
    if (!(await insertSecondFactor(trx, caller.user.id, encryptedSecret, noCodes))) throw isOnAlready();
  });
  return {
    secret: base32(secret),
    uri: getUri((await readProfile(deps.db)).name, base32(secret), caller.user.username),
  };
}

/** Turns the second factor on and returns the backup codes. */
export async function confirmSetup(deps: Deps, caller: Caller, code: string): Promise<string[]> {
  const { user, sessionId } = caller;
  const begun = await findSecondFactor(deps.db, user.id);
  if (begun?.verified) throw isOnAlready();
  if (!begun) {
    throw refuse('not-found', 'setupExpired');
  }
  const attempt = await countAttempt(deps, { session: sessionId });
  const factor = await takeCode(deps, user.id, code);
  if (!factor) {
    throw refuseField('wrongSetupCode', 'code');
  }
  await forgiveAttempt(deps, attempt);
  const codes = newBackupCodes();
  const encrypted = await encrypt(deps, JSON.stringify(codes));
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    if (!(await turnOnSecondFactor(trx, factor, encrypted))) throw changedMeanwhile();
    const subject = { kind: 'person', id: user.id } as const;
    await record(trx, { caller, type: 'second-factor-on', subject }, deps.clock());
  });
  return codes.map(shownBackupCode);
}

export async function turnOff(deps: Deps, caller: Caller, password: string): Promise<void> {
  const confirmed = await confirmPassword(deps, caller, password);
  await inTransaction(deps.db, async (trx) => {
    await lockConfirmed(trx, caller, confirmed);
    if (await requiresSecondFactor(trx)) {
      throw refuse('wrong-state', 'secondFactorStays');
    }
    await turnOffSecondFactor(trx, caller.user.id);
    const subject = { kind: 'person', id: caller.user.id } as const;
    await record(trx, { caller, type: 'second-factor-off', subject }, deps.clock());
  });
}

/** Invalidates the old backup codes. */
export async function renewBackupCodes(deps: Deps, caller: Caller, password: string): Promise<string[]> {
  const factor = await findSecondFactor(deps.db, caller.user.id);
  const confirmed = await confirmPassword(deps, caller, password);
  if (!factor?.verified) throw refuse('not-found', 'secondFactorOff');
  const codes = newBackupCodes();
  const encrypted = await encrypt(deps, JSON.stringify(codes));
  await inTransaction(deps.db, async (trx) => {
    await lockConfirmed(trx, caller, confirmed);
    if (!(await replaceBackupCodes(trx, factor, encrypted))) throw changedMeanwhile();
  });
  return codes.map(shownBackupCode);
}

export async function countBackupCodes({ db, auth }: Deps, userId: string): Promise<number> {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return 0;
  const key = (await auth.$context).secretConfig;
  return JSON.parse(await symmetricDecrypt({ key, data: factor.backupCodes })).length;
}

const isOnAlready = () => refuseField('secondFactorOn', 'code');

const changedMeanwhile = () => refuse('wrong-state', 'secondFactorChanged');

const encrypt = async ({ auth }: Deps, data: string) =>
  symmetricEncrypt({ key: (await auth.$context).secretConfig, data });

const newBackupCodes = () => Array.from({ length: backupCodeCount }, backupCode);

/** The URI that authenticator apps read from a QR code. */
function getUri(business: string, secret: string, username: string): string {
  const [issuer, account] = [encodeURIComponent(business), encodeURIComponent(username)];
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
