import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import {
  addUser,
  cookieNamed,
  openSecondInstance,
  openSite,
  openSiteWithKim,
  readCookie,
  rightPassword,
  type Site,
} from '../../../../tests/support/accounts.ts';
import { getCode } from '../../../../tests/support/codes.ts';
import { siteWithCodes } from './sign-in-code.fixture.ts';
import { countAttempt } from './sign-in-throttle.ts';

const minute = 60_000;
const getDevice = (answer: Response) => cookieNamed(answer, 'device');

/** Each guess from an address of its own. */
const guessFrom = (site: Pick<Site, 'logIn'>, addresses: number, username = 'kim') =>
  Array.from({ length: addresses }, (_, index) =>
    site.logIn(username, `guess ${index}`, { address: `10.9.${index >> 8}.${index & 255}` }),
  );

async function siteUnderAttack(t: TestContext) {
  const site = await openSiteWithKim(t);
  const device = getDevice(await site.logIn('kim', rightPassword));
  await Promise.all(guessFrom(site, 8));
  const signIn = (cookie: string, password = rightPassword, username = 'kim') =>
    site.logIn(username, password, { address: '192.0.2.7', headers: { Cookie: cookie } });
  assert.equal((await signIn('')).status, 429);
  return { ...site, device, signIn };
}

test('while 200 addresses guess, a browser that has signed in before signs in at its first try', async (t) => {
  const site = await openSiteWithKim(t);
  const device = getDevice(await site.logIn('kim', rightPassword));
  const guesses = guessFrom(site, 200);
  const from = { address: '192.0.2.7', headers: { Cookie: device } };
  assert.equal((await site.logIn('kim', rightPassword, from)).status, 200);
  await Promise.all(guesses);
  assert.equal((await site.logIn('kim', rightPassword, from)).status, 200);
  assert.equal((await site.logIn('kim', rightPassword, { address: '192.0.2.7' })).status, 429);
});

test('an address that waits, as where all visitors share one, does not keep a known browser out', async (t) => {
  const site = await openSiteWithKim(t);
  const device = getDevice(await site.logIn('kim', rightPassword));
  for (const username of ['ann', 'ben', 'cat', 'dan', 'eve']) await site.logIn(username, 'wrong');
  assert.equal((await site.logIn('kim', rightPassword)).status, 429);
  assert.equal((await site.logIn('kim', rightPassword, { headers: { Cookie: device } })).status, 200);
});

test('while strangers guess, a signed-in user can change the password and two-step sign-in', async (t) => {
  const site = await openSiteWithKim(t);
  const session = readCookie(await site.logIn('kim', rightPassword));
  await Promise.all(guessFrom(site, 40));
  const confirm = { currentPassword: rightPassword };
  const setup = await site.call('POST', adminApi.secondFactor, session, confirm);
  const { secret } = (await setup.json()) as { secret: string };
  const code = { code: getCode(secret) };
  for (const [path, body] of [
    [adminApi.confirmSecondFactor, code],
    [adminApi.backupCodes, confirm],
    [adminApi.endSecondFactor, confirm],
  ] as const) {
    assert.equal((await site.call('POST', path, session, body)).status, 200, path);
  }
  const change = { ...confirm, newPassword: 'another battery staple' };
  assert.equal((await site.call('PUT', adminApi.password, session, change)).status, 200);
});

test('while strangers guess passwords, a known browser takes both steps', async (t) => {
  const site = await siteWithCodes(t);
  const first = await site.enterCode(
    getCode(site.secret),
    readCookie(await site.logIn('kim', rightPassword)),
  );
  await site.deps.db.updateTable('twoFactors').set({ lastUsedStep: 0 }).execute();
  await Promise.all(guessFrom(site, 40));
  const headers = { Cookie: getDevice(first) };
  const challenge = await site.logIn('kim', rightPassword, { headers });
  assert.deepEqual(await challenge.json(), { secondFactor: true });
  const cookies = `${headers.Cookie}; ${readCookie(challenge)}`;
  assert.equal((await site.enterCode(getCode(site.secret), cookies)).status, 200);
});

test('strangers who guess passwords do not block the code step of a user who gave the right one', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  await Promise.all(guessFrom(site, 40));
  assert.equal((await site.enterCode(getCode(site.secret), challenge)).status, 200);
});

test('a password alone makes no browser known where a code is asked for', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = await site.logIn('kim', rightPassword);
  assert.equal(getDevice(challenge), '');
  assert.notEqual(getDevice(await site.enterCode(getCode(site.secret), readCookie(challenge))), '');
});

test('guesses from a known browser wait like others, and take nothing from other browsers', async (t) => {
  const site = await siteUnderAttack(t);
  const other = getDevice(await site.signIn(site.device));
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess++) statuses.push((await site.signIn(site.device, 'wrong')).status);
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429]);
  assert.equal((await site.signIn(site.device)).status, 429);
  assert.equal((await site.signIn(other)).status, 200);
  site.wait(2000);
  assert.equal((await site.signIn(site.device)).status, 200);
});

