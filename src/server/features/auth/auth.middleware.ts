import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { CurrentUser } from '#shared/auth.ts';
import { continueSession } from './auth.service.ts';

export interface AdminEnv {
  Variables: { user: CurrentUser; sessionId: string };
}

/** Admits administrators only, as `c.var.user`. See docs/product.md#sign-in-and-roles. */
export function requireAdmin(deps: Deps) {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const session = await continueSession(deps, c.req.raw.headers);
    if (!session) throw notSignedIn();
    if (session.user.role !== 'admin') throw new AppError('forbidden', 'Only an administrator can do this.');
    c.set('user', session.user);
    c.set('sessionId', session.sessionId);
    await next();
    for (const cookie of session.cookies) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-store');
  });
}

export const notSignedIn = () => new AppError('not-signed-in', 'Please sign in.');
