import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import type { Db } from '#kit/db/open.ts';
import type { Config } from '#kit/server/config.ts';
import type { Log } from '#kit/server/log.ts';

const day = 24 * 60 * 60;
const sessionSeconds = 7 * day;
const challengeSeconds = 10 * 60;
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
      log: (_level, message, ...details) => log.error(message, { error: getText(details) }),
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
      additionalFields: {
        role: { type: 'string', required: true, input: false, defaultValue: 'user' },
        crewId: { type: 'number', required: false, input: false },
        language: { type: 'string', required: false, input: false, defaultValue: 'en' },
        hasIssuedPassword: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
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

const getText = (details: unknown[]) =>
  details.map((detail) => (detail instanceof Error ? detail.stack : String(detail))).join(' ');
