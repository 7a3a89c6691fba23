import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { everyone, type Role } from '#kit/access/roles.ts';
import { readBearer } from '#kit/http/bearer.ts';
import type { AdminEnv } from '#kit/http/endpoint.ts';
import { requireRole, requireSecondFactor } from '#kit/http/require-role.ts';
import type { Deps } from '#kit/server/deps.ts';
import { continueKey } from './api-keys.ts';
import { continueSession, notSignedIn, type ReadSession } from './auth.service.ts';

/**
 * Admits people of these roles, as `c.var.user`. Each endpoint of the API then asks for its own roles, and for the second
 * factor (`http/mount-endpoints.ts`). See docs/product/people.md#sign-in.
 */
export function requireSession(deps: Deps) {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const { user, sessionId, keyId, cookies } = await readSession(deps, c);
    requireRole(user.role, everyone);
    c.set('user', user);
    c.set('sessionId', sessionId);
    c.set('keyId', keyId);
    await next();
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-store');
  });
}

/** The session of one of these roles, with a second factor where everyone needs one. For what is no endpoint of the API. */
export async function readCallerSession(deps: Deps, c: Context, allowed: readonly Role[]) {
  const session = await readSession(deps, c);
  requireRole(session.user.role, allowed);
  requireSecondFactor(session.user.isSecondFactorDue === true);
  return session;
}

/** A key counts alone: cookies sent along are not read. */
async function readSession(deps: Deps, c: Context): Promise<ReadSession> {
  const key = readBearer(c);
  const session =
    key === null ? await continueSession(deps, c.req.raw.headers) : await continueKey(deps, key);
  if (!session) throw notSignedIn();
  return session;
}
