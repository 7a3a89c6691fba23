import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '#kit/db/migrate.ts';
import { databaseFile, openDb } from '#kit/db/open.ts';
import { health } from '#kit/paths/paths.ts';
import { type Environment, newEnvironment, startServer } from '../../tests/support/bare-server.ts';
import { silentLog } from '../../tests/support/database.ts';
import { startTcpProxy } from '../../tests/support/tcp-proxy.ts';
import { until } from '../../tests/support/until.ts';

const password = 'correct horse battery';

const isOpen = (environment: Environment) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(environment.PORT), '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

test('a first start is ready, and answers, only once its administrator can sign in', async (context) => {
  const environment = { ...(await newEnvironment(context)), ADMIN_PASSWORD: password };
  const server = startServer(context, environment);
  await until(() => isOpen(environment));
  const [ready, signedIn] = await Promise.all([server.get(health.ready), server.signIn('admin', password)]);
  assert.deepEqual([ready.status, signedIn.status], [200, 200]);
  assert.equal((await server.stop()).code, 0);
});

test('on Postgres the port is open while indexes of searches are still being made', async (context) => {
  const environment = await newEnvironment(context);
  const { DATABASE_URL: databaseUrl } = environment;
  if (!databaseUrl) return;
  const db = openDb({ databaseUrl, dataDir: '' }, silentLog);
  context.after(() => db.destroy());
  await migrate(db);
  const made = async () =>
    (
      await sql`select from pg_index where indisvalid and indexrelid = to_regclass('customers_names')`.execute(
        db,
      )
    ).rows.length;
  const server = await db.transaction().execute(async (trx) => {
    // The index waits for whoever may still write rows that it has not seen.
    await sql`lock table requests in row exclusive mode`.execute(trx);
    const started = startServer(context, environment);
    await started.ready();
    assert.equal(await made(), 0);
    return started;
  });
  await until(async () => (await made()) === 1);
  assert.equal((await server.stop()).code, 0);
});

for (const [moment, isReached] of [
  ['in the middle of a start', async ({ DATA_DIR }: Environment) => existsSync(DATA_DIR)],
  ['as soon as the port is open', isOpen],
] as const) {
  test(`SIGTERM ${moment} ends with 0, and the next start finds nothing amiss`, async (context) => {
    const environment = await newEnvironment(context);
    const server = startServer(context, environment);
    await until(() => isReached(environment));
    const { code, stderr, stdout } = await server.stop();
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    const next = startServer(context, environment);
    await next.ready();
    // The start that creates the administrator prints the password.
    if (!/password \S+/.test(stdout)) await next.printed(/password \S+/);
    assert.equal((await next.stop()).code, 0);
  });
}

/** How the test takes the database away from the server, and gives it back. */
async function openLine(context: TestContext, environment: Environment) {
  if (!environment.DATABASE_URL) {
    let other: DatabaseSync | undefined;
    return {
      url: '',
      cut: () => {
        other = new DatabaseSync(join(environment.DATA_DIR, databaseFile), { timeout: 10_000 });
        other.exec('begin exclusive');
      },
      mend: () => other?.close(),
    };
  }
  const url = new URL(environment.DATABASE_URL);
  const proxy = await startTcpProxy(Number(url.port));
  context.after(proxy.close);
  url.port = String(proxy.port);
  return { url: url.href, cut: proxy.refuse, mend: proxy.pass };
}

for (const [moment, isReached] of [
  ['as the port opens', isOpen],
  [
    'right after /readyz said 200',
    (_: Environment, get: (path: string) => Promise<Response>) =>
      get(health.ready).then(
        ({ status }) => status === 200,
        () => false,
      ),
  ],
] as const) {
  test(`a database that goes away ${moment} does not end the process`, async (context) => {
    const environment = { ...(await newEnvironment(context)), ADMIN_PASSWORD: password, LOG_LEVEL: 'error' };
    const line = await openLine(context, environment);
    const server = startServer(context, { ...environment, DATABASE_URL: line.url });
    await until(() => isReached(environment, server.get));
    line.cut();
    const ended = await Promise.race([server.exit, sleep(4_000)]);
    assert.equal(ended, undefined, JSON.stringify(ended));
    line.mend();
    await until(
      () => server.signIn('admin', password),
      ({ status }) => status === 200,
    );
    assert.equal((await server.get(health.ready)).status, 200);
    assert.equal((await server.stop()).code, 0);
  });
}
