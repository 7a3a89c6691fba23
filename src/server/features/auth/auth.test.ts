import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import { adminApi, api } from '#shared/paths.ts';
import {
  addUser,
  cookieOf,
  openSecondInstance,
  openSite,
  rightPassword,
} from '../../../../tests/support/accounts.ts';
import { sweepAccounts } from './auth.service.ts';

const day = 24 * 60 * 60 * 1000;

async function siteWithKim(
  t: TestContext,
  { role, config }: { role?: string; config?: Partial<Config> } = {},
) {
  const site = await openSite(t, config);
  await addUser(site.deps, 'kim', role);
  return site;
}

const letSessionsEndIn = (db: Db, milliseconds: number) =>
  db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() + milliseconds).toISOString() })
    .execute();

test('the right pair signs in, whatever the case of the name, and /me says who it is', async (t) => {
  const site = await siteWithKim(t);
  const answer = await site.logIn('KIM', rightPassword);
  const kim = { id: 'kim', username: 'kim', name: 'Kim', email: 'kim@example.com', role: 'admin' };
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), kim);
  const me = await site.get(api.me, cookieOf(answer));
  assert.equal(me.status, 200);
  assert.deepEqual(await me.json(), kim);
  assert.equal(me.headers.get('Cache-Control'), 'no-store');
});

test('every wrong pair gets the same 401, byte for byte, and costs one hash', async (t) => {
  const site = await siteWithKim(t);
  const { password } = await site.deps.auth.$context;
  const hash = t.mock.method(password, 'hash');
  const verify = t.mock.method(password, 'verify');
  const wrong = {
    'wrong password': ['kim', 'wrong password'],
    'unknown user': ['nobody', rightPassword],
    'name too short': ['k', rightPassword],
    'name too long': ['k'.repeat(60), rightPassword],
    'name with forbidden characters': ["kim' or 1=1", rightPassword],
    'name with a zero byte': ['kim\0', rightPassword],
    'name with a look-alike letter': ['\u212Aim', rightPassword],
    'password too long': ['kim', 'x'.repeat(150)],
  } as const;
  const answers = new Set<string>();
  for (const [index, [kind, [username, secret]]] of Object.entries(wrong).entries()) {
    const answer = await site.logIn(username, secret, { address: `203.0.113.${index}` });
    assert.equal(answer.status, 401, kind);
    answer.headers.delete('X-Request-Id');
    answers.add(JSON.stringify([[...answer.headers], await answer.text()]));
    assert.equal(hash.mock.callCount() + verify.mock.callCount(), index + 1, kind);
  }
  assert.equal(answers.size, 1);
  assert.match([...answers][0] ?? '', /Invalid username or password\. Please try again\./);
});

test('over http the cookie is HttpOnly and SameSite=Lax for the whole site', async (t) => {
  const site = await siteWithKim(t);
  const [cookie = '', ...others] = (await site.logIn('kim', rightPassword)).headers.getSetCookie();
  assert.match(cookie, /^sunweave_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.deepEqual(others, []);
});

test('over https the cookie is also Secure and bound to the host', async (t) => {
  const site = await siteWithKim(t, { config: { publicUrl: 'https://www.example.com', isHttps: true } });
  const answer = await site.logIn('kim', rightPassword);
  const [cookie = '', ...others] = answer.headers.getSetCookie();
  assert.match(
    cookie,
    /^__Host-sunweave_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  assert.deepEqual(others, []);
  assert.equal((await site.get(api.me, cookieOf(answer))).status, 200);
});

test('signing in never keeps a session that the browser already had', async (t) => {
  const site = await siteWithKim(t);
  const planted = cookieOf(await site.logIn('kim', rightPassword));
  const own = cookieOf(await site.logIn('kim', rightPassword, { headers: { Cookie: planted } }));
  assert.notEqual(own, '');
  assert.notEqual(own, planted);
});

test('a changed or unsigned cookie is nobody', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  const { token } = await site.deps.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  assert.equal((await site.get(api.me, `${cookie.slice(0, -6)}AAA%3D`)).status, 401);
  assert.equal((await site.get(api.me, `sunweave_session=${token}`)).status, 401);
  assert.equal((await site.get(api.me, 'sunweave_session=%E0%A4%A')).status, 401);
});

test('signing out ends the session on the server and takes the cookie back', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  const answer = await site.post(api.logout, { headers: { Cookie: cookie } });
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), {});
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^sunweave_session=; Max-Age=0; Path=\//);
  assert.equal((await site.get(api.me, cookie)).status, 401);
  assert.equal((await site.get(adminApi.stats, cookie)).status, 401);
});

test('signing out answers the same where nobody is signed in', async (t) => {
  const site = await siteWithKim(t);
  const answer = await site.post(api.logout);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), {});
});

