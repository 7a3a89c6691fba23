import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownerOnly } from '#kit/access/roles.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addWebhook } from '#messages/webhooks/server/webhooks.service.ts';
import { resetPassword } from '#office/team/server/reset-sign-in.ts';
import type { SecondFactorSetup } from '#people/account/account.ts';
import { findCalendarSecret, replaceCalendarUrl } from '#visits/schedule/server/calendar-url.ts';
import {
  addUser,
  holdNext,
  openSecondInstance,
  openSiteWithKim,
  readCookie,
  rightPassword,
  turnOnCodes,
} from '../../../../tests/support/accounts.ts';
import { getCode } from '../../../../tests/support/codes.ts';

const password = { currentPassword: rightPassword };
const changes = ['another battery staple', 'yet another battery staple'].map((newPassword) => ({
  ...password,
  newPassword,
}));

for (const sessions of ['one session', 'two sessions on two instances'] as const) {
  test(`of two changes of a password at the same time, in ${sessions}, one says yes, and its password signs in`, async (t) => {
    const first = await openSiteWithKim(t);
    const second = sessions === 'one session' ? first : await openSecondInstance(t, first);
    let current = rightPassword;
    for (let round = 0; round < 5; round++) {
      const cookie = readCookie(await first.logIn('kim', current));
      const other = sessions === 'one session' ? cookie : readCookie(await second.logIn('kim', current));
      const wished = ['a', 'b'].map((name) => `battery staple ${name}${round}`);
      const answers = await Promise.all(
        [first.call, second.call].map((call, index) =>
          call('PUT', adminApi.password, [cookie, other][index]!, {
            currentPassword: current,
            newPassword: wished[index]!,
          }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      const winner = statuses.indexOf(200);
      assert.deepEqual([...statuses].sort()[0], 200);
      assert.ok([401, 422].includes(statuses[1 - winner]!), String(statuses));
      const signIns = wished.map(async (name) => (await first.logIn('kim', name)).status);
      assert.deepEqual((await Promise.all(signIns))[winner], 200);
      await first.deps.db.deleteFrom('loginThrottles').execute();
      current = wished[winner]!;
    }
  });
}

test('a change of the password whose password was reset in the meantime is refused', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const { looking, release } = await holdNext(t, site, 'verify');
  const late = site.call('PUT', adminApi.password, cookie, changes[0]);
  await looking;
  await resetPassword(site.deps, null, 'kim', 'the operator’s password', { isTotpDisabled: false });
  release();
  assert.equal((await late).status, 401);
  assert.equal((await site.logIn('kim', 'the operator’s password')).status, 200);
});

test('of two resets at the command line at the same time one says yes', async (t) => {
  const site = await openSiteWithKim(t);
  const { looking, release } = await holdNext(t, site, 'hash');
  const reset = (secret: string) => resetPassword(site.deps, null, 'kim', secret, { isTotpDisabled: false });
  const late = assert.rejects(reset('the first reset'), /just changed/);
  await looking;
  await reset('the second reset');
  release();
  await late;
  assert.equal((await site.logIn('kim', 'the second reset')).status, 200);
});

test('a removed administrator’s running call changes nothing', async (t) => {
  const site = await openSiteWithKim(t);
  await addUser(site.deps, 'ann');
  const kim = readCookie(await site.logIn('kim', rightPassword));
  const ann = readCookie(await site.logIn('ann', rightPassword));
  const { looking, release } = await holdNext(t, site, 'hash');
  const accomplice = { name: 'Eve', username: 'eve', email: 'eve@example.com', role: 'admin' };
  const late = site.call('POST', adminApi.people, ann, accomplice);
  await looking;
  assert.equal((await site.call('DELETE', adminApi.person('ann'), kim)).status, 200);
  release();
  assert.equal((await late).status, 401);
  const left = await site.deps.db.selectFrom('users').select('id').execute();
  assert.deepEqual(left, [{ id: 'kim' }]);
});

test('a call whose session is ended, or whose role is taken, makes no administrator', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const accomplice = { name: 'Eve', username: 'eve', email: 'eve@example.com', role: 'admin' };
  const attempt = async (meanwhile: () => Promise<unknown>) => {
    const { looking, release } = await holdNext(t, site, 'hash');
    const late = site.call('POST', adminApi.people, cookie, accomplice);
    await looking;
    await meanwhile();
    release();
    return (await late).status;
  };
  const { db } = site.deps;
  assert.equal(await attempt(() => db.updateTable('users').set({ role: 'user' }).execute()), 403);
  await db.updateTable('users').set({ role: 'admin' }).execute();
  assert.equal(await attempt(() => db.deleteFrom('sessions').execute()), 401);
  assert.deepEqual(await db.selectFrom('users').select('id').execute(), [{ id: 'kim' }]);
});

for (const path of [adminApi.secondFactor, adminApi.endSecondFactor, adminApi.backupCodes]) {
  test(`${path} does nothing where the password it confirmed was changed in the meantime`, async (t) => {
    const site = await openSiteWithKim(t);
    const cookie = readCookie(await site.logIn('kim', rightPassword));
    if (path !== adminApi.secondFactor) await turnOnCodes(site, cookie);
    const before = await site.deps.db.selectFrom('twoFactors').selectAll().execute();
    const { looking, release } = await holdNext(t, site, 'verify');
    const late = site.call('POST', path, cookie, password);
    await looking;
    assert.equal((await site.call('PUT', adminApi.password, cookie, changes[0])).status, 200);
    release();
    const answer = await late;
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    assert.deepEqual([answer.status, errors[0]?.path], [422, 'currentPassword']);
    assert.deepEqual(await site.deps.db.selectFrom('twoFactors').selectAll().execute(), before);
  });
}

test('of two who ask for new backup codes at the same time one gets some, and those are stored', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  await turnOnCodes(site, cookie);
  const { looking, release } = await holdNext(t, site, 'verify');
  const late = site.call('POST', adminApi.backupCodes, cookie, password);
  await looking;
  const winner = await site.call('POST', adminApi.backupCodes, cookie, password);
  release();
  assert.deepEqual([winner.status, (await late).status], [200, 409]);
  const { backupCodes } = (await winner.json()) as { backupCodes: string[] };
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  assert.equal((await site.enterCode(backupCodes[0]!, challenge)).status, 200);
});

