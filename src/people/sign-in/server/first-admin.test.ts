import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addUser, openSecondInstance, openSite, readCookie } from '../../../../tests/support/accounts.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const unnamed = { username: 'admin', password: null };

const getUsers = ({ db }: Deps) =>
  db.selectFrom('users').select(['username', 'role']).orderBy('username').execute();

test('the first start makes the administrator that the configuration names', async (t) => {
  const site = await openSite(t, { admin: { username: 'Owner', password: 'sunny sofa day' } });
  assert.deepEqual(await ensureFirstAdmin(site.deps), { username: 'Owner', generatedPassword: null });
  const signedIn = await site.logIn('owner', 'sunny sofa day');
  assert.equal((await site.get(adminApi.stats, readCookie(signedIn))).status, 200);
});

test('without a configured password the user admin gets a readable random one', async (t) => {
  const site = await openSite(t, { admin: unnamed });
  const admin = await ensureFirstAdmin(site.deps);
  assert.equal(admin?.username, 'admin');
  assert.match(admin.generatedPassword ?? '', /^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  assert.equal((await site.logIn('admin', admin.generatedPassword ?? '')).status, 200);
});

test('where an administrator exists a start changes nothing', async (t) => {
  const site = await openSite(t, { admin: unnamed });
  await addUser(site.deps, 'kim', 'admin');
  assert.equal(await ensureFirstAdmin(site.deps), null);
  assert.deepEqual(await getUsers(site.deps), [{ username: 'kim', role: 'admin' }]);
});

test('two instances that start at the same time make one administrator', async (t) => {
  const first = await openSite(t, { admin: unnamed });
  const second = await openSecondInstance(t, first, { admin: { username: 'other', password: null } });
  const made = await Promise.all([first, second, first, second].map(({ deps }) => ensureFirstAdmin(deps)));
  const [admin, ...others] = made.filter((result) => result !== null);
  assert.ok(admin);
  assert.deepEqual(others, []);
  assert.deepEqual(await getUsers(first.deps), [{ username: admin.username, role: 'admin' }]);
  assert.equal((await second.logIn(admin.username, admin.generatedPassword ?? '')).status, 200);
});

test('a name that belongs to somebody else is said, and nobody is made an administrator', async (t) => {
  const site = await openSite(t, { admin: unnamed });
  await addUser(site.deps, 'admin', 'user');
  await assert.rejects(ensureFirstAdmin(site.deps), /ADMIN_USERNAME admin .* no administrator/);
  assert.deepEqual(await getUsers(site.deps), [{ username: 'admin', role: 'user' }]);
});
