import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { smsApi } from '#delivery/texts/sms-connection.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { until } from '../../../../tests/support/until.ts';
import { openSite, read, save, tryOut } from './sms-connection.fixture.ts';
import { testSmsConnection } from './test-sms-connection.ts';

const withoutKey = { key: null, bodyHash: '' };

test('a test is sent with what is typed, before it is saved; the saved gateway then works', async (context) => {
  const { t, gateway, typed } = await openSite(context);
  assert.deepEqual(await tryOut(t, typed), { to: '+18185550143', isSent: true, problem: null, code: null });
  const [text] = gateway.texts;
  assert.deepEqual(
    [text?.to, text?.from, text?.body],
    ['+18185550143', '+18185550100', 'Texts work for Sunweave Cleaning. This is your test.'],
  );
  assert.deepEqual([(await read(t)).setBy, (await read(t)).worksSince], [null, null]);
  assert.equal((await save(t, typed)).worksSince, t.deps.clock().toISOString());
  const changed = await save(t, { ...typed, sender: '(818) 555-0199', version: 2 });
  assert.equal(changed.worksSince, null, 'another sender has sent nothing yet');
});

test('a test of what is not saved leaves what is known of the saved account', async (context) => {
  const { t, typed } = await openSite(context);
  await tryOut(t, typed);
  const { worksSince } = await save(t, typed);
  const later = new Date(Date.parse(worksSince!) + 3_600_000).toISOString();
  t.setNow(later);
  const other = { ...typed, sender: '(818) 555-0199' };
  await tryOut(t, other);
  assert.equal((await read(t)).worksSince, worksSince);
  assert.equal((await save(t, { ...other, version: 2 })).worksSince, later, 'its test counts');
});

test('it says what is wrong, and repeats nothing of what a gateway says', async (context) => {
  let reply: (response: ServerResponse) => void = () => {};
  const { t, gateway, typed } = await openSite(context, {
    answer: (response) => {
      reply(response);
      return true;
    },
  });
  const getProblem = async (change: object = {}) => {
    const answer = await tryOut(t, { ...typed, ...change });
    assert.doesNotMatch(JSON.stringify(answer), /secret-banner/);
    return [answer.problem, answer.code];
  };
  const refuse = (status: number, body: string | object) => {
    reply = (response) =>
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const says = (code: unknown) => ({ code, message: 'secret-banner' });
  for (const [status, body, problem, code] of [
    [401, says(20003), 'sign-in', 20003],
    [401, 'secret-banner', 'sign-in', 401],
    [400, says(21608), 'trial', 21608],
    [400, says(21606), 'sender', 21606],
    [400, says(21211), 'recipient', 21211],
  ] as const) {
    refuse(status, body);
    assert.deepEqual(await getProblem(), [problem, code], String(code));
  }
  t.setNow('2026-11-21T18:11:00.000Z');
  for (const [status, body, problem, code] of [
    [400, says(21610), 'opted-out', 21610],
    [400, says(21408), 'region', 21408],
    [403, says(90010), 'account', 90010],
    // Not one of ours, so it could be anything.
    [400, says(123_456), 'refused', 400],
    [400, says('secret-banner'), 'refused', 400],
    [503, says(null), 'unavailable', 503],
    [404, 'secret-banner', 'no-gateway', 404],
    [302, 'secret-banner', 'no-gateway', 302],
    [200, '<!DOCTYPE html><p>secret-banner', 'no-gateway', 200],
  ] as const) {
    refuse(status, body);
    assert.deepEqual(await getProblem(), [problem, code], String(code));
  }
  t.setNow('2026-11-21T18:22:00.000Z');
  assert.deepEqual(await getProblem({ url: 'https://texts.invalid/' }), ['not-found', null]);
  assert.deepEqual(await getProblem({ url: gateway.url.replace('http:', 'https:') }), ['encryption', null]);
  reply = (response) => response.destroy();
  assert.deepEqual(await getProblem(), ['no-gateway', null]);
  await gateway.close();
  assert.deepEqual(await getProblem(), ['unreachable', null]);
});

test('an endless answer is read only at its beginning', async (context) => {
  let isClosed = false;
  const { t, typed } = await openSite(context, {
    answer: (response) => {
      response.writeHead(201);
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      response.on('close', () => {
        isClosed = true;
      });
      more();
      return true;
    },
  });
  assert.equal((await tryOut(t, typed)).isSent, true);
  await until(() => isClosed);
});

const owner = { user: { id: 'owner', name: 'Owner' } } as Caller;

test('a gateway that hangs ends the test after a while, and only then is there room for another', async (context) => {
  let isHanging = true;
  const waiting: ServerResponse[] = [];
  const { t, typed } = await openSite(context, {
    answer: (response) => isHanging && waiting.push(response) > 0,
  });
  const test = { to: '(818) 555-0143', connection: typed };
  const first = testSmsConnection(t.deps, { test, caller: owner }, withoutKey, 2_000);
  await until(() => waiting.length === 1);
  const second = await t.adminCall('POST', smsApi.test, { to: '(818) 555-0143', connection: typed });
  assert.equal(second.status, 409);
  assert.match(await second.text(), /A test is still running/);
  assert.deepEqual(await first, { to: '+18185550143', isSent: false, problem: 'too-slow', code: null });
  isHanging = false;
  assert.equal((await tryOut(t, typed)).isSent, true);
});

test('ten tests in ten minutes are enough', async (context) => {
  const { t, typed } = await openSite(context);
  for (let index = 0; index < 10; index += 1) await tryOut(t, typed);
  const answer = await t.adminCall('POST', smsApi.test, { to: '(818) 555-0143', connection: typed });
  assert.equal(answer.status, 429);
  t.setNow('2026-11-21T18:11:00.000Z');
  assert.equal((await tryOut(t, typed)).isSent, true);
});

test('a site on https calls no gateway inside its own network, by address or by name, and none without https', async (context) => {
  const { t, gateway, typed } = await openSite(context, { config: { publicUrl: 'https://www.example.com' } });
  for (const url of [
    gateway.url,
    'http://api.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
  ]) {
    const connection = { ...typed, url };
    await expectErrorAt(await t.adminCall('PUT', smsApi.connection, { ...connection, version: 1 }), 'url');
    const body = { to: '(818) 555-0143', connection };
    await expectErrorAt(await t.adminCall('POST', smsApi.test, body), 'url');
  }
  const url = gateway.url.replace('http://127.0.0.1', 'https://localhost');
  assert.equal((await tryOut(t, { ...typed, url })).problem, 'inside');
  // Saved while the site was on http.
  t.deps.config.publicUrl = 'http://localhost:3000';
  await save(t, typed);
  assert.equal((await tryOut(t)).isSent, true);
  t.deps.config.publicUrl = 'https://www.example.com';
  assert.equal((await tryOut(t)).problem, 'inside');
  assert.equal(gateway.texts.length, 1);
});

test('on http, a gateway that is not on this computer gets no token without https', async (context) => {
  const { t, typed } = await openSite(context);
  const body = { ...typed, url: 'http://api.example.com/', version: 1 };
  await expectErrorAt(await t.adminCall('PUT', smsApi.connection, body), 'url');
});
