import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { readSecret } from '#kit/db/secrets.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { Credential } from './auth.queries.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/**
 * A browser that completed a sign-in carries `<id>.<time in base 36>.<signature>`, one cookie per account. The cookie
 * grants nothing; its failed sign-ins only count apart from those of strangers, who could otherwise lock the owner out
 * by guessing. The signature covers the password hash and when it was stored, so a new password or a sign-out
 * everywhere ends it. Follows OWASP's device cookies.
 */
export async function deviceCookie(deps: DeviceDeps, credential: Credential): Promise<string> {
  const token = `${randomBytes(12).toString('base64url')}.${deps.clock().getTime().toString(36)}`;
  const { isHttps } = deps.config;
  return generateCookie(
    deviceCookieName(isHttps, credential.userId),
    `${token}.${await getSignature(deps, credential, token)}`,
    { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Strict', maxAge: lifetimeSeconds },
  );
}

/** The id of the known device behind these cookies, or null. */
export async function findKnownDevice(
  deps: DeviceDeps,
  credential: Credential | undefined,
  cookies: Record<string, string>,
): Promise<string | null> {
  if (!credential) return null;
  const cookie = findEntry(cookies, deviceCookieName(deps.config.isHttps, credential.userId)) ?? '';
  const [, id, time, signature] = /^([\w-]{16})\.([\da-z]{1,10})\.([\w-]{43})$/.exec(cookie) ?? [];
  if (!id || !time || !signature) return null;
  const expected = await getSignature(deps, credential, `${id}.${time}`);
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  const ageSeconds = (deps.clock().getTime() - Number.parseInt(time, 36)) / 1000;
  return isOurs && ageSeconds < lifetimeSeconds ? id : null;
}

/** Checks without the database. */
export const mayBeKnown = (cookies: Record<string, string>) =>
  Object.keys(cookies).some((name) => name.includes(deviceCookiePrefix));

type DeviceDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

async function getSignature({ db }: DeviceDeps, credential: Credential, token: string): Promise<string> {
  const { userId, passwordHash, storedAt } = credential;
  return createHmac('sha256', await readSecret(db, 'known-devices'))
    .update(JSON.stringify([userId, passwordHash, storedAt, token]))
    .digest('base64url');
}

/** One per account, because administrators may share a browser. */
function deviceCookieName(isHttps: boolean, userId: string): string {
  const account = createHash('sha256').update(userId).digest('hex').slice(0, 8);
  return `${isHttps ? '__Host-' : ''}${deviceCookiePrefix}${account}`;
}

const deviceCookiePrefix = 'sunweave_device_';
