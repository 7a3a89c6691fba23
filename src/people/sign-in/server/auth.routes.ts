import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { codeSchema, currentUserSchema, loginAnswerSchema, loginSchema } from '#kit/access/auth.ts';
import { kilobytes } from '#kit/http/body-limit.ts';
import { clientIp } from '#kit/http/client-ip.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { continueSession, notSignedIn, signOut } from './auth.service.ts';
import { challengeCookieName } from './better-auth.ts';
import { signIn } from './sign-in.ts';
import { signInWithCode } from './sign-in-code.ts';

const user = { id: 'b1c2', username: 'owner', name: 'Kim', email: 'kim@example.com', role: 'admin' };

/** Anybody may send these bodies. */
const limit = kilobytes(16);

export const authRoutes = (deps: Deps): ApiSection => ({
  tag: 'Sign-in',
  description: 'How a person or a program gets the session cookie that all calls under /api/admin require.',
  bodies: { Login: loginSchema, Code: codeSchema },
  responses: { CurrentUser: currentUserSchema },
  endpoints: {
    signIn: publicEndpoint('post', api.login, {
      summary: 'Sign in',
      description:
        'An account with two-step sign-in gets `{"secondFactor": true}` and needs a code next. Repeated failures mean longer and longer waits.',
      body: { schema: loginSchema, limit, example: { username: 'owner', password: 'a long password' } },
      responses: okWithCookie('Signed in, or ready for the second step', loginAnswerSchema, user),
      errors: ['wrong-credentials', 'too-many-requests'],
      async handle({ c, body: { username, password } }) {
        const { answer, cookies } = await signIn(deps, { username, password, ...getCaller(deps, c) });
        return respondWithCookies(c, answer, cookies);
      },
    }),
    signInWithCode: publicEndpoint('post', api.loginCode, {
      summary: 'Enter the code of the second step',
      description: 'From the authenticator app, or a backup code, within ten minutes of the first step.',
      body: { schema: codeSchema, limit, example: { code: '123456' } },
      responses: okWithCookie('Signed in', currentUserSchema, user),
      errors: ['wrong-credentials', 'not-signed-in', 'too-many-requests'],
      async handle({ c, body: { code } }) {
        const challenge = getCookie(c, challengeCookieName(deps.config.isHttps)) ?? '';
        const { answer, cookies } = await signInWithCode(deps, { code, challenge, ...getCaller(deps, c) });
        return respondWithCookies(c, answer, cookies);
      },
    }),
    signOut: publicEndpoint('post', api.logout, {
      summary: 'Sign out',
      responses: okWithCookie('No session, whether or not there was one', z.object({}), {}),
      async handle({ c }) {
        const cookies = await signOut(deps, c.req.raw.headers);
        // For the case that the panel's script could not delete what it has stored.
        c.header('Clear-Site-Data', '"storage"');
        return respondWithCookies(c, {}, cookies);
      },
    }),
    getMe: publicEndpoint('get', api.me, {
      summary: 'Who is signed in',
      responses: ok('The signed-in user', currentUserSchema, user),
      errors: ['not-signed-in'],
      async handle({ c }) {
        const session = await continueSession(deps, c.req.raw.headers);
        if (!session) throw notSignedIn();
        return respondWithCookies(c, session.user, session.cookies);
      },
    }),
  },
});

const okWithCookie = <S extends z.ZodMiniType>(description: string, schema: S, example: unknown) =>
  ({ 200: { description, schema, headers: ['Set-Cookie'], example } }) as const;

const getCaller = (deps: Deps, c: Context) => ({
  address: clientIp(c, deps.config),
  userAgent: c.req.header('User-Agent') ?? '',
  cookies: getCookie(c),
});

function respondWithCookies(c: Context, body: object, cookies: string[]): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json(body, 200, { 'Cache-Control': 'no-store' });
}
