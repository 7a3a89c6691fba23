import { isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { deleteOpened, findChallengedUser, findCredential } from './auth.queries.ts';
import { challengeCookies, sessionCookies, unreadable, withDue } from './auth.service.ts';
import { challengeCookieName } from './better-auth.ts';
import { deviceCookie, findKnownDevice } from './known-device.ts';
import { recordSignIn } from './record-sign-in.ts';
import { findSecondFactor, takeStep } from './second-factor.queries.ts';
import { type Caller, getHeaders, isStale, type SignInAnswer } from './sign-in.ts';
import { countAttempt, forgiveAttempt } from './sign-in-throttle.ts';
import { stepOfCode } from './totp.ts';

/**
 * The second step of a sign-in. `code` comes from the app or is a backup code, `challenge` is the first step's cookie.
 * Throws `wrong-credentials` for a wrong or used code, `not-signed-in` if the first step is missing or expired.
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
  const attempt = await countAttempt(deps, device ? { device } : { getCode: user.id });
  const isFromApp = /^\d{6}$/.test(code);
  const { address } = caller;
  const { headers, response } = await enterCode().catch(async (error) => {
    await recordSignIn(deps, { userId: user.id, address, isFailed: true });
    throw error;
  });
  async function enterCode() {
    if (isFromApp && !(await takeCode(deps, user!.id, code))) throw wrongCode();
    return openSession(deps, { ...caller, code, challenge, isFromApp });
  }
  if (await isStale(deps, credential)) {
    await deleteOpened(deps.db, user.id, response.token ?? null);
    throw startAgain();
  }
  await forgiveAttempt(deps, attempt);
  await recordSignIn(deps, { userId: user.id, address, isFailed: false });
  return {
    answer: await withDue(deps, user),
    cookies: [
      ...sessionCookies(deps, headers),
      ...challengeCookies(deps, headers),
      await deviceCookie(deps, credential),
    ],
  };
}

/** Consumes the challenge and the backup code. Passes on only the challenge cookie: Better Auth would prefer a session. */
async function openSession(
  { auth, config }: Deps,
  { code, challenge, isFromApp, ...caller }: Caller & { code: string; challenge: string; isFromApp: boolean },
) {
  const headers = getHeaders(caller);
  headers.set('Cookie', `${challengeCookieName(config.isHttps)}=${encodeURIComponent(challenge)}`);
  const call = { body: { code }, headers, returnHeaders: true } as const;
  try {
    return isFromApp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call);
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode >= 500) throw unreadable();
    throw error.body?.code === 'INVALID_BACKUP_CODE' || error.statusCode === 409 ? wrongCode() : startAgain();
  }
}

/** The factor of a correct, unused code, or null. Better Auth itself would accept a code twice. */
export async function takeCode({ db, auth }: Pick<Deps, 'db' | 'auth'>, userId: string, code: string) {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return null;
  const key = (await auth.$context).secretConfig;
  // Better Auth uses the real clock.
  const step = stepOfCode(await symmetricDecrypt({ key, data: factor.secret }), code, Date.now());
  return step !== null && (await takeStep(db, userId, step)) ? factor : null;
}

const wrongCode = () => refuse('wrong-credentials', 'wrongCode');

const startAgain = () => refuse('not-signed-in', 'signInExpired');
