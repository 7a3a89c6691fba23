import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '#app/serve.ts';
import { adminApi, adminPaths, api, health, paths } from '#kit/paths/paths.ts';
import { readConfig } from '#kit/server/config.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { admin } from './support/admin.ts';
import { contactBody } from './support/leads.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { until } from './support/until.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** Sends raw bytes, which an HTTP client would correct, and returns the whole response as text. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // A refused connection may close before it is fully read.
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answer;
}

const get = (target: string, headers = '') =>
  send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
const getStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test('connections stay open without a header, except where HTTP needs one', async () => {
  for (const path of [paths.home, api.services, '/no-such-page']) {
    const ask = (version: string, connection: string) =>
      `GET ${path} HTTP/${version}\r\nHost: x\r\n${connection && `Connection: ${connection}\r\n`}\r\n`;
    const answers = await send(ask('1.1', '') + ask('1.1', 'close'));
    const [first = '', last = ''] = answers.split(/(?=HTTP\/1\.1 \d)/);
    assert.doesNotMatch(first, /^(connection|keep-alive):/im, path);
    assert.match(last, /^connection: close\r$/im, path);
    const old = await send(ask('1.0', 'keep-alive') + ask('1.0', ''));
    assert.match(old, /^connection: keep-alive\r$/im, path);
  }
});

test('an HTTP/1.0 request without a host gets the usual response', async () => {
  for (const path of [health.live, health.ready, paths.home, adminPaths.dashboard, api.services]) {
    assert.equal(getStatus(await send(`GET ${path} HTTP/1.0\r\n\r\n`)), 200, path);
  }
});

const waysAround = [
  '/api/admin/requests',
  '//api/admin/requests',
  '/api//admin/requests',
  '/api/admin//requests',
  '/api/./admin/requests',
  '/api/x/../admin/requests',
  '/api/admin/../admin/requests',
  '/api/public/..%2fadmin/requests',
  '/api/%61dmin/requests',
  '/api/%2561dmin/requests',
  '/api%2fadmin%2frequests',
  '/api/admin%2frequests',
  '/API/admin/requests',
  '/api/Admin/requests',
  '/api/admin/requests/',
  '/api/admin/requests.',
  '/api/admin./requests',
  '/api/admin;x/requests',
  '/api/admin/requests;x',
  '/api/admin/requests%00',
  '/api/admin%00/requests',
  '/api\\admin\\requests',
  '/api/admin%20/requests',
  'http://other.example/api/admin/requests',
  '/uploads/..%2f..%2fsunweave.db',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
];

test('no spelling of a path bypasses the panel’s guard or leaves the public folders', async () => {
  for (const target of waysAround) {
    const answer = await get(target);
    assert.ok([400, 401, 404].includes(getStatus(answer)), `${target}\n${answer.slice(0, 200)}`);
    assert.doesNotMatch(answer, /"devDependencies"|SQLite format|"firstName"/, target);
  }
});

