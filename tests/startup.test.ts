import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { api, health, paths } from '#shared/paths.ts';
import { createTestDatabase } from './support/database.ts';
import { contactBody } from './support/leads.ts';
import { startObjectStore } from './support/object-store.ts';
import { freePort } from './support/server.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

interface Environment extends Record<string, string> {
  PORT: string;
  DATA_DIR: string;
}

/** Variables of a server with an empty database, a data folder that does not exist yet, and a free port. */
async function newEnvironment(context: TestContext): Promise<Environment> {
  const database = await createTestDatabase();
  context.after(database.close);
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(database.dataDir, 'made', 'at', 'start'),
    DATABASE_URL: database.databaseUrl ?? '',
    // What is left is what somebody should see.
    LOG_LEVEL: 'warn',
  };
}

/** The server as `npm start` runs it. */
function startServer(context: TestContext, environment: Environment) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.after(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  /** Resolves once it has printed that, rejects when it ends without. */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output.stdout);
        if (found) resolve(found);
      };
      look();
      child.stdout.on('data', look);
      exit.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)), reject);
    });
  const origin = `http://127.0.0.1:${environment.PORT}`;
  return {
    exit,
    printed,
    ready: () => printed(/is open at/),
    get: (path: string) => fetch(origin + path),
    signIn: (username: string, password: string) =>
      fetch(origin + api.login, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password }),
      }),
    /** Ends it and returns how it ended. */
    stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
  };
}

const countOf = async (answer: Response) => ((await answer.json()) as unknown[]).length;

test('a first start makes its data folder, fills the database, serves, and prints a password that works', async (context) => {
  const environment = await newEnvironment(context);
  const server = startServer(context, environment);
  await server.ready();
  for (const path of [health.live, health.ready, paths.home, paths.calculator]) {
    assert.equal((await server.get(path)).status, 200, path);
  }
  assert.ok((await countOf(await server.get(api.services))) > 0);
  assert.ok((await countOf(await server.get(api.posts))) > 0);
  const [, username = '', password = ''] = await server.printed(/administrator: (\S+), password (\S+)/);
  assert.equal((await server.signIn(username, password)).status, 200);
  assert.equal((await server.signIn(username, `${password}x`)).status, 401);
  const { code, stderr } = await server.stop();
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });

  // The second start finds everything as it was.
  const again = startServer(context, environment);
  await again.ready();
  assert.equal((await again.signIn(username, password)).status, 200);
  const ended = await again.stop('SIGINT');
  assert.equal(ended.code, 0);
  assert.doesNotMatch(ended.stdout, /password/);
});

test('a given password is used and never printed, and SEED=none leaves the database empty', async (context) => {
  const secret = 'correct horse battery';
  const environment = {
    ...(await newEnvironment(context)),
    ADMIN_USERNAME: 'Boss',
    ADMIN_PASSWORD: secret,
    SEED: 'none',
  };
  const server = startServer(context, environment);
  await server.ready();
  assert.equal((await server.signIn('boss', secret)).status, 200);
  assert.equal(await countOf(await server.get(api.services)), 0);
  assert.equal(await countOf(await server.get(api.posts)), 0);
  const { stdout, stderr } = await server.stop();
  assert.ok(!(stdout + stderr).includes(secret));
});

test('SIGTERM takes no new visitor, finishes the request in flight and ends with 0', async (context) => {
  const environment = await newEnvironment(context);
  const server = startServer(context, environment);
  await server.ready();
  const port = Number(environment.PORT);
  const agent = new Agent({ keepAlive: true });
  context.after(() => agent.destroy());
  // As browsers do in advance: connected, and silent.
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  const body = JSON.stringify(contactBody());
  const inFlight = request({
    agent,
    port,
    path: api.contact,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  inFlight.flushHeaders();
  await once(inFlight, 'continue');
  const ended = server.stop();
  await untilRefused(port);
  inFlight.end(body);
  const [answer] = (await once(inFlight, 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 201);
  assert.ok(((await json(answer)) as { id: number }).id);
  // Connections that are kept do not hold it up: it would complain on stderr.
  assert.deepEqual(await ended.then(({ code, stderr }) => ({ code, stderr })), { code: 0, stderr: '' });
});

async function untilRefused(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch {
    return;
  } finally {
    socket.destroy();
  }
  return untilRefused(port);
}

/** A start that must fail: what it says, without the fixed beginning. */
async function refusal(context: TestContext, environment: Environment): Promise<string> {
  const { code, stderr } = await startServer(context, environment).exit;
  assert.equal(code, 1);
  assert.match(stderr, /^Cannot start: [^\n]+\n$/);
  return stderr.slice('Cannot start: '.length, -1);
}

test('a port that is taken is named in one line, and the password of the first administrator is not lost', async (context) => {
  const environment = await newEnvironment(context);
  const other = createServer().listen(Number(environment.PORT), '127.0.0.1');
  await once(other, 'listening');
  assert.equal(
    await refusal(context, environment),
    `port ${environment.PORT} is taken by another program. Set PORT to a free one.`,
  );
  other.close();
  await once(other, 'close');
  const server = startServer(context, environment);
  await server.printed(/password \S+/);
  await server.stop();
});

test('a data folder that cannot be made is named in one line', async (context) => {
  const environment = await newEnvironment(context);
  const file = join(environment.DATA_DIR, '..', '..', '..', 'a-file');
  await writeFile(file, '');
  const said = await refusal(context, { ...environment, DATA_DIR: join(file, 'data') });
  assert.match(said, /^DATA_DIR cannot be written \(.*a-file/);
});

test('a file that is no database is named in one line', async (context) => {
  const environment = { ...(await newEnvironment(context)), DATABASE_URL: '' };
  await mkdir(environment.DATA_DIR, { recursive: true });
  await writeFile(join(environment.DATA_DIR, 'sunweave.sqlite'), 'no database '.repeat(1000));
  assert.match(
    await refusal(context, environment),
    /^the database in DATA_DIR cannot be used: file is not a database/,
  );
});

test('a Postgres that does not answer is named in one line, without its password', async (context) => {
  const environment = await newEnvironment(context);
  const said = await refusal(context, {
    ...environment,
    DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/none',
  });
  assert.match(said, /^DATABASE_URL does not lead to a usable database: .*ECONNREFUSED/);
  assert.doesNotMatch(said, /hidden/);
});

test('a bucket that cannot be used is named in one line, without the secret', async (context) => {
  const environment = await newEnvironment(context);
  const store = await startObjectStore(context);
  const refusalOf = (url: string) => refusal(context, { ...environment, STORAGE_URL: url });
  assert.match(
    await refusalOf(store.url.replace('/pictures', '/nowhere')),
    /^STORAGE_URL does not lead to a usable bucket: 127\.0\.0\.1:\d+ has no bucket nowhere\.$/,
  );
  const wrongSecret = await refusalOf(store.url.replace(':S3RVER@', ':topsecret@'));
  assert.match(wrongSecret, /the secret is not that of the key/);
  assert.doesNotMatch(wrongSecret, /topsecret/);
  await store.stop();
  assert.match(await refusalOf(store.url), /does not answer \(ECONNREFUSED\)\.$/);
});

test('every wrong variable is named, in one line', async (context) => {
  const environment = await newEnvironment(context);
  const said = await refusal(context, {
    ...environment,
    PORT: 'eighty',
    SEED: 'all',
    ADMIN_PASSWORD: 'short',
  });
  for (const name of ['PORT', 'SEED', 'ADMIN_PASSWORD']) assert.match(said, new RegExp(`\\b${name} `));
  assert.doesNotMatch(said, /short/);
});
