import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { api } from '#kit/paths/paths.ts';
import { admin } from './admin.ts';
import { startWorkflow } from './ai-services.ts';
import { createTestDatabase } from './database.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { startTestServer, type TestServer } from './server.ts';
import { startInbox } from './smtp.ts';
import { type StripeServer, startStripe } from './stripe-server.ts';
import { until } from './until.ts';

export interface Cluster {
  instances: readonly [TestServer, TestServer];
  db: Db;
  databaseUrl: string;
  store: ObjectStore;
  inbox: Awaited<ReturnType<typeof startInbox>>;
  workflow: Awaited<ReturnType<typeof startWorkflow>>;
  stripe: StripeServer;
}

/**
 * Two real processes that start at the same moment on one empty Postgres, one object store, one mail server, one
 * workflow and one payment provider, behind a proxy on this machine. Each has its own data folder.
 */
export async function startCluster(
  t: TestContext,
  environment: Record<string, string> = {},
): Promise<Cluster> {
  const database = await createTestDatabase();
  const { db, databaseUrl } = database;
  if (databaseUrl === null) throw new Error('Several instances need Postgres: npm test -- tests/instances/…');
  t.after(database.close);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const store = await startObjectStore(t);
  const inbox = await startInbox();
  t.after(inbox.close);
  const article = { title: 'From the workflow', content: '<p>Vacuum first.</p>' };
  const workflow = await startWorkflow(() => ({ json: article }));
  t.after(workflow.close);
  const stripe = await startStripe();
  t.after(stripe.close);
  const start = () =>
    startTestServer({
      DATABASE_URL: databaseUrl,
      STORAGE_URL: store.url,
      SMTP_URL: inbox.url,
      ...stripe.environment,
      PUBLIC_URL: 'http://localhost',
      TRUSTED_PROXIES: '127.0.0.1',
      ...environment,
    });
  const instances = await Promise.all([start(), start()]);
  // Before the database closes.
  t.after(() => Promise.all(instances.map(({ close }) => close())));
  return { instances, db, databaseUrl, store, inbox, workflow, stripe };
}

interface Call {
  json?: unknown;
  form?: FormData;
  cookie?: string;
  key?: string;
  /** The visitor's IP address, as the proxy sends it. */
  from?: string;
}

export function send(
  { origin }: TestServer,
  method: string,
  path: string,
  { json, form, cookie, key, from }: Call = {},
) {
  return fetch(origin + path, {
    method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: cookie }),
      ...(key && { 'Idempotency-Key': key }),
      ...(from && { 'X-Forwarded-For': from }),
    },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  });
}

/** Repeats a call that is answered with 503, as the site's pages do: a machine may be too busy for many at a time. */
export async function sendPatiently(...call: Parameters<typeof send>): Promise<Response> {
  return until(
    () => send(...call),
    ({ status }) => status !== 503,
  );
}

/** Returns the session's cookie. */
export async function signIn(instance: TestServer): Promise<string> {
  const answer = await send(instance, 'POST', api.login, { json: admin, from: '192.0.2.200' });
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
