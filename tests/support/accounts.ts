import type { TestContext } from 'node:test';
import type { Hono } from 'hono';
import { createApp } from '#app/app.ts';
import { openDb } from '#kit/db/open.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import type { Deps } from '#kit/server/deps.ts';
import { insertUser } from '#people/sign-in/server/auth.queries.ts';
import { createTestAuth, openTestApp } from './app.ts';
import { getCode } from './codes.ts';
import { silentLog } from './database.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A site for one test, with people who sign in from chosen IP addresses. */
export async function openSite(t: TestContext, config: Partial<Config> = {}) {
  let now = Date.now();
  const { app, deps, setNow } = await openTestApp(t, { now: new Date(now).toISOString(), config });
  const wait = (milliseconds: number) => {
    now += milliseconds;
    setNow(new Date(now).toISOString());
  };
  return { deps, wait, ...visitors(app) };
}

/** Like `openSite`, with the user kim, an administrator unless the test says otherwise. */
export async function openSiteWithKim(
  t: TestContext,
  { role, config }: { role?: string; config?: Partial<Config> } = {},
) {
  const site = await openSite(t, config);
  await addUser(site.deps, 'kim', role);
  return site;
}

/** Another process on the same database. */
export async function openSecondInstance(t: TestContext, first: Site, changes: Partial<Config> = {}) {
  const config = { ...first.deps.config, ...changes };
  const db = openDb(config, silentLog);
  t.after(() => db.destroy());
  const auth = await createTestAuth(db, config);
  const deps = { ...first.deps, config, db, auth };
  return { deps, ...visitors(createApp(deps)) };
}

const visitors = (app: Hono) => ({
  logIn: async (username: string, password: string, { address = '203.0.113.1', headers = {} } = {}) =>
    app.request(
      api.login,
      {
        method: 'POST',
        body: JSON.stringify({ username, password }),
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      { incoming: { socket: { remoteAddress: address } } },
    ),
  post: async (path: string, init: RequestInit = {}) => app.request(path, { method: 'POST', ...init }),
  /** The second step, with the cookie of the first. */
  enterCode: async (code: string, challenge: string, { address = '203.0.113.1', headers = {} } = {}) =>
    app.request(
      api.loginCode,
      {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { 'Content-Type': 'application/json', Cookie: challenge, ...headers },
      },
      { incoming: { socket: { remoteAddress: address } } },
    ),
  /** A JSON call with a session. */
  call: async (method: string, path: string, cookie: string, body?: unknown, headers = {}) =>
    app.request(path, {
      method,
      headers: {
        Cookie: cookie,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  get: async (path: string, cookie = '') => app.request(path, { headers: { Cookie: cookie } }),
});

export const rightPassword = 'correct horse battery';

export async function addUser({ db, auth }: Deps, username: string, role = 'admin'): Promise<void> {
  const time = new Date().toISOString();
  const passwordHash = await (await auth.$context).password.hash(rightPassword);
  const user = {
    id: username,
    username,
    name: 'Kim',
    email: `${username}@example.com`,
    emailVerified: 0,
    role,
    createdAt: time,
    updatedAt: time,
  } as const;
  await db.transaction().execute((trx) => insertUser(trx, user, passwordHash));
}

/** Holds the result of the next password check or hash until `release`; `looking` resolves once it is computed. */
export async function holdNext(t: TestContext, { deps }: Pick<Site, 'deps'>, work: 'verify' | 'hash') {
  const { password } = await deps.auth.$context;
  const original = password[work];
  const looking = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const restore = () => Object.assign(password, { [work]: original });
  t.after(restore);
  const holding = async (...input: unknown[]) => {
    restore();
    const result = await (original as (...input: unknown[]) => Promise<unknown>)(...input);
    looking.resolve();
    await held.promise;
    return result;
  };
  Object.assign(password, { [work]: holding });
  return { looking: looking.promise, release: held.resolve };
}

/** Turns on two-step sign-in; `cookie` is a session of that user. Marks all codes unused, as after a minute. */
export async function turnOnCodes(site: Pick<Site, 'call' | 'deps'>, cookie: string) {
  const setup = await site.call('POST', adminApi.secondFactor, cookie, { currentPassword: rightPassword });
  const { secret } = (await setup.json()) as { secret: string };
  const confirmed = await site.call('POST', adminApi.confirmSecondFactor, cookie, {
    code: getCode(secret),
  });
  const { backupCodes } = (await confirmed.json()) as { backupCodes: string[] };
  await site.deps.db.updateTable('twoFactors').set({ lastUsedStep: 0 }).execute();
  return { secret, backupCodes };
}

/** A cookie of a response by part of its name, as a browser sends it back; empty if there is none. */
export const cookieNamed = (response: Response, part: string) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.split('=')[0]?.includes(part)) ?? '';

/** The cookie of a response, as a browser sends it back. */
export const readCookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
