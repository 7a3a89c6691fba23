import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '#server/deps.ts';
import { readJson } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { clientIp } from '#server/http/client-ip.ts';
import { codeSchema, loginSchema } from '#shared/auth.ts';
import { api } from '#shared/paths.ts';
import { notSignedIn } from './auth.middleware.ts';
import { challengeCookieName, continueSession, signOut } from './auth.service.ts';
import { signIn } from './sign-in.ts';
import { signInWithCode } from './sign-in-code.ts';

export function authRoutes(deps: Deps): Hono {
  const app = new Hono();

  // Before anybody has signed in every byte is a stranger's.
  const limit = limitBody(16 * 1024, 'The request is larger than 16 kB.');

  app.post(api.login, limit, async (c) => {
    const { username, password } = await readJson(c, loginSchema);
    const { answer, cookies } = await signIn(deps, { username, password, ...callerOf(deps, c) });
    return respond(c, answer, cookies);
  });

  app.post(api.loginCode, limit, async (c) => {
    const { code } = await readJson(c, codeSchema);
    const challenge = getCookie(c, challengeCookieName(deps.config.isHttps)) ?? '';
    const { answer, cookies } = await signInWithCode(deps, { code, challenge, ...callerOf(deps, c) });
    return respond(c, answer, cookies);
  });

  app.post(api.logout, async (c) => respond(c, {}, await signOut(deps, c.req.raw.headers)));

  app.get(api.me, async (c) => {
    const session = await continueSession(deps, c.req.raw.headers);
    if (!session) throw notSignedIn();
    return respond(c, session.user, session.cookies);
  });

  return app;
}

const callerOf = (deps: Deps, c: Context) => ({
  address: clientIp(c, deps.config),
  userAgent: c.req.header('User-Agent') ?? '',
  cookies: getCookie(c),
});

function respond(c: Context, body: object, cookies: string[]): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json(body, 200, { 'Cache-Control': 'no-store' });
}
