import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { mailApi } from '#delivery/mailbox/mail-connection.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { until } from '../../../../tests/support/until.ts';
import { connectionTo, openSite, read, save, tryOut } from './mail-connection.fixture.ts';
import { testMailConnection } from './test-mail-connection.ts';

/** A port of this machine that says `banner`, and nothing more. */
async function listen(context: TestContext, banner = '') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write(banner);
  }).listen(0, '127.0.0.1');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  context.after(close);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, sockets, close };
}

const withoutKey = { key: null, bodyHash: '' };

test('a test is sent with what is typed, before it is saved; the saved connection then works', async (context) => {
  const { t, inbox, typed } = await openSite(context);
  assert.deepEqual(await tryOut(t, typed), {
    to: 'kim@sunny.example',
    isSent: true,
    problem: null,
    code: null,
  });
  assert.equal(inbox.emails[0]?.headers.subject, 'Email works for Sunweave Cleaning');
  assert.equal(inbox.emails[0]?.headers.from, 'Sunweave Cleaning <office@sunny.example>');
  assert.deepEqual([(await read(t)).setBy, (await read(t)).worksSince], [null, null]);
  assert.equal((await save(t, typed)).worksSince, t.deps.clock().toISOString());
  const changed = await save(t, { ...typed, senderEmail: 'other@sunny.example', version: 2 });
  assert.equal(changed.worksSince, null, 'another sender has sent nothing yet');
});

test('a test of what is not saved leaves what is known of the saved mailbox', async (context) => {
  const { t, typed } = await openSite(context);
  await tryOut(t, typed);
  const { worksSince } = await save(t, typed);
  assert.equal(worksSince, t.deps.clock().toISOString());
  for (const hours of [1, 2]) {
    t.setNow(new Date(Date.parse(worksSince!) + hours * 3_600_000).toISOString());
    await tryOut(t, { ...typed, senderEmail: `other${hours}@sunny.example` });
    assert.equal((await read(t)).worksSince, worksSince);
  }
  await tryOut(t, typed);
  assert.equal((await read(t)).worksSince, worksSince, 'since its first test');
  const other = await save(t, { ...typed, senderEmail: 'other2@sunny.example', version: 2 });
  assert.equal(other.worksSince, null, 'the last test was of another');
});

test('it says what is wrong, and repeats nothing of what a server says', async (context) => {
  const replies: { recipient?: string; message?: string } = {};
  const { t, typed } = await openSite(context, {
    refuseRecipient: () => replies.recipient,
    refuseMessage: () => replies.message,
  });
  const ssh = await listen(context, 'SSH-2.0-OpenSSH_9.9 secret-banner\r\n');
  const gone = await listen(context);
  gone.close();
  const getProblem = async (change: object) => {
    const answer = await tryOut(t, { ...typed, ...change });
    assert.doesNotMatch(JSON.stringify(answer), /secret-banner|OpenSSH/);
    return [answer.problem, answer.code];
  };
  assert.deepEqual(await getProblem({ password: 'wrong' }), ['sign-in', 535]);
  assert.deepEqual(await getProblem({ username: '' }), ['sign-in', 530]);
  assert.deepEqual(await getProblem({ host: 'mail.invalid', security: 'tls' }), ['not-found', null]);
  assert.deepEqual(await getProblem({ port: gone.port }), ['unreachable', null]);
  assert.deepEqual(await getProblem({ port: ssh.port }), ['no-mail-server', null]);
  assert.deepEqual(await getProblem({ security: 'tls' }), ['encryption', null]);
  assert.equal((await getProblem({ security: 'starttls' }))[0], 'encryption');
  replies.recipient = '550 5.1.1 secret-banner';
  assert.deepEqual(await getProblem({}), ['recipient', 550]);
  delete replies.recipient;
  replies.message = '554 secret-banner is not verified';
  assert.deepEqual(await getProblem({}), ['sender', 554]);
});

