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
/** Only `signIn` sets it, so that no header of a request can pose as the client's address. */
export const addressHeader = 'x-client-address';

export type Auth = ReturnType<typeof createAuth>;

/**
 * Users, password hashes and sessions. Its HTTP handler is not mounted: it tells whether a username is taken and
 * puts the session's token into JSON. Our routes call `auth.api` and pass its cookies on.
 */
export function createAuth(db: Db, config: Pick<Config, 'publicUrl' | 'isHttps'>, secret: string, log: Log) {
  return betterAuth({
    // On both engines the flavour of SQLite: it writes dates as ISO text and booleans as 0 or 1, as our columns are.
    database: { db, type: 'sqlite', transaction: true },
    baseURL: config.publicUrl,
    // As `secret`, BETTER_AUTH_SECRETS in the environment would replace it.
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
        // Codes count in our own throttle, together with passwords.
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
      // Joins read session and user in one query; the check reads SQLite's catalogue, and our own test holds the schema.
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

/** `useSecureCookies` would put `__Secure-` in front; `__Host-` also forbids a sister domain to plant the cookie. */
export const sessionCookieName = (isHttps: boolean) =>
  isHttps ? '__Host-sunweave_session' : 'sunweave_session';

/** Between password and code: bound to the host like the session's cookie. See `signIn`. */
export const challengeCookieName = (isHttps: boolean) =>
  isHttps ? '__Host-sunweave_sign_in' : 'sunweave_sign_in';

interface ReadSession {
  user: CurrentUser;
  sessionId: string;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/** Ends the session on the server. Returns values for `Set-Cookie`, also where nobody was signed in. */
export async function signOut(deps: Deps, headers: Headers): Promise<string[]> {
  const signedOut = await deps.auth.api.signOut({ headers, returnHeaders: true });
  // Better Auth logs a failed deletion and answers as if it had worked.
  if (await currentUser(deps, headers)) throw unreadable();
  return sessionCookies(deps, signedOut.headers);
}

/** Who sent these headers, without prolonging the session. */
async function currentUser(deps: Deps, headers: Headers): Promise<CurrentUser | null> {
  const session = await readSession(deps, headers, { disableRefresh: true });
  return session?.user ?? null;
}

/** As `currentUser`, and notes the use; once a day it prolongs the session, and then `cookies` has the longer-lived cookie. */
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
    // It ended elsewhere while it was being prolonged here.
    if (error.statusCode === 401) return null;
    // Better Auth has logged the cause and hidden it behind an error of its own.
    throw unreadable();
  }
}

/** At most once a minute; a call does not fail because this could not be written. */
async function noteUse({ db, clock, log }: Deps, id: string, lastUsedAt: Date | null | undefined) {
  const now = clock();
  if (lastUsedAt && Math.abs(now.getTime() - new Date(lastUsedAt).getTime()) < touchMilliseconds) return;
  try {
    await touchSession(db, id, now);
  } catch (error) {
    log.warn('use of a session was not noted', { error: String(error) });
  }
}

/** Deletes what has run out: sessions, unfinished sign-ins and the memory of failed ones. For the hourly sweep. */
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

/** Every user must have one that is unique; whoever was added without gets this, which no screen shows. */
export const placeholderEmail = (userId: string) => `${userId}${noEmail}`;
export const shownEmail = (email: string) => (email.endsWith(noEmail) ? '' : email);
const noEmail = '@no-email.invalid';

/** Better Auth also expires cookies of features that are off; those stay out. */
export const sessionCookies = ({ config }: Deps, headers: Headers) =>
  cookiesNamed(headers, sessionCookieName(config.isHttps));

export const challengeCookies = ({ config }: Deps, headers: Headers) =>
  cookiesNamed(headers, challengeCookieName(config.isHttps));

const cookiesNamed = (headers: Headers, name: string) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));

const textOf = (details: unknown[]) =>
  details.map((detail) => (detail instanceof Error ? detail.stack : String(detail))).join(' ');
