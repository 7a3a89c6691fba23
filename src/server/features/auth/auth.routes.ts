import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readJson } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { loginSchema } from '#shared/auth.ts';
import { api } from '#shared/paths.ts';
import { notSignedIn } from './auth.middleware.ts';
import { continueSession, signIn, signOut } from './auth.service.ts';

export function authRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.post(api.login, async (c) => {
    const { username, password } = await readJson(c, loginSchema);
    const address = clientAddress(c, deps.config.trustedProxies);
    const userAgent = c.req.header('User-Agent') ?? '';
    const { user, cookies } = await signIn(deps, { username, password, address, userAgent });
    return answer(c, user, cookies);
  });

  app.post(api.logout, async (c) => answer(c, {}, await signOut(deps, c.req.raw.headers)));

  app.get(api.me, async (c) => {
    const session = await continueSession(deps, c.req.raw.headers);
    if (!session) throw notSignedIn();
    return answer(c, session.user, session.cookies);
  });

  return app;
}

function answer(c: Context, body: object, cookies: string[]): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json(body, 200, { 'Cache-Control': 'no-store' });
}