test('a server that hangs ends the test after a while, and only then is there room for another', async (context) => {
  const { t, typed } = await openSite(context);
  const silent = await listen(context);
  const hanging = { to: 'kim@sunny.example', connection: { ...typed, port: silent.port } };
  const patience = {
    connectMilliseconds: 60_000,
    silenceMilliseconds: 60_000,
    totalMilliseconds: 2_000,
  };
  const first = testMailConnection(t.deps, hanging, withoutKey, patience);
  await until(() => silent.sockets.size === 1);
  const second = await t.adminCall('POST', mailApi.test, hanging);
  assert.equal(second.status, 409);
  assert.match(await second.text(), /A test is still running/);
  assert.deepEqual(await first, { to: hanging.to, isSent: false, problem: 'too-slow', code: null });
  assert.equal((await tryOut(t, typed)).isSent, true);
});

test('a process that was killed in the middle of a test holds up the next one for less than a minute', async (context) => {
  const { t, typed } = await openSite(context);
  const silent = await listen(context);
  const never = { connectMilliseconds: 60_000, silenceMilliseconds: 60_000, totalMilliseconds: 60_000 };
  const connection = { ...typed, port: silent.port };
  const killed = testMailConnection(t.deps, { to: 'kim@sunny.example', connection }, withoutKey, never);
  await until(() => silent.sockets.size === 1);
  t.setNow('2026-11-21T18:00:59.000Z');
  assert.equal((await tryOut(t, typed)).isSent, true);
  silent.close();
  assert.equal((await killed).isSent, false);
});

test('ten tests in ten minutes are enough', async (context) => {
  const { t, typed } = await openSite(context);
  for (let index = 0; index < 10; index += 1) await tryOut(t, typed);
  const answer = await t.adminCall('POST', mailApi.test, { to: 'kim@sunny.example', connection: typed });
  assert.equal(answer.status, 429);
  t.setNow('2026-11-21T18:11:00.000Z');
  assert.equal((await tryOut(t, typed)).isSent, true);
});

test('a site on https calls no server inside its own network, by address or by name, and no other port', async (context) => {
  const { t, inbox, typed } = await openSite(context, { config: { publicUrl: 'https://www.example.com' } });
  const connection = { ...typed, security: 'tls' as const };
  const attempts = [
    [{ host: '127.0.0.1', port: 587 }, 'host'],
    [{ host: '10.0.0.5', port: 587 }, 'host'],
    [{ host: '169.254.169.254', port: 25 }, 'host'],
    [{ host: '::1', port: 465 }, 'host'],
    [{ host: '::ffff:127.0.0.1', port: 465 }, 'host'],
    [{ host: 'mail.example.com', port: 22 }, 'port'],
    [{ host: 'mail.example.com', port: inbox.port }, 'port'],
    [{ host: 'mail.example.com', port: 587, security: 'none' }, 'security'],
    [{ host: 'localhost', port: 587, security: 'none' }, 'security'],
  ] as const;
  for (const [change, field] of attempts) {
    const body = { ...connection, ...change };
    await expectErrorAt(await t.adminCall('PUT', mailApi.connection, { ...body, version: 1 }), field);
    await expectErrorAt(
      await t.adminCall('POST', mailApi.test, { to: 'kim@sunny.example', connection: body }),
      field,
    );
  }
  // Names that the resolver of this machine turns into a loopback address.
  for (const host of ['localhost', '2130706433', '127.1']) {
    const answer = await tryOut(t, { ...connection, host, port: 587 });
    assert.equal(answer.problem, 'inside', host);
  }
});

test('on http, a server that is not on this computer gets no password without encryption', async (context) => {
  const t = await openTestApp(context);
  const body = { ...connectionTo(25), host: 'mail.example.com', version: 1 };
  await expectErrorAt(await t.adminCall('PUT', mailApi.connection, body), 'security');
});
