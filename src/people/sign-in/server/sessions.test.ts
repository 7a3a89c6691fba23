import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from '#kit/db/open.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import {
  addUser,
  holdNext,
  openSecondInstance,
  openSiteWithKim,
  readCookie,
  rightPassword,
  turnOnCodes,
} from '../../../../tests/support/accounts.ts';
import { sweepAccounts } from './auth.service.ts';

const day = 24 * 60 * 60 * 1000;

const letSessionsEndIn = (db: Db, milliseconds: number) =>
  db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() + milliseconds).toISOString() })
    .execute();

test('a changed or unsigned cookie signs in nobody', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const { token } = await site.deps.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  assert.equal((await site.get(api.me, `${cookie.slice(0, -6)}AAA%3D`)).status, 401);
  assert.equal((await site.get(api.me, `sunweave_session=${token}`)).status, 401);
  assert.equal((await site.get(api.me, 'sunweave_session=%E0%A4%A')).status, 401);
});

test('signing out ends the session on the server and takes the cookie back', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const answer = await site.post(api.logout, { headers: { Cookie: cookie } });
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), {});
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^sunweave_session=; Max-Age=0; Path=\//);
  assert.equal((await site.get(api.me, cookie)).status, 401);
  assert.equal((await site.get(adminApi.stats, cookie)).status, 401);
});

test('signing out answers the same where nobody is signed in', async (t) => {
  const site = await openSiteWithKim(t);
  const answer = await site.post(api.logout);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), {});
});

test('an expired session is signed out, and the sweep deletes it', async (t) => {
  const site = await openSiteWithKim(t);
  const expired = readCookie(await site.logIn('kim', rightPassword));
  await letSessionsEndIn(site.deps.db, -3_600_000);
  const current = readCookie(await site.logIn('kim', rightPassword));
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
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  await letSessionsEndIn(site.deps.db, -1000);
  assert.equal((await site.get(api.me, cookie)).status, 401);
});

test('a session in use is prolonged to seven days, with a new cookie, once a day', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  assert.deepEqual((await site.get(adminApi.stats, cookie)).headers.getSetCookie(), []);
  await letSessionsEndIn(site.deps.db, 5 * day);
  const answer = await site.get(adminApi.stats, cookie);
  assert.equal(readCookie(answer), cookie);
  assert.match(answer.headers.getSetCookie()[0] ?? '', /Max-Age=604800/);
  const { expiresAt } = await site.deps.db
    .selectFrom('sessions')
    .select('expiresAt')
    .executeTakeFirstOrThrow();
  assert.ok(Date.parse(expiresAt) > Date.now() + 6.9 * day);
});

test('a role taken away counts from the next call on', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  await site.deps.db.updateTable('users').set({ role: 'user' }).execute();
  assert.equal((await site.get(adminApi.stats, cookie)).status, 403);
});

test('another instance on the same database accepts the session', async (t) => {
  const first = await openSiteWithKim(t);
  const second = await openSecondInstance(t, first);
  const cookie = readCookie(await first.logIn('kim', rightPassword));
  assert.equal((await second.get(api.me, cookie)).status, 200);
  await second.post(api.logout, { headers: { Cookie: cookie } });
  assert.equal((await first.get(api.me, cookie)).status, 401);
});

test('a session that cannot be read is 503 and not a sign-out', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
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

for (const { name, hasCode } of [
  { name: 'a sign-in', hasCode: false },
  { name: 'a first step', hasCode: true },
]) {
  test(`${name} whose password changes during the check opens nothing`, async (t) => {
    const site = await openSiteWithKim(t);
    const session = readCookie(await site.logIn('kim', rightPassword));
    if (hasCode) await turnOnCodes(site, session);
    const { looking, release } = await holdNext(t, site, 'verify');
    const late = site.logIn('kim', rightPassword);
    await looking;
    const passwords = { currentPassword: rightPassword, newPassword: 'another battery staple' };
    assert.equal((await site.call('PUT', adminApi.password, session, passwords)).status, 200);
    release();
    const answer = await late;
    const { code } = (await answer.json()) as { code: string };
    assert.deepEqual([answer.status, code], [401, 'wrong-credentials']);
    assert.deepEqual(answer.headers.getSetCookie(), []);
    const left = await site.deps.db.selectFrom('sessions').select('id').execute();
    assert.equal(left.length, 1, 'only the one that changed it');
    const waiting = site.deps.db.selectFrom('verifications').select('id').where('value', '=', 'kim');
    assert.deepEqual(await waiting.execute(), []);
  });
}

test('a user who is removed during the password check is not signed in', async (t) => {
  const site = await openSiteWithKim(t);
  await addUser(site.deps, 'ann');
  const session = readCookie(await site.logIn('kim', rightPassword));
  const { looking, release } = await holdNext(t, site, 'verify');
  const late = site.logIn('ann', rightPassword);
  await looking;
  assert.equal((await site.call('DELETE', adminApi.person('ann'), session)).status, 200);
  release();
  const answer = await late;
  const { code } = (await answer.json()) as { code: string };
  assert.deepEqual([answer.status, code], [401, 'wrong-credentials']);
});
