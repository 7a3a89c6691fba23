import { isAPIError } from 'better-auth/api';
import type { Login, LoginAnswer } from '#kit/access/auth.ts';
import { createQueue } from '#kit/http/queue.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import {
  type Credential,
  deleteOpened,
  findCredentialByName,
  findUsername,
  settledPasswordHash,
} from './auth.queries.ts';
import { challengeCookies, sessionCookies, unreadable, withDue } from './auth.service.ts';
import { addressHeader } from './better-auth.ts';
import { deviceCookie, findKnownDevice, mayBeKnown } from './known-device.ts';
import { recordSignIn } from './record-sign-in.ts';
import { type Bucket, countAttempt, forgiveAttempt, refuseWaiting } from './sign-in-throttle.ts';

const maxUserAgentLength = 300;

/**
 * Checking a password takes a tenth of a second of CPU and a transaction. Strangers share two slots, so that a thousand
 * of them delay nobody else.
 */
const strangers = createQueue({ concurrency: 2, maxWaiting: 20 });

export interface Caller {
  address: string;
  userAgent: string;
  /** From the browser. */
  cookies: Record<string, string>;
}

export interface SignInAnswer {
  answer: LoginAnswer;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/**
 * Opens a new session. Throws `wrong-credentials` for every wrong pair, with the same message and timing, and
 * `too-many-requests` after repeated failures. See docs/product/people.md#sign-in.
 *
 * With a second factor, a right pair opens no session. The response is `{ secondFactor: true }` with a signed HttpOnly
 * cookie that lasts ten minutes and names a row of `verifications`. `signInWithCode` takes it with a code. Failures
 * stay counted until then, so that a known password buys no guesses at codes.
 */
export async function signIn(deps: Deps, typed: Login & Caller): Promise<SignInAnswer> {
  const input = { ...typed, username: await findUsername(deps.db, typed.username) };
  const device = mayBeKnown(input.cookies)
    ? await findKnownDevice(deps, await findCredentialByName(deps.db, input.username), input.cookies)
    : null;
  if (device) return signInAs(deps, input, { device });
  const stranger = { account: input.username, address: input.address };
  await refuseWaiting(deps, stranger);
  return strangers.run(() => signInAs(deps, input, stranger));
}

async function signInAs(deps: Deps, input: Login & Caller, bucket: Bucket): Promise<SignInAnswer> {
  const attempt = await countAttempt(deps, bucket);
  const credential = await findCredentialByName(deps.db, input.username);
  const { headers, response } = await openWithPassword(deps, input, credential).catch(async (error) => {
    const { address } = input;
    if (isWrongPair(error)) await recordSignIn(deps, { userId: credential?.userId, address, isFailed: true });
    throw error;
  });
  if ('twoFactorRedirect' in response) {
    await forgiveAttempt(deps, attempt, { isCodeDue: true });
    return { answer: { secondFactor: true }, cookies: challengeCookies(deps, headers) };
  }
  await forgiveAttempt(deps, attempt);
  await recordSignIn(deps, { userId: credential?.userId, address: input.address, isFailed: false });
  return {
    answer: await withDue(deps, response.user),
    cookies: [
      ...sessionCookies(deps, headers),
      ...(credential ? [await deviceCookie(deps, credential)] : []),
    ],
  };
}

/**
 * The password may change, or the user be removed, during the tenth of a second that checking takes. Whatever the old
 * password opened in the meantime is closed here.
 */
async function openWithPassword(deps: Deps, input: Login & Caller, before: Credential | undefined) {
  const opened = await checkPassword(deps, input).catch(async (error) => {
    // A removed user gets no session. A wrong pair takes the same time for everybody, so it needs no further query.
    if (isWrongPair(error) || !(await isStale(deps, before))) throw error;
    return null;
  });
  if (opened && !(await isStale(deps, before))) return opened;
  if (opened) {
    const { response } = opened;
    await deleteOpened(deps.db, before!.userId, 'token' in response ? response.token : null);
  }
  throw wrongPair();
}

/** Whether the password changed or the user was removed since `before`. */
export const isStale = async ({ db }: Deps, before: Credential | undefined) =>
  before !== undefined && before.passwordHash !== (await settledPasswordHash(db, before.userId));

async function checkPassword({ auth }: Deps, { username, password, ...caller }: Login & Caller) {
  try {
    return await auth.api.signInUsername({
      body: { username, password },
      headers: getHeaders(caller),
      returnHeaders: true,
    });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode >= 500) throw unreadable();
    // Better Auth hashes for an unknown user, but not for a malformed name or password.
    if (error.statusCode !== 401) await (await auth.$context).password.hash(password);
    throw wrongPair();
  }
}

export const getHeaders = ({ address, userAgent }: Omit<Caller, 'cookies'>) =>
  new Headers({ 'User-Agent': userAgent.slice(0, maxUserAgentLength), [addressHeader]: address });

const wrongPair = () => refuse('wrong-credentials', 'wrongPair');

const isWrongPair = (error: unknown) => error instanceof AppError && error.code === 'wrong-credentials';