test('an expired session is signed out, and the sweep deletes it', async (t) => {
  const site = await siteWithKim(t);
  const expired = cookieOf(await site.logIn('kim', rightPassword));
  await letSessionsEndIn(site.deps.db, -3_600_000);
  const current = cookieOf(await site.logIn('kim', rightPassword));
  await sweepAccounts(site.deps);
  const left = await site.deps.db.selectFrom('sessions').select('token').execute();
  assert.deepEqual(
    left.map(({ token }) => current.includes(token)),
    [true],
  );
  const answer = await site.get(api.me, expired);
  assert.equal(answer.status, 401);
  assert.equal((await answer.json()).code, 'not-signed-in');
});

test('an expired session that is still stored is refused', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  await letSessionsEndIn(site.deps.db, -1000);
  assert.equal((await site.get(api.me, cookie)).status, 401);
});

test('a session in use is prolonged to seven days, with a new cookie, once a day', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  assert.deepEqual((await site.get(adminApi.stats, cookie)).headers.getSetCookie(), []);
  await letSessionsEndIn(site.deps.db, 5 * day);
  const answer = await site.get(adminApi.stats, cookie);
  assert.equal(cookieOf(answer), cookie);
  assert.match(answer.headers.getSetCookie()[0] ?? '', /Max-Age=604800/);
  const { expiresAt } = await site.deps.db
    .selectFrom('sessions')
    .select('expiresAt')
    .executeTakeFirstOrThrow();
  assert.ok(Date.parse(expiresAt) > Date.now() + 6.9 * day);
});

test('the panel answers 401 to nobody, 403 to a user who is no administrator, and never lets an answer be kept', async (t) => {
  const site = await siteWithKim(t, { role: 'user' });
  await addUser(site.deps, 'boss', 'admin');
  const nobody = await site.get(adminApi.stats);
  assert.deepEqual([nobody.status, (await nobody.json()).code], [401, 'not-signed-in']);
  const kim = await site.get(adminApi.stats, cookieOf(await site.logIn('kim', rightPassword)));
  assert.deepEqual([kim.status, (await kim.json()).code], [403, 'forbidden']);
  const boss = await site.get(adminApi.stats, cookieOf(await site.logIn('boss', rightPassword)));
  assert.equal(boss.status, 200);
  for (const answer of [nobody, kim, boss]) assert.equal(answer.headers.get('Cache-Control'), 'no-store');
});

test('a role taken away counts from the next call on', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  await site.deps.db.updateTable('users').set({ role: 'user' }).execute();
  assert.equal((await site.get(adminApi.stats, cookie)).status, 403);
});

test('another instance on the same database accepts the session', async (t) => {
  const first = await siteWithKim(t);
  const second = await openSecondInstance(t, first);
  const cookie = cookieOf(await first.logIn('kim', rightPassword));
  assert.equal((await second.get(api.me, cookie)).status, 200);
  await second.post(api.logout, { headers: { Cookie: cookie } });
  assert.equal((await first.get(api.me, cookie)).status, 401);
});

test('a session that cannot be read is 503 and not a sign-out', async (t) => {
  const site = await siteWithKim(t);
  const cookie = cookieOf(await site.logIn('kim', rightPassword));
  await site.deps.db.schema.alterTable('sessions').renameTo('sessions_elsewhere').execute();
  for (const answer of [
    await site.get(api.me, cookie),
    await site.post(api.logout, { headers: { Cookie: cookie } }),
  ]) {
    assert.equal(answer.status, 503);
    assert.ok(answer.headers.get('Retry-After'));
    assert.deepEqual(answer.headers.getSetCookie(), []);
  }
});

test('signing in takes only JSON with both fields, and only from the own site', async (t) => {
  const site = await siteWithKim(t);
  const form = await site.post(api.login, {
    body: new URLSearchParams({ username: 'kim', password: rightPassword }),
  });
  assert.equal(form.status, 415);
  const empty = await site.logIn('', '');
  assert.equal(empty.status, 422);
  assert.deepEqual((await empty.json()).errors, [
    { path: 'username', message: 'Username is required' },
    { path: 'password', message: 'Password is required' },
  ]);
  const foreign = await site.logIn('kim', rightPassword, { headers: { Origin: 'https://evil.example' } });
  assert.deepEqual([foreign.status, (await foreign.json()).code], [403, 'foreign-origin']);
  assert.equal(
    (await site.logIn('kim', rightPassword, { headers: { Origin: 'http://localhost:3000' } })).status,
    200,
  );
});

test('there is no call to sign up', async (t) => {
  const site = await siteWithKim(t);
  const input = { name: 'Eve', email: 'eve@example.com', password: rightPassword, username: 'eve' };
  await assert.rejects(site.deps.auth.api.signUpEmail({ body: input }), /sign up is not enabled/i);
});
