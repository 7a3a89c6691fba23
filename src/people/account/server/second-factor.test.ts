import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import type { Account, SecondFactorSetup } from '#people/account/account.ts';
import {
  addUser,
  openSite,
  readCookie,
  rightPassword,
  turnOnCodes,
} from '../../../../tests/support/accounts.ts';
import { getCode } from '../../../../tests/support/codes.ts';

const password = { currentPassword: rightPassword };
const wrong = { currentPassword: 'wrong' };

async function siteWithKim(t: TestContext) {
  const site = await openSite(t);
  await addUser(site.deps, 'kim');
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const post = (path: string, body: unknown) => site.call('POST', path, cookie, body);
  const readAccount = async () => (await (await site.get(adminApi.account, cookie)).json()) as Account;
  return { ...site, cookie, post, readAccount };
}

const getFields = async (answer: Response) =>
  ((await answer.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path);

test('set-up gives a key and the address of a QR code, and asks for nothing until a code was right', async (t) => {
  const { post, logIn, readAccount } = await siteWithKim(t);
  const answer = await post(adminApi.secondFactor, password);
  assert.equal(answer.status, 200);
  const { secret, uri } = (await answer.json()) as SecondFactorSetup;
  assert.match(secret, /^[A-Z2-7]{32,}$/);
  assert.equal(uri, `otpauth://totp/Sunweave%20Cleaning:kim?secret=${secret}&issuer=Sunweave%20Cleaning`);
  assert.equal((await readAccount()).hasSecondFactor, false);
  assert.equal(((await (await logIn('kim', rightPassword)).json()) as { id?: string }).id, 'kim');
  for (const code of ['000000', 'abcdef', '٢٥٤٦٧٦', '12345']) {
    const refused = await post(adminApi.confirmSecondFactor, { code: getCode(secret) === code ? '1' : code });
    assert.deepEqual([refused.status, await getFields(refused)], [422, ['code']], code);
  }
  const confirmed = await post(adminApi.confirmSecondFactor, { code: getCode(secret) });
  const { backupCodes } = (await confirmed.json()) as { backupCodes: string[] };
  assert.equal(backupCodes.length, 10);
  assert.ok(backupCodes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)));
  const account = await readAccount();
  assert.deepEqual([account.hasSecondFactor, account.backupCodesLeft], [true, 10]);
  assert.deepEqual(await (await logIn('kim', rightPassword)).json(), { secondFactor: true });
});

test('the code that turned it on does not sign in afterwards', async (t) => {
  const { post, logIn, enterCode } = await siteWithKim(t);
  const { secret } = (await (await post(adminApi.secondFactor, password)).json()) as SecondFactorSetup;
  const code = getCode(secret);
  assert.equal((await post(adminApi.confirmSecondFactor, { code })).status, 200);
  assert.equal((await enterCode(code, readCookie(await logIn('kim', rightPassword)))).status, 401);
});

test('beginning again makes another key, and the one before is void', async (t) => {
  const { post } = await siteWithKim(t);
  const first = (await (await post(adminApi.secondFactor, password)).json()) as SecondFactorSetup;
  const second = (await (await post(adminApi.secondFactor, password)).json()) as SecondFactorSetup;
  assert.equal((await post(adminApi.confirmSecondFactor, { code: getCode(first.secret) })).status, 422);
  assert.equal((await post(adminApi.confirmSecondFactor, { code: getCode(second.secret) })).status, 200);
});

test('what is on is not set up again, and what was not begun is not confirmed', async (t) => {
  const site = await siteWithKim(t);
  assert.equal((await site.post(adminApi.confirmSecondFactor, { code: '123456' })).status, 404);
  const { secret } = await turnOnCodes(site, site.cookie);
  assert.equal((await site.post(adminApi.secondFactor, password)).status, 422);
  assert.equal((await site.post(adminApi.confirmSecondFactor, { code: getCode(secret) })).status, 422);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  assert.equal((await site.enterCode(getCode(secret), challenge)).status, 200);
});

test('turning it off takes the password, and then the password alone signs in', async (t) => {
  const site = await siteWithKim(t);
  await turnOnCodes(site, site.cookie);
  const refused = await site.post(adminApi.endSecondFactor, wrong);
  assert.deepEqual([refused.status, await getFields(refused)], [422, ['currentPassword']]);
  assert.equal((await site.readAccount()).hasSecondFactor, true);
  const ended = await site.post(adminApi.endSecondFactor, password);
  assert.equal(ended.status, 200);
  assert.equal(((await ended.json()) as Account).hasSecondFactor, false);
  assert.match(readCookie(await site.logIn('kim', rightPassword)), /^sunweave_session=/);
  assert.deepEqual(await site.deps.db.selectFrom('twoFactors').selectAll().execute(), []);
});

test('new backup codes take the password and void the old ones', async (t) => {
  const site = await siteWithKim(t);
  assert.equal((await site.post(adminApi.backupCodes, password)).status, 404);
  const before = await turnOnCodes(site, site.cookie);
  assert.equal((await site.post(adminApi.backupCodes, wrong)).status, 422);
  const answer = await site.post(adminApi.backupCodes, password);
  const { backupCodes } = (await answer.json()) as { backupCodes: string[] };
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  assert.equal((await site.enterCode(before.backupCodes[0]!, challenge)).status, 401);
  assert.equal((await site.enterCode(backupCodes[0]!, challenge)).status, 200);
  assert.equal((await site.readAccount()).backupCodesLeft, 9);
});

test('the key and the backup codes are stored encrypted', async (t) => {
  const site = await siteWithKim(t);
  const { secret, backupCodes } = await turnOnCodes(site, site.cookie);
  const stored = JSON.stringify(await site.deps.db.selectFrom('twoFactors').selectAll().execute());
  assert.equal(stored.includes(secret), false);
  for (const code of backupCodes) assert.equal(stored.includes(code.replace('-', '')), false);
});
