import { isAPIError } from 'better-auth/api';
import type { CurrentUser } from '#kit/access/auth.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { isLanguage } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import {
  deleteExpired,
  deleteSession,
  lockUser,
  requiresSecondFactor,
  touchSession,
} from './auth.queries.ts';
import { challengeCookieName, sessionCookieName } from './better-auth.ts';
import { deleteOldAttempts } from './sign-in-throttle.ts';

const touchMilliseconds = 60_000;
export interface ReadSession {
  user: CurrentUser;
  /** Empty for a key. */
  sessionId: string;
  keyId?: number;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/** Ends the session on the server, and its device's alerts. Returns values for `Set-Cookie`, even if nobody was signed in. */
export async function signOut(deps: Deps, headers: Headers): Promise<string[]> {
  const session = await readSession(deps, headers, { disableRefresh: true });
  if (session) {
    const { user, sessionId } = session;
    await inTransaction(deps.db, async (trx) => {
      // So that a device that registers at this moment is either removed or refused.
      await lockUser(trx, user.id);
      await deleteSession(trx, user.id, sessionId);
    });
  }
  const signedOut = await deps.auth.api.signOut({ headers, returnHeaders: true });
  // Better Auth logs a failed deletion but reports success.
  if (await currentUser(deps, headers)) throw unreadable();
  return sessionCookies(deps, signedOut.headers);
}

/** The user of these headers. Does not extend the session. */
async function currentUser(deps: Deps, headers: Headers): Promise<CurrentUser | null> {
  const session = await readSession(deps, headers, { disableRefresh: true });
  return session?.user ?? null;
}

/** As `currentUser`, and records the use. Once a day it extends the session and returns the new cookie in `cookies`. */
export const continueSession = (deps: Deps, headers: Headers): Promise<ReadSession | null> =>
  readSession(deps, headers, {});

async function readSession(
  deps: Deps,
  headers: Headers,
  query: { disableRefresh?: boolean },
): Promise<ReadSession | null> {
  try {
    const session = await deps.auth.api.getSession({ headers, query, returnHeaders: true });
    if (!session.response) return null;
    const { id, lastUsedAt } = session.response.session;
    if (!query.disableRefresh) await noteUse(deps, id, lastUsedAt);
    return {
      user: await withDue(deps, session.response.user),
      sessionId: id,
      cookies: sessionCookies(deps, session.headers),
    };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // The session ended elsewhere in the meantime.
    if (error.statusCode === 401) return null;
    // Better Auth logs the cause and throws an error of its own.
    throw unreadable();
  }
}

/** Writes at most once a minute, and never fails the call. */
async function noteUse({ db, clock, log }: Deps, id: string, lastUsedAt: Date | null | undefined) {
  const now = clock();
  if (lastUsedAt && Math.abs(now.getTime() - new Date(lastUsedAt).getTime()) < touchMilliseconds) return;
  try {
    await touchSession(db, id, now);
  } catch (error) {
    log.warn('use of a session was not noted', { error: String(error) });
  }
}

/** Deletes expired sessions, unfinished sign-ins and old failures. For the hourly sweep. */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, clock());
  await deleteOldAttempts(db, clock());
}

export const notSignedIn = () => refuse('not-signed-in', 'signInFirst');

export const unreadable = () =>
  refuse('unavailable', 'sessionUnreadable', {
    retryAfterSeconds: 5,
  });

type AuthUser = Pick<CurrentUser, 'id' | 'name' | 'email'> & {
  username?: string | null;
  role?: string | null;
  crewId?: number | null;
  language?: string | null;
  hasIssuedPassword?: boolean | number | null;
  twoFactorEnabled?: boolean | number | null;
};

/** Says also whether everyone needs a second factor and this user has none. */
export async function withDue({ db }: Pick<Deps, 'db'>, user: AuthUser): Promise<CurrentUser> {
  const isDue = !user.twoFactorEnabled && (await requiresSecondFactor(db));
  return { ...toCurrentUser(user), ...(isDue && { isSecondFactorDue: true }) };
}

const toCurrentUser = ({ id, username, name, email, role, ...user }: AuthUser): CurrentUser => ({
  id,
  username: username ?? '',
  name,
  email: shownEmail(email),
  role: role ?? '',
  ...(typeof user.crewId === 'number' && { crewId: user.crewId }),
  ...(role === 'crew' && isLanguage(user.language) && { language: user.language }),
  ...(user.hasIssuedPassword && { hasIssuedPassword: true }),
});

/** Better Auth requires a unique email. Users without one get this; no screen shows it. */
export const placeholderEmail = (userId: string) => `${userId}${noEmail}`;
export const shownEmail = (email: string) => (email.endsWith(noEmail) ? '' : email);
const noEmail = '@no-email.invalid';

/** Drops the cookies that Better Auth expires for features that are off. */
export const sessionCookies = ({ config }: Deps, headers: Headers) =>
  cookiesNamed(headers, sessionCookieName(config.isHttps));

export const challengeCookies = ({ config }: Deps, headers: Headers) =>
  cookiesNamed(headers, challengeCookieName(config.isHttps));

const cookiesNamed = (headers: Headers, name: string) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
