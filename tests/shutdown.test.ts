import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminApi, api } from '#kit/paths/paths.ts';
import { admin } from './support/admin.ts';
import { newEnvironment, startServer } from './support/bare-server.ts';
import { contactBody } from './support/leads.ts';
import { photoForm, smallJpeg } from './support/pictures.ts';
import { startTestServer, type TestServer } from './support/server.ts';

async function open(context: TestContext, environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(environment);
  context.after(server.close);
  return server;
}

/** Begins an upload and sends half of it; `rest` is still to be sent. */
async function beginUpload(origin: string) {
  const form = new Response(photoForm(await smallJpeg()));
  const body = Buffer.from(await form.arrayBuffer());
  const upload = request(origin + api.upload, {
    method: 'POST',
    headers: {
      'Content-Type': form.headers.get('Content-Type')!,
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  const half = body.length / 2;
  upload.write(body.subarray(0, half));
  const answer = once(upload, 'response') as Promise<[IncomingMessage]>;
  return { upload, rest: body.subarray(half), answer };
}

async function drip(upload: ClientRequest, bytes: Buffer) {
  for (const byte of bytes) {
    upload.write(Buffer.of(byte));
    await sleep(2);
  }
  upload.end();
}

test('SIGTERM accepts no new request, finishes those in flight and exits with 0', async (context) => {
  const environment = await newEnvironment(context);
  const server = startServer(context, environment);
  await server.ready();
  const port = Number(environment.PORT);
  const agent = new Agent({ keepAlive: true });
  context.after(() => agent.destroy());
  // Browsers open such silent connections in advance.
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
  // Keep-alive connections do not delay the stop, which would be reported on stderr.
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

test('SIGTERM lets a slow upload and many leads finish, and all of them are stored', async (context) => {
  const server = await open(context);
  const { upload, rest, answer } = await beginUpload(server.origin);
  const leads = Array.from({ length: 20 }, (_, index) =>
    fetch(server.origin + api.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `lead-${index}` },
      body: JSON.stringify(contactBody({ firstName: `Lead ${index}` })),
    }),
  );
  const first = await Promise.race(leads);
  const ended = server.stop();
  await drip(upload, rest);
  const [stored] = await answer;
  assert.equal(stored.statusCode, 201);
  assert.match(((await json(stored)) as { imageUrl: string }).imageUrl, /^\/uploads\//);
  // Refused connections got an error, and what came too late a 503; no lead is stored without a response.
  const answers = await Promise.allSettled(leads);
  const answered = answers.filter((lead) => lead.status === 'fulfilled' && lead.value.status === 201).length;
  assert.equal(first.status, 201);
  assert.equal(await ended, 0);

  await server.start();
  assert.equal(await countLeads(server.origin), answered);
});

async function countLeads(origin: string): Promise<number> {
  const signedIn = await fetch(origin + api.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const answer = await fetch(origin + adminApi.requests, { headers: { Cookie: cookie } });
  return Number(answer.headers.get('X-Total-Count'));
}

test('SIGTERM exits with 0, even if an upload never ends and the mail server never responds', async (context) => {
  const mail = await startSilentServer(context);
  const server = await open(context, { SMTP_URL: mail.url });
  await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactBody()),
  });
  await mail.called;
  const { upload, answer } = await beginUpload(server.origin);
  upload.on('error', () => {});
  const brokenOff = assert.rejects(answer);
  // The promise is ten seconds and the server's limit 9.5; a busy machine adds to it.
  assert.equal(await Promise.race([server.stop(), sleep(30_000, 'still running', { ref: false })]), 0);
  await brokenOff;
  assert.match(server.output(), /requests were broken off/);
});

async function startSilentServer(context: TestContext) {
  const sockets = new Set<Socket>();
  const called = Promise.withResolvers<void>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    called.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, called: called.promise };
}
