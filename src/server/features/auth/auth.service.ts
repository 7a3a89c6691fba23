import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { username } from 'better-auth/plugins/username';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import type { CurrentUser, Login } from '#shared/auth.ts';
import { deleteExpiredSessions } from './auth.queries.ts';
import { countAttempt, forgetOldAttempts, forgiveAttempt } from './sign-in-throttle.ts';

const day = 24 * 60 * 60;
const sessionSeconds = 7 * day;
const maxUserAgentLength = 300;
/** Only `signIn` sets it, so that no header of a request can pose as the client's address. */
const addressHeader = 'x-client-address';

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
    plugins: [username({ displayUsername: false })],
    user: {
      modelName: 'users',
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'user' } },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      updateAge: day,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    advanced: {
      // Joins read session and user in one query; the check reads SQLite's catalogue, and our own test holds the schema.
      database: { joins: true, validateSchema: false },
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(config.isHttps), attributes: { secure: config.isHttps } },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  });
}

/** `useSecureCookies` would put `__Secure-` in front; `__Host-` also forbids a sister domain to plant the cookie. */
const sessionCookieName = (isHttps: boolean) => (isHttps ? '__Host-sunweave_session' : 'sunweave_session');

interface SignedIn {
  user: CurrentUser;
  /** Values for `Set-Cookie`. */
  cookies: string[];
}

/**
 * Always opens a new session. Throws `wrong-credentials` for every wrong pair, in the same words and time, and
 * `too-many-requests` after repeated failures. Specification: Roles and permissions.
 */
export async function signIn(
  deps: Deps,
  input: Login & { address: string; userAgent: string },
): Promise<SignedIn> {
  const attempt = await countAttempt(deps, input);
  const { headers, response } = await openSession(deps, input);
  await forgiveAttempt(deps, attempt);
  return { user: toCurrentUser(response.user), cookies: sessionCookies(deps, headers) };
}

async function openSession(
  { auth }: Deps,
  { username, password, address, userAgent }: Parameters<typeof signIn>[1],
) {
  try {
    return await auth.api.signInUsername({
      body: { username, password },
      headers: new Headers({
        'User-Agent': userAgent.slice(0, maxUserAgentLength),
        [addressHeader]: address,
      }),
      returnHeaders: true,
    });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    // For an unknown user Better Auth spends the time of a hash; for a malformed name or password it does not.
    if (error.statusCode !== 401) await (await auth.$context).password.hash(password);
    throw new AppError('wrong-credentials', 'Invalid username or password. Please try again.');
  }
}

/** Ends the session on the server. Returns values for `Set-Cookie`, also where nobody was signed in. */
export async function signOut(deps: Deps, headers: Headers): Promise<string[]> {
  const signedOut = await deps.auth.api.signOut({ headers, returnHeaders: true });
  // Better Auth logs a failed deletion and answers as if it had worked.
  if (await currentUser(deps, headers)) throw unreadable();
  return sessionCookies(deps, signedOut.headers);
}

/** Who sent these headers, without prolonging the session. */
export async function currentUser(deps: Deps, headers: Headers): Promise<CurrentUser | null> {
  const session = await readSession(deps, headers, { disableRefresh: true });
  return session?.user ?? null;
}

/** As `currentUser`; once a day it prolongs the session, and then `cookies` has the longer-lived cookie. */
export const continueSession = (deps: Deps, headers: Headers): Promise<SignedIn | null> =>
  readSession(deps, headers, {});

async function readSession(
  deps: Deps,
  headers: Headers,
  query: { disableRefresh?: boolean },
): Promise<SignedIn | null> {
  try {
    const session = await deps.auth.api.getSession({ headers, query, returnHeaders: true });
    if (!session.response) return null;
    return { user: toCurrentUser(session.response.user), cookies: sessionCookies(deps, session.headers) };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // It ended elsewhere while it was being prolonged here.
    if (error.statusCode === 401) return null;
    // Better Auth has logged the cause and hidden it behind an error of its own.
    throw unreadable();
  }
}

/** Deletes what has run out: sessions and the memory of failed sign-ins. For the hourly sweep. */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredSessions(db, clock());
  await forgetOldAttempts(db, clock());
}

const unreadable = () =>
  new AppError('unavailable', 'We cannot read your session right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

type AuthUser = Pick<CurrentUser, 'id' | 'name' | 'email'> & {
  username?: string | null;
  role?: string | null;
};

const toCurrentUser = ({ id, username, name, email, role }: AuthUser): CurrentUser => ({
  id,
  username: username ?? '',
  name,
  email,
  role: role ?? '',
});

/** Better Auth also expires cookies of features that are off; those stay out. */
const sessionCookies = ({ config }: Deps, headers: Headers) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${sessionCookieName(config.isHttps)}=`));

const textOf = (details: unknown[]) =>
  details.map((detail) => (detail instanceof Error ? detail.stack : String(detail))).join(' ');
