import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  openSecondInstance,
  openSiteWithKim,
  rightPassword,
  type Site,
} from '../../../../tests/support/accounts.ts';
import { sweepAccounts } from './auth.service.ts';

const minute = 60_000;

/** Each from another address, so that only the account counts. */
async function failTimes(site: Site, times: number, username = 'kim') {
  for (let index = 0; index < times; index++) {
    assert.equal((await site.logIn(username, 'wrong', { address: `198.51.100.${index}` })).status, 401);
  }
}

test('five failures of an account make the next try wait, from any address and in any spelling, even with the right pair', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 5);
  const answer = await site.logIn('Kim', rightPassword, { address: '192.0.2.7' });
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '2');
  const problem = await answer.json();
  assert.equal(problem.code, 'too-many-requests');
  assert.equal(problem.detail, 'Too many attempts. Please try again in 2 seconds.');
  site.wait(2000);
  assert.equal((await site.logIn('kim', rightPassword, { address: '192.0.2.7' })).status, 200);
});

test('the wait doubles with each failure up to 15 minutes, and refused tries do not lengthen it', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 5);
  const waits: number[] = [];
  for (let round = 0; round < 12; round++) {
    const blocked = await site.logIn('kim', 'wrong', { address: '192.0.2.1' });
    assert.equal(blocked.status, 429);
    const again = await site.logIn('kim', 'wrong', { address: '192.0.2.2' });
    assert.equal(again.headers.get('Retry-After'), blocked.headers.get('Retry-After'));
    const seconds = Number(blocked.headers.get('Retry-After'));
    waits.push(seconds);
    site.wait(seconds * 1000);
    assert.equal((await site.logIn('kim', 'wrong', { address: `198.51.100.1${round}` })).status, 401);
  }
  assert.deepEqual(waits, [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('a success resets the account’s count', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 4);
  assert.equal((await site.logIn('kim', rightPassword)).status, 200);
  await failTimes(site, 5);
  assert.equal((await site.logIn('kim', rightPassword)).status, 429);
});

test('five failures of an address make it wait for every account, and other addresses not', async (t) => {
  const site = await openSiteWithKim(t);
  for (const username of ['ann', 'ben', 'cat', 'dan', 'eve']) {
    assert.equal((await site.logIn(username, 'wrong', { address: '192.0.2.1' })).status, 401);
  }
  assert.equal((await site.logIn('kim', rightPassword, { address: '192.0.2.1' })).status, 429);
  assert.equal((await site.logIn('kim', rightPassword, { address: '192.0.2.2' })).status, 200);
});

test('a success neither counts against its address nor washes it', async (t) => {
  const site = await openSiteWithKim(t);
  for (const username of ['ann', 'ben', 'cat', 'dan']) await site.logIn(username, 'wrong');
  for (let round = 0; round < 3; round++) assert.equal((await site.logIn('kim', rightPassword)).status, 200);
  assert.equal((await site.logIn('eve', 'wrong')).status, 401);
  assert.equal((await site.logIn('kim', rightPassword)).status, 429);
});

test('the addresses of one IPv6 network count together', async (t) => {
  const site = await openSiteWithKim(t);
  for (const [index, username] of ['ann', 'ben', 'cat', 'dan', 'eve'].entries()) {
    await site.logIn(username, 'wrong', { address: `2001:db8:0:7::${index + 1}` });
  }
  assert.equal((await site.logIn('kim', rightPassword, { address: '2001:DB8::7:1:2:3:4' })).status, 429);
  assert.equal((await site.logIn('kim', rightPassword, { address: '2001:db8:0:8::1' })).status, 200);
});

test('of a hundred simultaneous guesses five are checked', async (t) => {
  const site = await openSiteWithKim(t);
  const guesses = Array.from({ length: 100 }, (_, index) =>
    site.logIn('kim', `guess ${index}`, { address: `198.51.100.${index}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 401).length, 5);
  assert.equal(statuses.filter((status) => status === 429).length, 95);
});

test('guesses through two instances are counted together', async (t) => {
  const first = await openSiteWithKim(t);
  const instances = [first, await openSecondInstance(t, first)];
  const statuses: number[] = [];
  for (let index = 0; index < 8; index++) {
    statuses.push(
      (await instances[index % 2]!.logIn('kim', 'wrong', { address: `198.51.100.${index}` })).status,
    );
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429]);
});

test('an unknown account waits like a known one', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 5, 'nobody');
  assert.equal((await site.logIn('NOBODY', 'wrong')).headers.get('Retry-After'), '2');
});

test('a clock that jumps forward ends the wait', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 5);
  site.wait(30 * 24 * 60 * minute);
  assert.equal((await site.logIn('kim', rightPassword)).status, 200);
});

test('a clock that is put back ends a wait that lies in the future, and failures still count', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 5);
  site.wait(-24 * 60 * minute);
  assert.equal((await site.logIn('kim', 'wrong', { address: '192.0.2.1' })).status, 401);
  const answer = await site.logIn('kim', rightPassword, { address: '192.0.2.2' });
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '4');
});

test('an hour after the last failure the count restarts, and the sweep deletes the names', async (t) => {
  const site = await openSiteWithKim(t);
  await failTimes(site, 4);
  site.wait(60 * minute + 1);
  await failTimes(site, 4);
  assert.equal((await site.logIn('kim', 'wrong')).status, 401);
  assert.equal((await site.logIn('kim', 'wrong')).status, 429);
  site.wait(61 * minute);
  await sweepAccounts(site.deps);
  assert.deepEqual(await site.deps.db.selectFrom('loginThrottles').selectAll().execute(), []);
});
