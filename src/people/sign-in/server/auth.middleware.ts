import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { everyone, type Role } from '#kit/access/roles.ts';
import type { AdminEnv } from '#kit/http/endpoint.ts';
import { requireRole, requireSecondFactor } from '#kit/http/require-role.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { continueSession } from './auth.service.ts';

/**
 * Admits people of these roles, as `c.var.user`. Each endpoint of the API then asks for its own roles, and for the second
 * factor (`http/mount-endpoints.ts`). See docs/product/people.md#sign-in.
 */
export function requireSession(deps: Deps) {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const { user, sessionId, cookies } = await readSession(deps, c);
    requireRole(user.role, everyone);
    c.set('user', user);
    c.set('sessionId', sessionId);
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

async function readSession(deps: Deps, c: Context) {
  const session = await continueSession(deps, c.req.raw.headers);
  if (!session) throw notSignedIn();
  return session;
}

export const notSignedIn = () => new AppError('not-signed-in', 'Please sign in.');
