import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import {
  addUser,
  openSecondInstance,
  openSite,
  readCookie,
  rightPassword,
} from '../../../../tests/support/accounts.ts';

const dana = { name: 'Dana Cruz', username: 'Dana', email: 'Dana@Example.com', role: 'admin' };

async function siteWithKim(t: TestContext) {
  const site = await openSite(t);
  await addUser(site.deps, 'kim');
  const signIn = async (username: string) => readCookie(await site.logIn(username, rightPassword));
  return { ...site, signIn, cookie: await signIn('kim') };
}

test('taken, missing and invalid entries are errors at their fields', async (t) => {
  const { deps, call, cookie } = await siteWithKim(t);
  await addUser(deps, 'guest', 'user');
  const refused = [
    [{ ...dana, username: 'KIM' }, ['username']],
    [{ ...dana, username: 'guest' }, ['username']],
    [{ ...dana, email: 'Kim@example.com' }, ['email']],
    [{ ...dana, username: 'a b' }, ['username']],
    [{ ...dana, name: '', email: 'dana' }, ['name', 'email']],
    [{}, ['name', 'username', 'email', 'role']],
  ] as const;
  for (const [body, paths] of refused) {
    const answer = await call('POST', adminApi.people, cookie, body);
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    assert.deepEqual([answer.status, errors.map(({ path }) => path)], [422, paths]);
  }
});

test('a removed owner is signed out immediately and cannot sign in; the name is free again', async (t) => {
  const { deps, get, call, logIn, signIn, cookie } = await siteWithKim(t);
  await addUser(deps, 'ann');
  const ann = await signIn('ann');
  const removed = await call('DELETE', adminApi.person('ann'), cookie);
  assert.deepEqual([removed.status, await removed.json()], [200, { id: 'ann' }]);
  assert.equal((await get(api.me, ann)).status, 401);
  assert.equal((await logIn('ann', rightPassword)).status, 401);
  assert.equal((await call('DELETE', adminApi.person('ann'), cookie)).status, 404);
  const again = { name: 'Ann', username: 'ann', email: 'ann@example.com', role: 'admin' };
  assert.equal((await call('POST', adminApi.people, cookie, again)).status, 201);
});

test('nobody can remove themselves or a user of no known role', async (t) => {
  const { deps, get, call, cookie } = await siteWithKim(t);
  await addUser(deps, 'guest', 'user');
  assert.equal((await call('DELETE', adminApi.person('kim'), cookie)).status, 403);
  assert.equal((await call('DELETE', adminApi.person('guest'), cookie)).status, 404);
  assert.equal((await get(adminApi.stats, cookie)).status, 200);
});

test('if two owners remove each other at the same time, one stays', async (t) => {
  const first = await siteWithKim(t);
  const second = await openSecondInstance(t, first);
  await addUser(first.deps, 'ann');
  const ann = await first.signIn('ann');
  const answers = await Promise.all([
    first.call('DELETE', adminApi.person('ann'), first.cookie),
    second.call('DELETE', adminApi.person('kim'), ann),
  ]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const left = await first.deps.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  assert.equal(left.length, 1);
});
