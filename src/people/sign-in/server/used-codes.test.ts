import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSecondInstance, readCookie, rightPassword } from '../../../../tests/support/accounts.ts';
import { getCode } from '../../../../tests/support/codes.ts';
import { countSessions, siteWithCodes } from './sign-in-code.fixture.ts';

test('a code is taken once, also by two calls at the same time and by another instance', async (t) => {
  const site = await siteWithCodes(t);
  const other = await openSecondInstance(t, site);
  const challenges = [
    readCookie(await site.logIn('kim', rightPassword)),
    readCookie(await site.logIn('kim', rightPassword)),
  ] as const;
  const code = getCode(site.secret);
  const statuses = await Promise.all([
    site.enterCode(code, challenges[0], { address: '192.0.2.1' }),
    other.enterCode(code, challenges[1], { address: '192.0.2.2' }),
  ]);
  assert.deepEqual(statuses.map(({ status }) => status).sort(), [200, 401]);
  const third = readCookie(await site.logIn('kim', rightPassword));
  const replay = await site.enterCode(code, third);
  assert.deepEqual([replay.status, (await replay.json()).code], [401, 'wrong-credentials']);
  assert.equal((await site.enterCode(getCode(site.secret, -1), third)).status, 401);
  assert.equal((await site.enterCode(getCode(site.secret, 1), third)).status, 200);
  assert.equal(await countSessions(site), 2);
});

test('a challenge is taken once', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  assert.equal((await site.enterCode(getCode(site.secret), challenge)).status, 200);
  const again = await site.enterCode(getCode(site.secret, 1), challenge);
  assert.deepEqual([again.status, (await again.json()).code], [401, 'not-signed-in']);
});

test('a backup code works once, whatever its spelling', async (t) => {
  const site = await siteWithCodes(t);
  assert.equal(new Set(site.backupCodes).size, 10);
  const [code = ''] = site.backupCodes;
  const spelled = ` ${code.toUpperCase().replace('-', ' ')} `;
  assert.equal(
    (await site.enterCode(spelled, readCookie(await site.logIn('kim', rightPassword)))).status,
    200,
  );
  const again = await site.enterCode(code, readCookie(await site.logIn('kim', rightPassword)));
  assert.deepEqual([again.status, (await again.json()).code], [401, 'wrong-credentials']);
  assert.deepEqual(again.headers.getSetCookie(), []);
});
