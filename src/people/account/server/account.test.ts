import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import type { Account, Session } from '#people/account/account.ts';
import { addUser, openSite, readCookie, rightPassword } from '../../../../tests/support/accounts.ts';

const newPassword = 'another battery staple';
const passwords = { currentPassword: rightPassword, newPassword };

async function siteWithKim(t: TestContext) {
  const site = await openSite(t);
  await addUser(site.deps, 'kim');
  const signIn = async (username = 'kim', userAgent = '') =>
    readCookie(await site.logIn(username, rightPassword, { headers: { 'User-Agent': userAgent } }));
  return { ...site, signIn, cookie: await signIn() };
}

const getPaths = async (answer: Response) =>
  ((await answer.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path);

test('the account is one’s own, and name and email can be changed', async (t) => {
  const { get, call, cookie } = await siteWithKim(t);
  const kim = { id: 'kim', username: 'kim', name: 'Kim', email: 'kim@example.com' };
  assert.deepEqual(await (await get(adminApi.account, cookie)).json(), {
    ...kim,
    language: 'en',
    hasSecondFactor: false,
    backupCodesLeft: null,
  });
  const change = {
    name: ' Kim Doe ',
    email: 'Kim.Doe@Example.com',
    currentPassword: rightPassword,
    role: 'user',
    username: 'root',
  };
  const changed = await call('PATCH', adminApi.account, cookie, change);
  assert.equal(changed.status, 200);
  const { name, email, username } = (await changed.json()) as Account;
  assert.deepEqual([name, email, username], ['Kim Doe', 'kim.doe@example.com', 'kim']);
  const me = (await (await get(api.me, cookie)).json()) as { name: string; role: string };
  assert.deepEqual([me.name, me.role], ['Kim Doe', 'admin']);
  const spanish = await call('PATCH', adminApi.account, cookie, { language: 'es' });
  const { language, ...rest } = (await spanish.json()) as Account;
  assert.deepEqual([language, rest.name, rest.email], ['es', 'Kim Doe', 'kim.doe@example.com']);
  const unknown = await call('PATCH', adminApi.account, cookie, { language: 'xx' });
  assert.deepEqual([unknown.status, await getPaths(unknown)], [422, ['language']]);
});

test('another email address needs the password, a name and the same address do not', async (t) => {
  const { deps, get, call, cookie } = await siteWithKim(t);
  const save = (body: object) => call('PATCH', adminApi.account, cookie, { name: 'Kim Doe', ...body });
  const other = 'thief@example.com';
  for (const [body, message] of [
    [{ email: other }, /^Enter your current password to change your email address$/],
    [{ email: other, currentPassword: '' }, /^Current password is required$/],
    [{ email: other, currentPassword: 'wrong' }, /^That’s not your current password$/],
  ] as const) {
    const answer = await save(body);
    const { errors } = (await answer.clone().json()) as { errors: { message: string }[] };
    assert.deepEqual([answer.status, await getPaths(answer)], [422, ['currentPassword']]);
    assert.match(errors[0]!.message, message);
  }
  const account = async () => (await (await get(adminApi.account, cookie)).json()) as Account;
  assert.equal((await account()).email, 'kim@example.com');
  assert.equal((await save({ email: 'KIM@example.com' })).status, 200);
  assert.equal((await account()).name, 'Kim Doe');
  assert.equal((await save({ email: other, currentPassword: rightPassword })).status, 200);
  // Its response was lost.
  assert.equal((await save({ email: other })).status, 200);
  const audit = await deps.db.selectFrom('events').selectAll().execute();
  assert.ok(!JSON.stringify(audit).includes(rightPassword));
});

test('wrong passwords for another email address make the session wait', async (t) => {
  const { call, cookie } = await siteWithKim(t);
  const save = (currentPassword: string) =>
    call('PATCH', adminApi.account, cookie, { name: 'Kim', email: 'kim2@example.com', currentPassword });
  for (let guess = 0; guess < 5; guess++) assert.equal((await save('wrong')).status, 422);
  assert.equal((await save(rightPassword)).status, 429);
});

test('a taken address, an empty name and no address are said at their fields', async (t) => {
  const { deps, call, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  const taken = await call('PATCH', adminApi.account, cookie, {
    name: 'Kim',
    email: 'ANN@example.com',
    currentPassword: rightPassword,
  });
  assert.deepEqual([taken.status, await getPaths(taken)], [422, ['email']]);
  const empty = await call('PATCH', adminApi.account, cookie, { name: ' ', email: 'kim' });
  assert.deepEqual([empty.status, await getPaths(empty)], [422, ['name', 'email']]);
});

test('a changed password ends the other sessions right away, and only the new one signs in', async (t) => {
  const { deps, get, call, logIn, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  const [other, ann] = [await signIn(), await signIn('ann')];
  const answer = await call('PUT', adminApi.password, cookie, passwords);
  assert.deepEqual([answer.status, await answer.json()], [200, { ended: 1 }]);
  assert.equal((await get(adminApi.account, cookie)).status, 200);
  assert.equal((await get(adminApi.account, ann)).status, 200);
  assert.equal((await get(adminApi.account, other)).status, 401);
  assert.equal((await logIn('kim', rightPassword)).status, 401);
  assert.equal((await logIn('kim', newPassword)).status, 200);
});

test('a password that is wrong, short, long or the present one is refused at its field and changes nothing', async (t) => {
  const { get, call, signIn, cookie } = await siteWithKim(t);
  const other = await signIn();
  const refused = {
    currentPassword: [{ currentPassword: 'wrong', newPassword }, { newPassword }],
    newPassword: [
      { ...passwords, newPassword: 'elevenchars' },
      { ...passwords, newPassword: 'x'.repeat(129) },
      { ...passwords, newPassword: rightPassword },
      { currentPassword: rightPassword },
    ],
  };
  for (const [path, bodies] of Object.entries(refused)) {
    for (const body of bodies) {
      const answer = await call('PUT', adminApi.password, cookie, body);
      assert.deepEqual([answer.status, await getPaths(answer)], [422, [path]]);
    }
  }
  assert.equal((await get(adminApi.account, other)).status, 200);
});

test('wrong current passwords make the session wait, and neither another session nor the sign-in', async (t) => {
  const { call, logIn, signIn, wait, cookie } = await siteWithKim(t);
  const other = await signIn();
  const wrong = { currentPassword: 'wrong', newPassword };
  for (let guess = 0; guess < 5; guess++) {
    assert.equal((await call('PUT', adminApi.password, cookie, wrong)).status, 422);
  }
  assert.equal((await call('PUT', adminApi.password, cookie, passwords)).status, 429);
  assert.equal((await call('POST', adminApi.secondFactor, cookie, passwords)).status, 429);
  assert.equal((await logIn('kim', rightPassword, { address: '192.0.2.7' })).status, 200);
  assert.equal((await call('POST', adminApi.secondFactor, other, passwords)).status, 200);
  wait(2000);
  assert.equal((await call('PUT', adminApi.password, cookie, passwords)).status, 200);
});

test('a user’s sessions are listed in plain words without tokens, the current one marked', async (t) => {
  const { deps, get, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  await signIn('ann');
  await signIn('kim', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/143.0');
  const text = await (await get(adminApi.sessions, cookie)).text();
  const sessions = JSON.parse(text) as Session[];
  assert.deepEqual(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort(), [
    ['Firefox on Windows', false],
    ['Unknown device', true],
  ]);
  assert.ok(sessions.every(({ address }) => address === '203.0.113.1'));
  for (const { token } of await deps.db.selectFrom('sessions').select('token').execute()) {
    assert.equal(text.includes(token), false);
  }
});

test('a session knows to the minute when it was last used', async (t) => {
  const { get, wait, cookie } = await siteWithKim(t);
  const lastUsed = async () =>
    Date.parse(((await (await get(adminApi.sessions, cookie)).json()) as Session[])[0]!.lastUsedAt);
  const first = await lastUsed();
  wait(30_000);
  assert.equal(await lastUsed(), first);
  wait(3_600_000);
  assert.ok((await lastUsed()) >= first + 3_600_000);
});

test('an ended session is refused right away; another user’s session cannot be ended', async (t) => {
  const { deps, get, call, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  const [other, ann] = [await signIn(), await signIn('ann')];
  const listed = (await (await get(adminApi.sessions, cookie)).json()) as Session[];
  const { id } = listed.find(({ isCurrent }) => !isCurrent)!;
  assert.equal((await call('DELETE', adminApi.session(id), ann)).status, 404);
  assert.equal((await get(adminApi.account, other)).status, 200);
  const ended = await call('DELETE', adminApi.session(id), cookie);
  assert.deepEqual([ended.status, await ended.json()], [200, { id }]);
  assert.equal((await get(adminApi.account, other)).status, 401);
  assert.equal((await get(api.me, other)).status, 401);
  assert.equal((await call('DELETE', adminApi.session(id), cookie)).status, 404);
});

test('all other sessions are ended, and only one’s own', async (t) => {
  const { deps, get, call, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  const [one, two, ann] = [await signIn(), await signIn(), await signIn('ann')];
  const answer = await call('DELETE', adminApi.sessions, cookie);
  assert.deepEqual(await answer.json(), { ended: 2 });
  for (const gone of [one, two]) assert.equal((await get(api.me, gone)).status, 401);
  for (const left of [cookie, ann]) assert.equal((await get(api.me, left)).status, 200);
});

test('every call refuses visitors, users who are not administrators, and other sites', async (t) => {
  const { deps, call, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'guest', 'user');
  const guest = await signIn('guest');
  const calls = [
    ['GET', adminApi.account],
    ['PATCH', adminApi.account],
    ['PUT', adminApi.password],
    ['GET', adminApi.sessions],
    ['DELETE', adminApi.sessions],
    ['DELETE', adminApi.session('any')],
    ['POST', adminApi.secondFactor],
    ['POST', adminApi.confirmSecondFactor],
    ['POST', adminApi.endSecondFactor],
    ['POST', adminApi.backupCodes],
    ['GET', adminApi.people],
    ['POST', adminApi.people],
    ['DELETE', adminApi.person('kim')],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : passwords;
    assert.equal((await call(method, path, '', body)).status, 401, `${method} ${path}`);
    assert.equal((await call(method, path, guest, body)).status, 403, `${method} ${path}`);
    if (method === 'GET') continue;
    const foreign = await call(method, path, cookie, body, { Origin: 'https://evil.example' });
    assert.deepEqual([foreign.status, (await foreign.json()).code], [403, 'foreign-origin'], path);
  }
});

test('no password and no code is ever logged', async (t) => {
  const lines: string[] = [];
  const { deps, call, logIn, cookie } = await siteWithKim(t);
  deps.log = createLog((line) => lines.push(line));
  await call('PUT', adminApi.password, cookie, { currentPassword: 'wrong-secret-1', newPassword });
  await deps.db.schema.alterTable('accounts').renameTo('accounts_elsewhere').execute();
  assert.equal((await call('PUT', adminApi.password, cookie, passwords)).status, 500);
  await logIn('kim', 'wrong-secret-2');
  assert.ok(lines.length > 0);
  for (const secret of [rightPassword, newPassword, 'wrong-secret-1', 'wrong-secret-2']) {
    assert.equal(
      lines.some((line) => line.includes(secret)),
      false,
    );
  }
});
