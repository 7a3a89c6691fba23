import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { AdminEnv } from '#server/http/endpoint.ts';
import { continueSession } from './auth.service.ts';

/** Admits administrators only, as `c.var.user`. See docs/product.md#sign-in-and-roles. */
export function requireAdmin(deps: Deps) {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const { user, sessionId, cookies } = await readAdminSession(deps, c);
    c.set('user', user);
    c.set('sessionId', sessionId);
    await next();
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-store');
  });
}

export async function readAdminSession(deps: Deps, c: Context) {
  const session = await continueSession(deps, c.req.raw.headers);
  if (!session) throw notSignedIn();
  if (session.user.role !== 'admin') throw new AppError('forbidden', 'Only an administrator can do this.');
  return session;
}

export const notSignedIn = () => new AppError('not-signed-in', 'Please sign in.');
