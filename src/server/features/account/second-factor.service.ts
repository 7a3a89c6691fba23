import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, wrongField } from '#server/errors.ts';
import { backupCode, shownBackupCode } from '#server/features/auth/readable-secret.ts';
import {
  findSecondFactor,
  insertSecondFactor,
  storeBackupCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#server/features/auth/second-factor.queries.ts';
import { takeCode } from '#server/features/auth/sign-in.ts';
import { countAttempt, forgiveAttempt } from '#server/features/auth/sign-in-throttle.ts';
import { base32 } from '#server/features/auth/totp.ts';
import type { SecondFactorSetup } from '#shared/account.ts';
import { business } from '#shared/content/business.ts';
import { type Caller, confirmPassword } from './confirm-password.ts';

const backupCodeCount = 10;

/** Begins: nothing is asked at a sign-in until `confirmSetup` has seen a code. Beginning again makes another secret. */
export async function setUp(deps: Deps, caller: Caller, password: string): Promise<SecondFactorSetup> {
  await confirmPassword(deps, caller, password);
  await refuseIfOn(deps, caller);
  const secret = randomBytes(16).toString('base64url');
  await insertSecondFactor(
    deps.db,
    caller.user.id,
    await encrypt(deps, secret),
    await encrypt(deps, JSON.stringify([])),
  );
  return { secret: base32(secret), uri: uriOf(base32(secret), caller.user.username) };
}

/** Turns it on, and returns the backup codes. */
export async function confirmSetup(deps: Deps, { user, sessionId }: Caller, code: string): Promise<string[]> {
  await refuseIfOn(deps, { user });
  if (!(await findSecondFactor(deps.db, user.id))) {
    throw new AppError('not-found', 'Your setup expired. Please start again.');
  }
  const attempt = await countAttempt(deps, { session: sessionId });
  if (!(await takeCode(deps, user.id, code))) {
    throw wrongField(
      'code',
      'That code is wrong. Enter the code the app shows now. If it still doesn’t work, check the time on your phone',
    );
  }
  await forgiveAttempt(deps, attempt);
  const codes = newBackupCodes();
  const encrypted = await encrypt(deps, JSON.stringify(codes));
  await inTransaction(deps.db, (trx) => turnOnSecondFactor(trx, user.id, encrypted));
  return codes.map(shownBackupCode);
}

export async function turnOff(deps: Deps, caller: Caller, password: string): Promise<void> {
  await confirmPassword(deps, caller, password);
  await inTransaction(deps.db, (trx) => turnOffSecondFactor(trx, caller.user.id));
}

/** The former ones are void. */
export async function renewBackupCodes(deps: Deps, caller: Caller, password: string): Promise<string[]> {
  await confirmPassword(deps, caller, password);
  const factor = await findSecondFactor(deps.db, caller.user.id);
  if (!factor?.verified) throw new AppError('not-found', 'Two-step sign-in is off.');
  const codes = newBackupCodes();
  await storeBackupCodes(deps.db, caller.user.id, await encrypt(deps, JSON.stringify(codes)));
  return codes.map(shownBackupCode);
}

export async function countBackupCodes({ db, auth }: Deps, userId: string): Promise<number> {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return 0;
  const key = (await auth.$context).secretConfig;
  return JSON.parse(await symmetricDecrypt({ key, data: factor.backupCodes })).length;
}

async function refuseIfOn({ db }: Deps, { user }: Pick<Caller, 'user'>): Promise<void> {
  const factor = await findSecondFactor(db, user.id);
  if (factor?.verified) throw wrongField('code', 'Two-step sign-in is on already');
}

const encrypt = async ({ auth }: Deps, data: string) =>
  symmetricEncrypt({ key: (await auth.$context).secretConfig, data });

const newBackupCodes = () => Array.from({ length: backupCodeCount }, backupCode);

/** The form that authenticator apps read from a QR code. */
function uriOf(secret: string, username: string): string {
  const [issuer, account] = [encodeURIComponent(business.name), encodeURIComponent(username)];
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
