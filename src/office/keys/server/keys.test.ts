import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#app/api.ts';
import { isForKeys } from '#kit/access/key-calls.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { type AddedKey, type ApiKey, keyApi } from '#office/keys/keys.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

async function addKey(t: TestApp, body: object = { name: 'CRM', role: 'office' }): Promise<AddedKey> {
  const answer = await t.adminCall('POST', keyApi.keys, body);
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

const listKeys = async (t: TestApp): Promise<ApiKey[]> => (await t.adminCall('GET', keyApi.keys)).json();

test('a key is shown once, stored hashed, works as its role and is refused at once when it is deleted', async (context) => {
  const t = await openTestApp(context);
  const { key, ...added } = await addKey(t);
  assert.match(key, /^key_[\w-]{43}$/);
  assert.deepEqual(added, {
    id: 1,
    name: 'CRM',
    role: 'office',
    crewId: null,
    lastUsedAt: null,
    createdAt: '2026-11-21T18:00:00.000Z',
  });
  const stored = await t.deps.db.selectFrom('apiKeys').selectAll().execute();
  assert.ok(!JSON.stringify(stored).includes(key.slice(4)));
  assert.deepEqual(await listKeys(t), [added]);

  t.setNow('2026-11-21T18:05:00.000Z');
  assert.equal((await t.call('GET', adminApi.requests, undefined, bearer(key))).status, 200);
  assert.equal((await listKeys(t))[0]!.lastUsedAt, '2026-11-21T18:05:00.000Z');

  assert.equal((await t.adminCall('DELETE', keyApi.key(added.id))).status, 200);
  assert.equal((await t.call('GET', adminApi.requests, undefined, bearer(key))).status, 401);
  assert.equal((await t.adminCall('DELETE', keyApi.key(added.id))).status, 404);
  const audit = (await (await t.adminCall('GET', adminApi.audit)).json()) as { action: string }[];
  assert.deepEqual(
    audit.map(({ action }) => action).filter((action) => action.startsWith('key-')),
    ['key-removed', 'key-added'],
  );
});

test('a key needs a name, a role of its own and, for a crew, the crew', async (context) => {
  const t = await openTestApp(context);
  for (const [body, path] of [
    [{ name: ' ', role: 'office' }, 'name'],
    [{ name: 'CRM', role: 'admin' }, 'role'],
    [{ name: 'CRM', role: 'crew' }, 'crewId'],
    [{ name: 'CRM', role: 'crew', crewId: 987654 }, 'crewId'],
  ] as const) {
    const answer = await t.adminCall('POST', keyApi.keys, body);
    assert.equal(answer.status, 422);
    const { errors } = (await answer.json()) as Problem;
    assert.deepEqual(
      errors?.map((error) => error.path),
      [path],
    );
  }
  const office = await addKey(t, { name: 'CRM', role: 'office', crewId: 1 });
  assert.equal(office.crewId, null);
});

test('a key reaches what its role may, and nothing of owners, accounts, sessions or devices', async (context) => {
  const t = await openTestApp(context);
  const keys = {
    office: (await addKey(t)).key,
    crew: (await addKey(t, { name: 'Tablet', role: 'crew', crewId: 1 })).key,
  };
  const calls = apiSections(t.deps)
    .flatMap(({ endpoints }) => Object.entries(endpoints))
    .filter(([, { path }]) => path.startsWith('/api/admin/'));
  for (const [name, { method, path, roles }] of calls) {
    const body = method === 'get' || method === 'delete' ? undefined : [];
    for (const [role, key] of Object.entries(keys)) {
      const url = path.replaceAll(/:\w+/g, '987654');
      const answer = await t.call(method.toUpperCase(), url, body, bearer(key));
      const mayCall = isForKeys(name) && roles!.some((allowed) => allowed === role);
      assert.equal(answer.status !== 403, mayCall, `${role}: ${name} answers ${answer.status}`);
      assert.notEqual(answer.status, 500, name);
      await answer.body?.cancel();
    }
  }
  const person = '/api/admin/account';
  const ofPeople = calls.filter(([, { path }]) => path.startsWith(person)).map(([name]) => name);
  assert.deepEqual(ofPeople.filter(isForKeys), []);
  assert.equal((await t.call('GET', api.me, undefined, bearer(keys.office))).status, 401);
});

test('a crew key sees the visits of its crew', async (context) => {
  const t = await openTestApp(context);
  const { key } = await addKey(t, { name: 'Tablet', role: 'crew', crewId: 1 });
  const path = '/api/admin/visits?from=2026-11-21&to=2026-11-22';
  assert.equal((await t.call('GET', path, undefined, bearer(key))).status, 200);
  assert.equal((await t.call('GET', `${path}&crewId=2`, undefined, bearer(key))).status, 200);
});

test('a key counts alone: cookies beside it are not read, and it may call from any origin', async (context) => {
  const t = await openTestApp(context);
  const { key } = await addKey(t);
  const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  const { id } = (await (await t.call('POST', api.contact, contactBody())).json()) as { id: number };
  const change = (headers: Record<string, string>) =>
    t.call('PATCH', adminApi.request(id), { status: 'contacted' }, headers);
  assert.equal((await change({ ...foreign, ...bearer(key) })).status, 200);
  const history = (await (await t.adminCall('GET', adminApi.requestHistory(id))).json()) as {
    userName: string;
  }[];
  assert.ok(history.some(({ userName }) => userName === 'CRM (key)'));
  const wrong = await t.adminCall('GET', adminApi.requests, undefined, bearer(`${key}x`));
  assert.equal(wrong.status, 401, 'the session beside a wrong key');
  const withoutKey = await t.adminCall('PATCH', adminApi.request(id), { notes: 'x' }, foreign);
  assert.equal(withoutKey.status, 403);
  const publicCall = await t.call('POST', api.contact, contactBody(), { ...foreign, ...bearer(key) });
  assert.equal(publicCall.status, 403);
});

test('two-step sign-in that everyone needs does not stop a key', async (context) => {
  const t = await openTestApp(context);
  const { key } = await addKey(t);
  await t.adminCall('PUT', adminApi.peopleSettings, { requiresSecondFactor: true });
  assert.equal((await t.call('GET', adminApi.requests, undefined, bearer(key))).status, 200);
});

test('a key makes 600 calls a minute, each key its own', async (context) => {
  const t = await openTestApp(context);
  const { key } = await addKey(t);
  const other = await addKey(t, { name: 'Books', role: 'office' });
  const call = (each: string) => t.call('GET', adminApi.requestCounts, undefined, bearer(each));
  for (let count = 0; count < 600; count += 1) assert.equal((await call(key)).status, 200);
  const refused = await call(key);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('Retry-After'), '60');
  assert.equal((await call(other.key)).status, 200);
  t.setNow('2026-11-21T18:01:01.000Z');
  assert.equal((await call(key)).status, 200);
});
