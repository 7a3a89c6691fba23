import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import type { CurrentUser } from '#shared/auth.ts';
import { deleteExpired, touchSession } from './auth.queries.ts';
import { forgetOldAttempts } from './sign-in-throttle.ts';

const day = 24 * 60 * 60;
const sessionSeconds = 7 * day;
const challengeSeconds = 10 * 60;
const touchMilliseconds = 60_000;
/** Set by `signIn` alone, so that no client can forge it. */
export const addressHeader = 'x-client-address';

export type Auth = ReturnType<typeof createAuth>;

/**
 * Users, password hashes and sessions. Its HTTP handler is not mounted, because it reveals whether a username is taken
 * and returns the session's token in JSON. Our routes call `auth.api` and pass its cookies on.
 */
export function createAuth(db: Db, config: Pick<Config, 'publicUrl' | 'isHttps'>, secret: string, log: Log) {
  return betterAuth({
    // On both engines: SQLite's dialect writes dates as ISO text and booleans as 0 or 1, like our columns.
    database: { db, type: 'sqlite', transaction: true },
    baseURL: config.publicUrl,
    // The environment's BETTER_AUTH_SECRETS would override `secret`.
    secrets: [{ version: 1, value: secret }],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error(message, { error: textOf(details) }),
    },
    emailAndPassword: { enabled: true, disableSignUp: true },
    plugins: [
      username({ displayUsername: false }),
      twoFactor({
        twoFactorCookieMaxAge: challengeSeconds,
        // Our own throttle counts codes together with passwords.
        accountLockout: { enabled: false },
        schema: { twoFactor: { modelName: 'twoFactors' } },
      }),
    ],
    user: {
      modelName: 'users',
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'user' } },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      updateAge: day,
      cookieCache: { enabled: false },
      additionalFields: {
        lastUsedAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
      },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    advanced: {
      // Joins read session and user in one query. Our own test checks the schema.
      database: { joins: true, validateSchema: false },
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(config.isHttps), attributes: { secure: config.isHttps } },
        two_factor: { name: challengeCookieName(config.isHttps), attributes: { secure: config.isHttps } },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  });
}

/** `useSecureCookies` would use the prefix `__Secure-`; `__Host-` also keeps sister domains from setting the cookie. */
export const sessionCookieName = (isHttps: boolean) =>
  isHttps ? '__Host-sunweave_session' : 'sunweave_session';

/** The cookie between password and code. See `signIn`. */
export const challengeCookieName = (isHttps: boolean) =>
  isHttps ? '__Host-sunweave_sign_in' : 'sunweave_sign_in';

interface ReadSession {
  user: CurrentUser;
  sessionId: string;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/** Ends the session on the server. Returns values for `Set-Cookie`, even if nobody was signed in. */
export async function signOut(deps: Deps, headers: Headers): Promise<string[]> {
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
      user: toCurrentUser(session.response.user),
      sessionId: id,
      cookies: sessionCookies(deps, session.headers),
    };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // The session ended elsewhere meanwhile.
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
  await forgetOldAttempts(db, clock());
}

export const unreadable = () =>
  new AppError('unavailable', 'We can’t read your session right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

type AuthUser = Pick<CurrentUser, 'id' | 'name' | 'email'> & {
  username?: string | null;
  role?: string | null;
};

export const toCurrentUser = ({ id, username, name, email, role }: AuthUser): CurrentUser => ({
  id,
  username: username ?? '',
  name,
  email: shownEmail(email),
  role: role ?? '',
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

const textOf = (details: unknown[]) =>
  details.map((detail) => (detail instanceof Error ? detail.stack : String(detail))).join(' ');
