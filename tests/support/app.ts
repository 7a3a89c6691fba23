import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Hono } from 'hono';
import { createApp } from '#app/app.ts';
import { builtWeb } from '#app/pages/web.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { followTimeZone } from '#company/settings/server/follow-time-zone.ts';
import type { Db } from '#kit/db/open.ts';
import { readSecret } from '#kit/db/secrets.ts';
import { createDiskStore } from '#kit/files/store.ts';
import { createResponseCache } from '#kit/http/response-cache.ts';
import { openRateLimiter } from '#kit/http/shared-rate-limit.ts';
import { createMonitor } from '#kit/monitor/monitor.ts';
import { api } from '#kit/paths/paths.ts';
import { type Config, readConfig } from '#kit/server/config.ts';
import type { Deps } from '#kit/server/deps.ts';
import { copyCheck } from '#office/copy/server/site-copy.service.ts';
import { readOwnIdentity, settleIdentity } from '#office/copy/server/site-identity.ts';
import { createAuth } from '#people/sign-in/server/better-auth.ts';
import { ensureFirstAdmin } from '#people/sign-in/server/first-admin.ts';
import { admin } from './admin.ts';
import { createTestDatabase, silentLog } from './database.ts';

export interface TestApp {
  app: Hono;
  deps: Deps;
  /** Moves the server's clock. */
  setNow: (time: string) => void;
  /** A JSON call; without `body` it sends none. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Like `call`, signed in as the administrator. */
  adminCall: TestApp['call'];
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** The time at which the server's clock stands; `real` lets it run. */
  now?: string | 'real';
  /** With the demo's catalog and articles. */
  hasDemo?: boolean;
  config?: Partial<Config>;
  /** With the workers of the real process: emails, texts and webhooks are sent. */
  hasWorkers?: boolean;
}

let web: ReturnType<typeof builtWeb> | undefined;

/** The whole application on its own real, empty database (see createTestDatabase), with the built pages. */
export async function createTestApp({
  now = '2026-11-21T18:00:00.000Z',
  hasDemo = false,
  config,
  hasWorkers = false,
}: TestAppOptions = {}): Promise<TestApp> {
  // First, so a missing build leaves no database behind.
  web ??= builtWeb();
  const builtPages = await web;
  const database = await createTestDatabase();
  let time = now === 'real' ? null : new Date(now);
  const clock = () => time ?? new Date();
  const { db } = database;
  await followTimeZone(db);
  const fullConfig: Config = {
    ...readConfig({
      DATA_DIR: database.dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      // Nothing listens there: no test calls Stripe itself.
      STRIPE_API_URL: 'http://127.0.0.1:9',
    }),
    databaseUrl: database.databaseUrl,
    ...config,
  };
  if (hasDemo) await seedDemo(db, clock());
  await settleIdentity(db, await readOwnIdentity(db, fullConfig), clock());
  const monitor = createMonitor(clock);
  const deps: Deps = {
    config: fullConfig,
    db,
    auth: await createTestAuth(db, fullConfig),
    files: await createDiskStore(join(database.dataDir, 'uploads')),
    limiter: openRateLimiter(db, clock, silentLog),
    formSecret: await readSecret(db, 'form-tokens'),
    clock,
    log: hasWorkers ? monitor.remembering(silentLog) : silentLog,
    monitor,
    web: builtPages,
    pages: createResponseCache({ clock, metrics: monitor.metrics }),
    isCopy: copyCheck({ db, config: fullConfig }),
    wakeOutbox: () => {},
  };
  const app = createApp(deps);
  const work = hasWorkers ? await startWork(deps) : null;
  const call: TestApp['call'] = async (method, path, body, headers) =>
    app.request(path, {
      method,
      headers: { ...(isJson(body) && { 'Content-Type': 'application/json' }), ...headers },
      body: isJson(body) ? JSON.stringify(body) : (body as FormData | undefined),
    });
  let cookie: Promise<string> | undefined;
  return {
    app,
    deps,
    setNow: (next) => {
      time = new Date(next);
    },
    call,
    async adminCall(method, path, body, headers) {
      cookie ??= signIn(deps, call);
      return call(method, path, body, { ...headers, Cookie: await cookie });
    },
    async close() {
      await work?.stop();
      await database.close();
    },
  };
}

/** Most tests never load what it needs. */
async function startWork(deps: Deps) {
  const { startWorkers } = await import('#app/background-work.ts');
  const work = startWorkers(deps);
  deps.wakeOutbox = work.wake;
  return work;
}

const isJson = (body: unknown) => body !== undefined && !(body instanceof FormData);

/** Like `createTestApp`, but closes when the test ends. */
export async function openTestApp(context: TestContext, options?: TestAppOptions): Promise<TestApp> {
  const t = await createTestApp(options);
  context.after(t.close);
  return t;
}

const passwords = new Map<string, string>();

/** Sign-in whose hashing takes no time, since that is slow by design; the hash of another process is checked as usual. */
export async function createTestAuth(db: Db, config: Config): Promise<Deps['auth']> {
  const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), silentLog);
  const { password } = await auth.$context;
  const { verify } = password;
  password.hash = async (text) => {
    const hash = randomUUID();
    passwords.set(hash, text);
    return hash;
  };
  password.verify = async (pair) => {
    const known = passwords.get(pair.hash);
    return known === undefined ? verify(pair) : known === pair.password;
  };
  return auth;
}

/** Creates the administrator if there is none; returns the session cookie. */
async function signIn(deps: Deps, call: TestApp['call']): Promise<string> {
  await ensureFirstAdmin(deps);
  const answer = await call('POST', api.login, admin);
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
