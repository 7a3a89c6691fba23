import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { PushSubscriptionRecord, PushTest } from '#delivery/devices/push-subscriptions.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import { startPushWorker } from '#messages/alerts/server/push-worker.ts';
import {
  addUser,
  openSecondInstance,
  openSite,
  readCookie,
  rightPassword,
} from '../../../../tests/support/accounts.ts';
import { startPushService } from '../../../../tests/support/push-service.ts';

type Answer = Parameters<typeof startPushService>[0];

/** A site with an owner kim and a push service. */
async function open(t: TestContext, answer?: Answer, config: Partial<Config> = {}) {
  const service = await startPushService(answer);
  t.after(service.close);
  const site = await openSite(t, config);
  await addUser(site.deps, 'kim');
  const signIn = async (name: string, userAgent = 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1') =>
    readCookie(await site.logIn(name, rightPassword, { headers: { 'User-Agent': userAgent } }));
  const add = (cookie: string, device: object, userAgent = '') =>
    site.call('POST', alertApi.devices, cookie, device, { 'User-Agent': userAgent });
  const devices = async (cookie: string) =>
    (await (await site.get(alertApi.devices, cookie)).json()) as PushSubscriptionRecord[];
  const stored = () => site.deps.db.selectFrom('pushSubscriptions').selectAll().orderBy('id').execute();
  return { ...site, service, signIn, add, devices, stored, kim: await signIn('kim') };
}

const read = async <Body>(answer: Response, status = 200): Promise<Body> => {
  assert.equal(answer.status, status, await answer.clone().text());
  return (await answer.json()) as Body;
};

test('the key is the same on every instance and after a restart', async (t) => {
  const site = await open(t);
  const other = await openSecondInstance(t, site);
  const keys = await Promise.all(
    [site, site, other].map(async ({ get }) => read<{ key: string }>(await get(alertApi.key, site.kim))),
  );
  assert.equal(Buffer.from(keys[0]!.key, 'base64url').length, 65);
  assert.deepEqual(keys, [keys[0], keys[0], keys[0]]);
});

test('a device is registered once, however often its browser says so, and shows no keys', async (t) => {
  const site = await open(t);
  const phone = site.service.device('phone');
  const agent = 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1';
  const added = await read<PushSubscriptionRecord>(await site.add(site.kim, phone, agent), 201);
  assert.deepEqual(added, {
    id: added.id,
    device: 'Safari on iPhone',
    createdAt: site.deps.clock().toISOString(),
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
    test: null,
  });
  const again = await Promise.all([site.add(site.kim, phone, agent), site.add(site.kim, phone, agent)]);
  for (const answer of again) assert.deepEqual(await read(answer, 201), added);
  assert.deepEqual(await site.devices(site.kim), [added]);
  assert.equal((await site.call('DELETE', alertApi.device(added.id), site.kim)).status, 200);
  assert.deepEqual(await site.devices(site.kim), []);
  assert.equal((await site.call('DELETE', alertApi.device(added.id), site.kim)).status, 404);
});

test('a device belongs to who registered it last, and is nobody else’s business', async (t) => {
  const site = await open(t);
  await addUser(site.deps, 'robin', 'office');
  const robin = await site.signIn('robin');
  const tablet = site.service.device('tablet');
  const { id } = await read<PushSubscriptionRecord>(await site.add(site.kim, tablet), 201);
  for (const [method, path] of [
    ['DELETE', alertApi.device(id)],
    ['POST', alertApi.test(id)],
    ['POST', alertApi.arrived(id)],
  ] as const) {
    const body = method === 'POST' ? { messageId: 'x' } : undefined;
    assert.equal((await site.call(method, path, robin, body)).status, 404, path);
  }
  await read(await site.add(robin, tablet), 201);
  assert.deepEqual(await site.devices(site.kim), []);
  assert.equal((await site.devices(robin)).length, 1);
});

test('a crew member registers no device', async (t) => {
  const site = await open(t);
  await addUser(site.deps, 'sam', 'crew');
  const sam = await site.signIn('sam');
  assert.equal((await site.add(sam, site.service.device('phone'))).status, 403);
  assert.equal((await site.get(alertApi.key, sam)).status, 403);
  assert.equal((await site.add('', site.service.device('phone'))).status, 401);
});

test('what no alert could be sent to is refused at its field', async (t) => {
  const site = await open(t);
  const phone = site.service.device('phone');
  const wrong: [object, string][] = [
    [{ ...phone, endpoint: 'no address' }, 'endpoint'],
    [{ ...phone, endpoint: `https://push.example/${'x'.repeat(2000)}` }, 'endpoint'],
    [{ ...phone, endpoint: 'https://name:secret@push.example/' }, 'endpoint'],
    [{ ...phone, keys: { ...phone.keys, p256dh: 'B'.repeat(87) } }, 'keys'],
    [{ ...phone, keys: { ...phone.keys, auth: 'c2hvcnQ' } }, 'keys'],
    [{ ...phone, keys: { auth: phone.keys.auth } }, 'keys.p256dh'],
    [{ ...phone, keys: { ...phone.keys, auth: 'not base64!' } }, 'keys.auth'],
  ];
  for (const [body, path] of wrong) {
    const { errors } = await read<Problem>(await site.add(site.kim, body), 422);
    assert.equal(errors?.[0]?.path, path, JSON.stringify(body));
  }
  for (let count = 0; count < 20; count += 1) await site.add(site.kim, site.service.device(`d${count}`));
  const { detail } = await read<Problem>(await site.add(site.kim, phone), 409);
  assert.equal(detail, 'You already have 20 devices. Remove one first.');
});

test('a site on https sends to public https addresses only', async (t) => {
  const site = await openSite(t, { publicUrl: 'https://www.example.com' });
  await addUser(site.deps, 'kim');
  const kim = readCookie(await site.logIn('kim', rightPassword));
  const service = await startPushService();
  t.after(service.close);
  const headers = { Origin: 'https://www.example.com' };
  for (const endpoint of [
    `${service.url}/send/x`,
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://[::1]/x',
    'http://push.example/x',
  ]) {
    const device = { ...service.device('x'), endpoint };
    const answer = await site.call('POST', alertApi.devices, kim, device, headers);
    const { errors } = await read<Problem>(answer, 422);
    assert.equal(errors?.[0]?.path, 'endpoint', endpoint);
  }
  const named = { ...service.device('x'), endpoint: 'https://localhost:9/x' };
  const added = await site.call('POST', alertApi.devices, kim, named, headers);
  const { id } = await read<PushSubscriptionRecord>(added, 201);
  const tested = await read<PushTest>(await site.call('POST', alertApi.test(id), kim, undefined, headers));
  assert.deepEqual([tested.isSent, tested.reason], [false, 'Its name points to a private network.']);
});

test('a test tells what the push service answered, and when the device has shown it', async (t) => {
  let status = 201;
  const site = await open(t, (response) => {
    if (status === 201) return false;
    response.writeHead(status).end();
    return true;
  });
  const { id } = await read<PushSubscriptionRecord>(
    await site.add(site.kim, site.service.device('phone')),
    201,
  );
  const press = async () => read<PushTest>(await site.call('POST', alertApi.test(id), site.kim));
  const sent = await press();
  assert.deepEqual([sent.isSent, sent.reason], [true, null]);
  const [push] = site.service.pushes;
  assert.equal(push!.message.id, sent.id);
  assert.equal(push!.message.arrivedUrl, alertApi.arrived(id));
  assert.equal(push!.message.title, 'Alerts work on this device');
  assert.equal(push!.headers.ttl, '60');
  const [waiting] = await site.devices(site.kim);
  assert.deepEqual(waiting?.test, { id: sent.id, sentAt: site.deps.clock().toISOString(), arrivedAt: null });

  const report = (messageId: string) => site.call('POST', alertApi.arrived(id), site.kim, { messageId });
  assert.equal((await read<PushSubscriptionRecord>(await report('another'))).test?.arrivedAt, null);
  site.wait(1_000);
  const arrivedAt = site.deps.clock().toISOString();
  assert.equal((await read<PushSubscriptionRecord>(await report(sent.id))).test?.arrivedAt, arrivedAt);
  site.wait(1_000);
  assert.equal((await read<PushSubscriptionRecord>(await report(sent.id))).test?.arrivedAt, arrivedAt);

  const refusals: [number, RegExp][] = [
    [429, /^The push service asks us to wait \(429\)\.$/],
    [503, /^The push service has trouble \(503\)\.$/],
    [403, /^The push service doesn’t accept this site’s key \(403\)\./],
    [413, /^The push service refused the alert \(413\)\.$/],
    [410, /^This device no longer takes alerts \(410\)\./],
  ];
  for (const [next, reason] of refusals) {
    status = next;
    const answer = await press();
    assert.equal(answer.isSent, false);
    assert.match(answer.reason!, reason);
    if (next === 413) assert.match((await site.devices(site.kim))[0]!.lastFailure!, reason);
  }
  assert.deepEqual(await site.devices(site.kim), [], 'a device that has unsubscribed is gone');
  assert.deepEqual(site.service.faults, []);
});

test('a push service that cannot be reached is told as such', async (t) => {
  const site = await open(t);
  const { id } = await read<PushSubscriptionRecord>(
    await site.add(site.kim, site.service.device('phone')),
    201,
  );
  site.service.close();
  const { isSent, reason } = await read<PushTest>(await site.call('POST', alertApi.test(id), site.kim));
  assert.deepEqual([isSent, reason], [false, 'We couldn’t reach the push service (ECONNREFUSED).']);
});

test('a device stays while its session expires, and goes with the sign-out on it', async (t) => {
  const site = await open(t);
  const [phone, laptop] = [await site.signIn('kim'), await site.signIn('kim')];
  await site.add(phone, site.service.device('phone'));
  await site.add(laptop, site.service.device('laptop'));
  const endpoints = async () => (await site.stored()).map(({ endpoint }) => endpoint.split('/').at(-1));
  await site.deps.db
    .deleteFrom('sessions')
    .where('id', '=', (await site.stored())[0]!.sessionId)
    .execute();
  assert.equal((await site.get(alertApi.devices, phone)).status, 401);
  assert.deepEqual(await endpoints(), ['phone', 'laptop']);
  await site.post(api.logout, { headers: { Cookie: laptop } });
  assert.deepEqual(await endpoints(), ['phone']);
  await site.post(api.logout, { headers: { Cookie: phone } });
  assert.deepEqual(await endpoints(), ['phone'], 'its session has no device left to end');
});

test('signing out everywhere, a new password and a removed session end the devices of other sessions', async (t) => {
  const site = await open(t);
  const here = site.kim;
  const ways: Record<string, () => Promise<Response>> = {
    everywhere: () => site.call('DELETE', adminApi.sessions, here),
    session: async () => {
      const [device] = (await site.stored()).filter(({ endpoint }) => endpoint.endsWith('other'));
      return site.call('DELETE', adminApi.session(device!.sessionId), here);
    },
    password: () =>
      site.call('PUT', adminApi.password, here, {
        currentPassword: rightPassword,
        newPassword: 'another long password',
      }),
  };
  await site.add(here, site.service.device('here'));
  for (const [name, end] of Object.entries(ways)) {
    await site.add(await site.signIn('kim'), site.service.device('other'));
    assert.equal((await site.stored()).length, 2, name);
    assert.equal((await end()).status, 200, name);
    assert.deepEqual((await site.devices(here)).length, 1, name);
    assert.match((await site.stored())[0]!.endpoint, /here$/, name);
  }
});

test('devices end with the person, the role, and a password that an owner resets', async (t) => {
  const site = await open(t);
  const crewId = (await site.deps.db.selectFrom('crews').select('id').executeTakeFirstOrThrow()).id;
  const ways: Record<string, (id: string) => Promise<Response>> = {
    crew: (id) => site.call('PATCH', adminApi.person(id), site.kim, { role: 'crew', crewId }),
    reset: (id) => site.call('POST', adminApi.personPassword(id), site.kim),
    removed: (id) => site.call('DELETE', adminApi.person(id), site.kim),
  };
  for (const [name, end] of Object.entries(ways)) {
    await addUser(site.deps, name, 'office');
    await site.add(await site.signIn(name), site.service.device(name));
    assert.equal((await site.stored()).length, 1, name);
    assert.ok((await end(name)).ok, name);
    assert.deepEqual(await site.stored(), [], name);
  }
  await addUser(site.deps, 'robin', 'office');
  await site.add(await site.signIn('robin'), site.service.device('robin'));
  await site.call('PATCH', adminApi.person('robin'), site.kim, { role: 'admin' });
  assert.equal((await site.stored()).length, 1, 'an owner keeps them');
});

test('a device that registers while its session is signed out is either removed or refused', async (t) => {
  const site = await open(t);
  for (let round = 0; round < 5; round += 1) {
    const cookie = await site.signIn('kim');
    const [added, out] = await Promise.all([
      site.add(cookie, site.service.device(`d${round}`)),
      site.post(api.logout, { headers: { Cookie: cookie } }),
    ]);
    assert.equal(out.status, 200);
    assert.ok([201, 401].includes(added.status), `${added.status}`);
    assert.deepEqual(await site.stored(), []);
  }
});

test('a device that is signed out at the moment of an alert stops nothing, and gets nothing afterward', async (t) => {
  const site = await open(t);
  const phone = await site.signIn('kim');
  await site.add(phone, site.service.device('phone'));
  await site.add(site.kim, site.service.device('laptop'));
  const alert = { title: 'New message', body: '', url: '/admin/requests' };
  const now = site.deps.clock();
  await site.deps.db.transaction().execute((trx) => alertFirst(trx, alert, { requestId: null }, now));
  await site.post(api.logout, { headers: { Cookie: phone } });
  const worker = startPushWorker(site.deps, { timing: { pollMilliseconds: 20 } });
  t.after(worker.stop);
  const pending = () =>
    site.deps.db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute();
  while ((await pending()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(site.service.titles(), ['laptop: New message']);
});