test('a right password of a known browser gives strangers no new guesses', async (t) => {
  const site = await siteUnderAttack(t);
  assert.equal((await site.signIn(site.device)).status, 200);
  assert.equal((await site.signIn('', 'wrong')).status, 429);
});

test('the cookie of another account, a changed one or one made up is a stranger’s', async (t) => {
  const site = await siteUnderAttack(t);
  await addUser(site.deps, 'ann');
  const ann = getDevice(await site.logIn('ann', rightPassword, { address: '192.0.2.8' }));
  const [name = '', value = ''] = site.device.split('=');
  const [id = '', time = '', signature = ''] = value.split('.');
  const [, annsValue = ''] = ann.split('=');
  for (const cookie of [
    ann,
    `${name}=${annsValue}`,
    `${name}=${id}x.${time}.${signature}`,
    `${name}=${id}.${time}x.${signature}`,
    `${name}=${id}.${time}.${signature.slice(0, -4)}AAAA`,
    `${name}=${id}.${time}.`,
    `${name}=`,
    `${name}=%E0%A4%A`,
    'sunweave_device=kim',
  ]) {
    assert.equal((await site.signIn(cookie)).status, 429, cookie);
  }
  await Promise.all(guessFrom(site, 8, 'ann'));
  assert.equal((await site.signIn(site.device, rightPassword, 'ann')).status, 429);
  assert.equal((await site.signIn(site.device)).status, 200);
});

test('a changed password makes every browser unknown but the one that changed it', async (t) => {
  const site = await siteUnderAttack(t);
  const signedIn = await site.signIn(site.device);
  const passwords = { currentPassword: rightPassword, newPassword: 'another battery staple' };
  const changed = await site.call('PUT', adminApi.password, readCookie(signedIn), passwords);
  assert.equal(changed.status, 200);
  assert.equal((await site.signIn(site.device, passwords.newPassword)).status, 429);
  assert.equal((await site.signIn(getDevice(changed), passwords.newPassword)).status, 200);
});

test('signing out everywhere else makes every other browser unknown', async (t) => {
  const site = await siteUnderAttack(t);
  const signedIn = await site.signIn(site.device);
  site.wait(1);
  const ended = await site.call('DELETE', adminApi.sessions, readCookie(signedIn));
  assert.equal((await site.signIn(site.device)).status, 429);
  assert.equal((await site.signIn(getDevice(ended))).status, 200);
});

test('a browser is known for a year after its last sign-in, on every instance, also after signing out', async (t) => {
  const site = await siteUnderAttack(t);
  const session = readCookie(await site.signIn(site.device));
  await site.call('POST', '/api/auth/logout', session);
  const second = await openSecondInstance(t, site);
  const from = { address: '192.0.2.7', headers: { Cookie: site.device } };
  assert.equal((await second.logIn('kim', rightPassword, from)).status, 200);
  site.wait(366 * 24 * 60 * minute);
  await Promise.all(guessFrom(site, 8));
  assert.equal((await site.signIn(site.device)).status, 429);
});

test('the cookie is HttpOnly and of this site only; over https Secure and bound to the host', async (t) => {
  const plain = await openSiteWithKim(t);
  const [, device = ''] = (await plain.logIn('kim', rightPassword)).headers.getSetCookie();
  const attributes = 'Max-Age=31536000; Path=/; HttpOnly';
  assert.match(device, new RegExp(`^sunweave_device_\\w+=[\\w.-]+; ${attributes}; SameSite=Strict$`));
  const secure = await openSiteWithKim(t, {
    config: { publicUrl: 'https://www.example.com', isHttps: true },
  });
  const [, hosted = ''] = (await secure.logIn('kim', rightPassword)).headers.getSetCookie();
  assert.match(
    hosted,
    new RegExp(`^__Host-sunweave_device_\\w+=[\\w.-]+; ${attributes}; Secure; SameSite=Strict$`),
  );
});

test('strangers get fewer than 300 guesses at an account in a day, however they space them', async (t) => {
  const { deps, wait } = await openSite(t);
  let most = 0;
  // Guess without a pause until the wait is this long, then stay away until the count begins anew.
  for (const longest of [0, 128, 256, 512, 900]) {
    let [guesses, seconds] = [0, 0];
    while (seconds < 86_400) {
      const pause = await countAttempt(deps, { account: `spaced-${longest}`, address: `10.0.${guesses}.1` })
        .then(() => 0)
        .catch((error) => error.options.retryAfterSeconds as number);
      if (pause === 0) guesses += 1;
      const away = pause > longest ? 3_601 : pause;
      seconds += away;
      wait(away * 1000);
    }
    most = Math.max(most, guesses);
  }
  assert.ok(most > 200 && most < 300, String(most));
});