test('of two who turn two-step sign-in on at the same time, with codes of one key, one gets backup codes', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const setup = await site.call('POST', adminApi.secondFactor, cookie, password);
  const { secret } = (await setup.json()) as SecondFactorSetup;
  const answers = await Promise.all(
    [-1, 0, 1].map((steps) =>
      site.call('POST', adminApi.confirmSecondFactor, cookie, { code: getCode(secret, steps) }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('the code of a sign-in whose password is changed before its session is stored opens nothing', async (t) => {
  const site = await openSiteWithKim(t);
  const own = readCookie(await site.logIn('kim', rightPassword));
  const { secret } = await turnOnCodes(site, own);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const { internalAdapter } = await site.deps.auth.$context;
  const { createSession } = internalAdapter;
  const change = () => site.call('PUT', adminApi.password, own, changes[0]);
  internalAdapter.createSession = async (...input) => {
    assert.equal((await change()).status, 200);
    return createSession(...input);
  };
  const late = await site.enterCode(getCode(secret), challenge);
  internalAdapter.createSession = createSession;
  assert.deepEqual([late.status, late.headers.getSetCookie()], [401, []]);
  const left = await site.deps.db.selectFrom('sessions').select('id').execute();
  assert.equal(left.length, 1, 'the one that changed it');
});

test('of two calls that replace a calendar’s key at the same time, the stored key is that of one', async (t) => {
  const site = await openSiteWithKim(t);
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const replace = () => site.call('POST', adminApi.calendarFeed, cookie);
  const answers = await Promise.all([replace(), replace()]);
  const made = answers.filter(({ status }) => status === 201);
  assert.deepEqual(
    answers.filter((answer) => !made.includes(answer)).map(({ status }) => status),
    made.length === 1 ? [409] : [],
  );
  const urls = await Promise.all(made.map(async (answer) => ((await answer.json()) as { url: string }).url));
  const { url } = (await (await site.get(adminApi.calendarFeed, cookie)).json()) as { url: string };
  assert.ok(urls.includes(url));
});

test('a removed administrator’s running call leaves the calendar’s address and the webhooks alone', async (t) => {
  const { deps } = await openSiteWithKim(t);
  const user = { id: 'kim', username: 'kim', name: 'Kim', email: '', role: 'admin' };
  const kim = { user, sessionId: 'ended', roles: ownerOnly };
  await assert.rejects(replaceCalendarUrl(deps, kim), /sign in/);
  await assert.rejects(
    addWebhook(deps, kim, { url: 'https://example.com/hook' }, { key: null, bodyHash: '' }),
    /sign in/,
  );
  assert.equal(await findCalendarSecret(deps.db, kim.user.id), undefined);
  assert.deepEqual(await deps.db.selectFrom('webhooks').selectAll().execute(), []);
});
