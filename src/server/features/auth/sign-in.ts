import { isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { createTurns } from '#server/http/turns.ts';
import type { Login, LoginAnswer } from '#shared/auth.ts';
import {
  type Credential,
  deleteOpened,
  findChallengedUser,
  findCredential,
  findCredentialByName,
  settledPasswordHash,
} from './auth.queries.ts';
import {
  addressHeader,
  challengeCookieName,
  challengeCookies,
  sessionCookies,
  toCurrentUser,
  unreadable,
} from './auth.service.ts';
import { deviceCookie, findKnownDevice, mayBeKnown } from './known-device.ts';
import { findSecondFactor, takeStep } from './second-factor.queries.ts';
import {
  type Bucket,
  countAttempt,
  forgiveAttempt,
  refuseWaiting,
  takeBackAttempt,
} from './sign-in-throttle.ts';
import { stepOfCode } from './totp.ts';

const maxUserAgentLength = 300;

/**
 * To look at a password takes a tenth of a second of a core and a transaction. Strangers share two places, so that a
 * thousand of them keep neither known devices nor anybody else waiting.
 */
const inTurn = createTurns({ atOnce: 2, waitingAtMost: 20 });

interface Caller {
  address: string;
  userAgent: string;
  /** As the browser sent them. */
  cookies: Record<string, string>;
}

interface SignInAnswer {
  answer: LoginAnswer;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/**
 * Always opens a new session. Throws `wrong-credentials` for every wrong pair, in the same words and time, and
 * `too-many-requests` after repeated failures. Specification: Roles and permissions.
 *
 * Where the account has a second factor, a right pair opens nothing. The answer is `{ secondFactor: true }` with a
 * signed HttpOnly cookie that lasts ten minutes and names a row of `verifications`: who gave the right password.
 * `signInWithCode` takes it together with a code. Until then failures are not forgiven, so that a known password buys
 * no guesses at codes.
 */
export async function signIn(deps: Deps, input: Login & Caller): Promise<SignInAnswer> {
  const device = mayBeKnown(input.cookies)
    ? await findKnownDevice(deps, await findCredentialByName(deps.db, input.username), input.cookies)
    : null;
  if (device) return signInAs(deps, input, { device });
  const stranger = { account: input.username, address: input.address };
  await refuseWaiting(deps, stranger);
  return inTurn(() => signInAs(deps, input, stranger));
}

async function signInAs(deps: Deps, input: Login & Caller, bucket: Bucket): Promise<SignInAnswer> {
  const attempt = await countAttempt(deps, bucket);
  const credential = await findCredentialByName(deps.db, input.username);
  const { headers, response } = await openWithPassword(deps, input, credential);
  if ('twoFactorRedirect' in response) {
    await takeBackAttempt(deps, attempt);
    return { answer: { secondFactor: true }, cookies: challengeCookies(deps, headers) };
  }
  await forgiveAttempt(deps, attempt);
  return {
    answer: toCurrentUser(response.user),
    cookies: [
      ...sessionCookies(deps, headers),
      ...(credential ? [await deviceCookie(deps, credential)] : []),
    ],
  };
}

/**
 * To check a password takes a tenth of a second, in which it may be changed, or its user removed. That ends what it
 * sees; what the former password opened afterwards is taken back here.
 */
async function openWithPassword(deps: Deps, input: Login & Caller, before: Credential | undefined) {
  const { db } = deps;
  const isStale = async () =>
    before !== undefined && before.passwordHash !== (await settledPasswordHash(db, before.userId));
  const opened = await checkPassword(deps, input).catch(async (error) => {
    // Nothing can be opened for a user who is gone. A wrong pair costs the same for everybody: nothing more is asked.
    if (isWrongPair(error) || !(await isStale())) throw error;
    return null;
  });
  if (opened && !(await isStale())) return opened;
  if (opened) {
    const { response } = opened;
    await deleteOpened(db, before!.userId, 'token' in response ? response.token : null);
  }
  throw wrongPair();
}

async function checkPassword({ auth }: Deps, { username, password, ...caller }: Login & Caller) {
  try {
    return await auth.api.signInUsername({
      body: { username, password },
      headers: headersOf(caller),
      returnHeaders: true,
    });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode >= 500) throw unreadable();
    // For an unknown user Better Auth spends the time of a hash; for a malformed name or password it does not.
    if (error.statusCode !== 401) await (await auth.$context).password.hash(password);
    throw wrongPair();
  }
}

/**
 * The second step: `code` is of the app or a backup code, `challenge` the value of the cookie from the first. Throws
 * `wrong-credentials` for a wrong or used code, `not-signed-in` where the first step is missing or too long ago.
 */
export async function signInWithCode(
  deps: Deps,
  { code, challenge, ...caller }: Caller & { code: string; challenge: string },
): Promise<SignInAnswer> {
  const [identifier = ''] = challenge.split('.');
  const user = await findChallengedUser(deps.db, identifier, new Date());
  const credential = user && (await findCredential(deps.db, user.id));
  if (!credential) throw startAgain();
  const device = await findKnownDevice(deps, credential, caller.cookies);
  const attempt = await countAttempt(deps, device ? { device } : { codeOf: user.id });
  const isFromApp = /^\d{6}$/.test(code);
  if (isFromApp && !(await takeCode(deps, user.id, code))) throw wrongCode();
  const headers = await openSession(deps, { ...caller, code, challenge, isFromApp });
  await forgiveAttempt(deps, attempt);
  return {
    answer: toCurrentUser(user),
    cookies: [
      ...sessionCookies(deps, headers),
      ...challengeCookies(deps, headers),
      await deviceCookie(deps, credential),
    ],
  };
}

/** Consumes the challenge, and the backup code. Only its own cookie is passed on: a session would be asked first. */
async function openSession(
  { auth, config }: Deps,
  { code, challenge, isFromApp, ...caller }: Caller & { code: string; challenge: string; isFromApp: boolean },
): Promise<Headers> {
  const headers = headersOf(caller);
  headers.set('Cookie', `${challengeCookieName(config.isHttps)}=${encodeURIComponent(challenge)}`);
  const call = { body: { code }, headers, returnHeaders: true } as const;
  try {
    const opened = isFromApp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call);
    return opened.headers;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode >= 500) throw unreadable();
    throw error.body?.code === 'INVALID_BACKUP_CODE' || error.statusCode === 409 ? wrongCode() : startAgain();
  }
}

/** Whether the code is right now and was not used before. Better Auth would take it as long as it is valid. */
export async function takeCode({ db, auth }: Pick<Deps, 'db' | 'auth'>, userId: string, code: string) {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return false;
  const key = (await auth.$context).secretConfig;
  // The real clock, as Better Auth looks at it.
  const step = stepOfCode(await symmetricDecrypt({ key, data: factor.secret }), code, Date.now());
  return step !== null && (await takeStep(db, userId, step));
}

const headersOf = ({ address, userAgent }: Omit<Caller, 'cookies'>) =>
  new Headers({ 'User-Agent': userAgent.slice(0, maxUserAgentLength), [addressHeader]: address });

const wrongPair = () => new AppError('wrong-credentials', 'Invalid username or password. Please try again.');

const isWrongPair = (error: unknown) => error instanceof AppError && error.code === 'wrong-credentials';

const wrongCode = () =>
  new AppError(
    'wrong-credentials',
    'That code is wrong or was already used. Please try the next one. If it still doesn’t work, check the time on your phone.',
  );

const startAgain = () =>
  new AppError('not-signed-in', 'This sign-in timed out. Please enter your password again.');
