import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { addUser, openSiteWithKim, readCookie, rightPassword } from '../../../../tests/support/accounts.ts';

test('the right pair signs in, whatever the case of the name and the space behind it, and /me says who it is', async (t) => {
  const site = await openSiteWithKim(t);
  const answer = await site.logIn('KIM ', rightPassword);
  const kim = { id: 'kim', username: 'kim', name: 'Kim', email: 'kim@example.com', role: 'admin' };
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), kim);
  const me = await site.get(api.me, readCookie(answer));
  assert.equal(me.status, 200);
  assert.deepEqual(await me.json(), kim);
  assert.equal(me.headers.get('Cache-Control'), 'no-store');
});

test('an email signs in as well', async (t) => {
  const site = await openSiteWithKim(t);
  assert.equal((await site.logIn(' Kim@Example.com', rightPassword)).status, 200);
  assert.equal((await site.logIn('lee@example.com', rightPassword)).status, 401);
});

test('every wrong pair gets the same 401, byte for byte, and costs one hash', async (t) => {
  const site = await openSiteWithKim(t);
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

const toName = (cookie: string) => cookie.split('=')[0];

test('over http the cookie is HttpOnly and SameSite=Lax for the whole site', async (t) => {
  const site = await openSiteWithKim(t);
  const [cookie = '', ...others] = (await site.logIn('kim', rightPassword)).headers.getSetCookie();
  assert.match(cookie, /^sunweave_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.deepEqual(others.map(toName), ['sunweave_device_26ae784d']);
});

test('over https the cookie is also Secure and bound to the host', async (t) => {
  const site = await openSiteWithKim(t, { config: { publicUrl: 'https://www.example.com', isHttps: true } });
  const answer = await site.logIn('kim', rightPassword);
  const [cookie = '', ...others] = answer.headers.getSetCookie();
  assert.match(
    cookie,
    /^__Host-sunweave_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  assert.deepEqual(others.map(toName), ['__Host-sunweave_device_26ae784d']);
  assert.equal((await site.get(api.me, readCookie(answer))).status, 200);
});

test('signing in never keeps a session that the browser already had', async (t) => {
  const site = await openSiteWithKim(t);
  const planted = readCookie(await site.logIn('kim', rightPassword));
  const own = readCookie(await site.logIn('kim', rightPassword, { headers: { Cookie: planted } }));
  assert.notEqual(own, '');
  assert.notEqual(own, planted);
});

test('the panel answers 401 to nobody, 403 to a user who is no administrator, and never lets an answer be kept', async (t) => {
  const site = await openSiteWithKim(t, { role: 'user' });
  await addUser(site.deps, 'boss', 'admin');
  const nobody = await site.get(adminApi.stats);
  assert.deepEqual([nobody.status, (await nobody.json()).code], [401, 'not-signed-in']);
  const kim = await site.get(adminApi.stats, readCookie(await site.logIn('kim', rightPassword)));
  assert.deepEqual([kim.status, (await kim.json()).code], [403, 'forbidden']);
  const boss = await site.get(adminApi.stats, readCookie(await site.logIn('boss', rightPassword)));
  assert.equal(boss.status, 200);
  for (const answer of [nobody, kim, boss]) assert.equal(answer.headers.get('Cache-Control'), 'no-store');
});

test('signing in takes only JSON with both fields, and only from the own site', async (t) => {
  const site = await openSiteWithKim(t);
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
  const site = await openSiteWithKim(t);
  const input = { name: 'Eve', email: 'eve@example.com', password: rightPassword, username: 'eve' };
  await assert.rejects(site.deps.auth.api.signUpEmail({ body: input }), /sign up is not enabled/i);
});