test('forwarding headers change neither the URL, nor the method, nor a page for others', async () => {
  const plain = (await get(paths.about)).split('\r\n\r\n')[1];
  const claims = [
    'X-Forwarded-Host: evil.example\r\n',
    'Forwarded: host=evil.example;proto=http\r\n',
    'X-Forwarded-Proto: http\r\nX-Forwarded-Port: 81\r\n',
    `X-Original-URL: ${adminApi.requests}\r\nX-Rewrite-URL: ${adminApi.requests}\r\n`,
    'X-HTTP-Method-Override: DELETE\r\nX-Method-Override: POST\r\n',
  ];
  for (const claim of claims)
    assert.equal((await get(paths.about, claim)).split('\r\n\r\n')[1], plain, claim);
  const asOther = await send(
    `GET ${paths.about} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
  );
  assert.equal(asOther.split('\r\n\r\n')[1], plain);
  const overridden = await get(`${adminApi.requests}?_method=DELETE`, 'X-HTTP-Method: GET\r\n');
  assert.equal(getStatus(overridden), 401);
});

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const ambiguous: Record<string, string> = {
  'two lengths': `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  'a length and chunks': `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'an unknown transfer encoding': `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a space before the colon': `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a folded header': `X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n${smuggled}`,
  'a length that is no number': `Content-Length: +5\r\n\r\n${smuggled}`,
  'a chunk that is no number': `Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`,
};

test('a request with an ambiguous end is refused, and nothing after it is processed', async () => {
  for (const [what, rest] of Object.entries(ambiguous)) {
    const answer = await send(`POST ${api.contact} HTTP/1.1\r\nHost: x\r\n${rest}`);
    assert.equal(getStatus(answer), 400, what);
    assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, what);
  }
  assert.equal(getStatus(await send('GET / HTTP/1.1\r\n\r\n')), 400, 'no host');
});

test('very long headers and URLs are refused or not found, and the next visitor is served', async () => {
  assert.equal(getStatus(await get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`)), 431);
  assert.equal(getStatus(await get(`/${'a'.repeat(15_000)}`)), 404);
  assert.equal(getStatus(await get(`${paths.blog}?search=${'%25'.repeat(4_000)}`)), 200);
  assert.equal(getStatus(await get('/', `Cookie: ${'a=b;'.repeat(3_000)}\r\n`)), 200);
});

test('a client that sends byte by byte cannot hold a connection for long', async () => {
  const quiet = createServer();
  await listen(quiet, readConfig({ PORT: String(await freePort()) }));
  assert.ok(quiet.headersTimeout > 0 && quiet.headersTimeout <= 20_000);
  assert.ok(quiet.requestTimeout > 0 && quiet.requestTimeout <= 60_000);
  quiet.close();
});

test('a sign-in larger than any name and password is refused unread', async () => {
  const body = JSON.stringify({ username: admin.username, password: 'x'.repeat(20_000) });
  const headers = { 'Content-Type': 'application/json' };
  for (const path of [api.login, api.loginCode]) {
    const answer = await fetch(server.origin + path, { method: 'POST', headers, body });
    assert.equal(answer.status, 413, path);
  }
});

test('a body that is too large does not close the connection of the next request', async () => {
  const body = ' '.repeat(1_000_000);
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const answers: string[] = [];
  socket.on('data', (chunk) => answers.push(String(chunk)));
  socket.on('error', () => {});
  socket.write(`POST ${api.login} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
  socket.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  await once(socket, 'data');
  // The bridge to Node's server waits half a second for unread bytes.
  await sleep(1_000);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  if (!socket.destroyed) await once(socket, 'close');
  assert.deepEqual(answers.join('').match(/HTTP\/1\.1 \d{3}/g), ['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('no personal data and no secret is logged, even when something fails', async () => {
  const call = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(server.origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const marked = contactBody({
    firstName: 'Markedfirst',
    lastName: 'Markedlast',
    email: 'marked@person.example',
    phone: '8185559876',
    message: 'Markedmessage',
    source: { landingPage: '/?q=Markedlanding', referrer: 'https://markedreferrer.example' },
  });
  const agent = { 'User-Agent': 'Markedagent' };
  assert.equal((await call(api.contact, marked, agent)).status, 201);
  assert.equal((await call(api.contact, { ...marked, email: 'marked@wrong' }, agent)).status, 422);
  assert.equal((await call(api.contact, '{"firstName":"Markedfirst"', agent)).status, 400);
  assert.equal((await call(api.contact, marked, { 'Idempotency-Key': 'Markedkey\u00e9' })).status, 422);
  assert.equal((await call(api.newsletter, { email: 'marked@person.example' })).status, 202);
  await fetch(`${server.origin}${paths.newsletterConfirm}?token=Markedtoken`);
  await fetch(`${server.origin}${api.articleCallback}?job=1&signature=Markedsignature`, { method: 'POST' });
  await fetch(`${server.origin}/calendar/Markedfeed.ics`);
  const form = new FormData();
  form.set('image', new File(['Markedphoto'], 'Markedfile.png'));
  await fetch(server.origin + api.upload, { method: 'POST', body: form });
  await call(api.login, { username: 'markeduser', password: 'Markedpassword' });
  const signedIn = await call(api.login, admin);
  assert.equal(signedIn.status, 200);
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const feed = await call(adminApi.calendarFeed, {}, { Cookie: cookie });
  const address = /[\w-]{40,}/.exec(await feed.text())?.[0];
  assert.equal(
    (await call(adminApi.requests, undefined, { Cookie: `${cookie}Markedcookie` }, 'GET')).status,
    401,
  );
  // A client that hangs up mid-request is a separate failure.
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(
    `POST ${api.contact} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"Markedbody`,
  );
  socket.resume().on('error', () => {});
  socket.end();
  await once(socket, 'close');
  const last = await fetch(server.origin + paths.home);
  assert.equal(last.status, 200);

  // Lines are written in batches: once this one appears, all earlier ones have.
  const log = await until(server.output, (text) => text.includes(last.headers.get('X-Request-Id')!));
  assert.match(log, /is open at/);
  const secrets = [admin.password, cookie.slice(cookie.indexOf('=') + 1), address].filter(
    (text) => text !== undefined,
  );
  assert.equal(secrets.length, 3);
  for (const secret of secrets) assert.ok(!log.includes(secret));
  assert.doesNotMatch(log, /marked|8185559876|818\D{1,2}555\D9876/i);
});
