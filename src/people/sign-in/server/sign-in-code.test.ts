import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { addUser, readCookie, rightPassword } from '../../../../tests/support/accounts.ts';
import { getCode } from '../../../../tests/support/codes.ts';
import { sweepAccounts } from './auth.service.ts';
import { countSessions, siteWithCodes } from './sign-in-code.fixture.ts';

test('the right password alone opens nothing: no session, no session cookie, only the request for a code', async (t) => {
  const site = await siteWithCodes(t);
  const answer = await site.logIn('kim', rightPassword);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { secondFactor: true });
  const [cookie = '', ...others] = answer.headers.getSetCookie();
  assert.match(cookie, /^sunweave_sign_in=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.deepEqual(others, []);
  assert.equal(await countSessions(site), 0);
  assert.equal((await site.get(adminApi.stats, readCookie(answer))).status, 401);
});

test('over https the cookie between the steps is Secure and bound to the host', async (t) => {
  const site = await siteWithCodes(t, { publicUrl: 'https://www.example.com', isHttps: true });
  const challenge = await site.logIn('kim', rightPassword);
  assert.match(
    challenge.headers.getSetCookie()[0] ?? '',
    /^__Host-sunweave_sign_in=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const answer = await site.enterCode(getCode(site.secret), readCookie(challenge));
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^__Host-sunweave_session=[^;]+;.* HttpOnly; Secure;/);
});

test('the code of the app completes the sign-in, with spaces too, and takes the cookie between the steps back', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const code = getCode(site.secret);
  const answer = await site.enterCode(`${code.slice(0, 3)} ${code.slice(3)}`, challenge);
  assert.equal(answer.status, 200);
  assert.equal(((await answer.json()) as { username: string }).username, 'kim');
  const [session = '', ended = ''] = answer.headers.getSetCookie();
  assert.match(session, /^sunweave_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.match(ended, /^sunweave_sign_in=; Max-Age=0/);
  assert.equal((await site.get(adminApi.stats, readCookie(answer))).status, 200);
  const { ipAddress } = await site.deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  assert.equal(ipAddress, '203.0.113.1');
});

test('a wrong password gets the same answer for the same work, with two steps or one', async (t) => {
  const site = await siteWithCodes(t);
  await addUser(site.deps, 'ann');
  const { password } = await site.deps.auth.$context;
  const verify = t.mock.method(password, 'verify');
  const answers = new Set<string>();
  for (const [index, username] of ['kim', 'ann'].entries()) {
    const answer = await site.logIn(username, 'wrong password', { address: `198.51.100.${index}` });
    answer.headers.delete('X-Request-Id');
    answers.add(JSON.stringify([answer.status, [...answer.headers], await answer.text()]));
    assert.equal(verify.mock.callCount(), index + 1);
  }
  assert.equal(answers.size, 1);
});

test('without the cookie of the first step, or with a changed one, nobody is signed in', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const code = getCode(site.secret);
  const changed = `${challenge.slice(0, -8)}AAAAA%3D`;
  const unsigned = challenge.split('.')[0]!;
  for (const [cookie, reason] of [
    ['', 'not-signed-in'],
    ['sunweave_sign_in=', 'not-signed-in'],
    ['sunweave_sign_in=2fa-x.y', 'not-signed-in'],
    [changed, 'not-signed-in'],
    // The code counts as used: whoever knows the secret part of the cookie had it from the browser.
    [unsigned, 'wrong-credentials'],
  ] as const) {
    const answer = await site.enterCode(code, cookie);
    assert.equal(answer.status, 401, cookie);
    assert.equal(((await answer.json()) as Problem).code, reason, cookie);
    assert.deepEqual(answer.headers.getSetCookie(), []);
  }
  assert.equal(await countSessions(site), 0);
});

test("another user's session and a planted challenge sign in nobody else", async (t) => {
  const site = await siteWithCodes(t);
  await addUser(site.deps, 'ann');
  const ann = readCookie(await site.logIn('ann', rightPassword));
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const refused = await site.enterCode('000000', `${ann}; ${challenge}`);
  assert.equal(refused.status, 401);
  const answer = await site.enterCode(getCode(site.secret), `${ann}; ${challenge}`);
  assert.equal(((await answer.json()) as { username: string }).username, 'kim');
  assert.notEqual(readCookie(answer), ann);
});

test('the first step lasts ten minutes, and the sweep deletes it', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await site.deps.db.updateTable('verifications').set({ expiresAt: past }).execute();
  assert.equal((await site.enterCode(getCode(site.secret), challenge)).status, 401);
  await sweepAccounts(site.deps);
  assert.deepEqual(await site.deps.db.selectFrom('verifications').selectAll().execute(), []);
});

test('of many simultaneous codes five are checked, then each waits, and the right password allows no more', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const wrong = getCode(site.secret) === '111111' ? '222222' : '111111';
  const guesses = Array.from({ length: 30 }, (_, index) =>
    site.enterCode(wrong, challenge, { address: `198.51.100.${index}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 401).length, 5);
  assert.equal(statuses.filter((status) => status === 429).length, 25);
  const anew = readCookie(await site.logIn('kim', rightPassword, { address: '192.0.2.7' }));
  assert.equal((await site.enterCode(wrong, anew, { address: '192.0.2.7' })).status, 429);
  site.wait(2000);
  assert.equal((await site.enterCode(wrong, challenge, { address: '192.0.2.8' })).status, 401);
  const blocked = await site.enterCode(getCode(site.secret), challenge, { address: '192.0.2.9' });
  assert.deepEqual([blocked.status, blocked.headers.get('Retry-After')], [429, '4']);
  site.wait(4000);
  assert.equal((await site.enterCode(getCode(site.secret), challenge, { address: '192.0.2.9' })).status, 200);
});

test('the second step takes only JSON with a code, and only from the own site', async (t) => {
  const site = await siteWithCodes(t);
  const challenge = readCookie(await site.logIn('kim', rightPassword));
  const empty = await site.enterCode(' ', challenge);
  assert.deepEqual(
    [empty.status, (await empty.json()).errors],
    [422, [{ path: 'code', message: 'Code is required' }]],
  );
  const foreign = await site.enterCode(getCode(site.secret), challenge, {
    headers: { Origin: 'https://evil.example' },
  });
  assert.equal(foreign.status, 403);
  const form = await site.post(api.loginCode, { body: new URLSearchParams({ code: '123456' }) });
  assert.equal(form.status, 415);
});

test('a changed password ends a sign-in that waits for its code', async (t) => {
  const site = await siteWithCodes(t);
  const session = readCookie(
    await site.enterCode(getCode(site.secret), readCookie(await site.logIn('kim', rightPassword))),
  );
  const waiting = readCookie(await site.logIn('kim', rightPassword));
  const passwords = { currentPassword: rightPassword, newPassword: 'another battery staple' };
  assert.equal((await site.call('PUT', adminApi.password, session, passwords)).status, 200);
  assert.equal((await site.enterCode(getCode(site.secret, 1), waiting)).status, 401);
});
