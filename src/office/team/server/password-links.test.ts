import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordApi, passwordPaths } from '#kit/paths/password-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import {
  addUser,
  openSite,
  readCookie,
  rightPassword,
  type Site,
  turnOnCodes,
} from '../../../../tests/support/accounts.ts';

const withMail = { smtpUrl: 'smtp://127.0.0.1:9' };
const hour = 3_600_000;
const newPassword = 'a password of my own';

const ask = (site: Site, username: string) => site.call('POST', passwordApi.link, '', { username });
const choose = (site: Site, token: string, password = newPassword) =>
  site.call('POST', passwordApi.renew, '', { token, password });

/** Oldest first. */
async function listEmails({ deps }: Site) {
  const rows = await deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'email')
    .orderBy('id')
    .execute();
  return rows.map(({ id, payload }) => ({ id, ...(JSON.parse(payload) as { to: string; text: string }) }));
}

const readToken = ({ text }: { text: string }) =>
  /\/admin\/new-password\?token=([\w-]{32})\s/.exec(text)![1]!;
const newestToken = async (site: Site) => readToken((await listEmails(site)).at(-1)!);

test('every name gets the same answer, and only a person with an email address a link, a few times an hour', async (t) => {
  const site = await openSite(t, withMail);
  await addUser(site.deps, 'kim');
  await addUser(site.deps, 'robin', 'crew');
  await addUser(site.deps, 'guest', 'user');
  const noAddress = { email: 'robin@no-email.invalid' };
  await site.deps.db.updateTable('users').set(noAddress).where('id', '=', 'robin').execute();
  for (const name of [' KIM', 'Kim@Example.com', 'robin', 'guest', 'nobody']) {
    const answer = await ask(site, name);
    assert.deepEqual([answer.status, await answer.json()], [202, { sendsEmail: true }], name);
  }
  const sentTo = (await listEmails(site)).map(({ to }) => to);
  assert.deepEqual(sentTo, ['kim@example.com', 'kim@example.com']);
  for (const name of ['kim', 'nobody']) {
    assert.deepEqual([(await ask(site, name)).status, (await ask(site, name)).status], [202, 202]);
  }
  // Ten of one network by now.
  assert.equal((await ask(site, 'kim@example.com')).status, 202);
  const refused = await ask(site, 'somebody');
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '3600']);
  site.wait(hour + 1);
  for (const name of ['kim', 'nobody']) {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await ask(site, name)).status);
    assert.deepEqual(statuses, [202, 202, 202, 429], name);
  }
  const page = await site.get(`${passwordPaths.renew}?token=x`);
  assert.deepEqual([page.status, page.headers.get('Referrer-Policy')], [200, 'no-referrer']);
});

test('a link sets the password once, within an hour, unless a newer one or another address ends it', async (t) => {
  const site = await openSite(t, withMail);
  await addUser(site.deps, 'kim');
  await addUser(site.deps, 'ann');
  const [kim, ann] = [
    readCookie(await site.logIn('kim', rightPassword)),
    readCookie(await site.logIn('ann', rightPassword)),
  ];
  await turnOnCodes(site, kim);
  await ask(site, 'kim');
  const replaced = await newestToken(site);
  await ask(site, 'kim');
  const token = await newestToken(site);
  const stored = await site.deps.db.selectFrom('verifications').selectAll().execute();
  assert.doesNotMatch(JSON.stringify(stored), new RegExp(token));
  const { id } = (await listEmails(site)).at(-1)!;
  const shown = await (await site.get(adminApi.outboxEmail(id), ann)).text();
  assert.match(shown, /new-password\?token=…/);

  for (const wrong of [replaced, 'x', '']) {
    const answer = await choose(site, wrong);
    const { detail } = (await answer.json()) as { detail: string };
    assert.equal(answer.status, 410);
    assert.match(detail, /ask for a new one/);
  }
  assert.equal((await choose(site, token, 'short')).status, 422);
  assert.equal((await site.get(api.me, kim)).status, 200, 'nothing has changed yet');
  const answers = await Promise.all([choose(site, token), choose(site, token)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410], 'it works once');
  assert.deepEqual(
    answers.flatMap(({ headers }) => headers.getSetCookie()),
    [],
    'it signs nobody in',
  );
  assert.equal((await site.get(api.me, kim)).status, 401);
  assert.equal((await site.logIn('kim', rightPassword)).status, 401);
  assert.deepEqual(await (await site.logIn('kim', newPassword)).json(), { secondFactor: true });
  const [entry] = await site.deps.db
    .selectFrom('events')
    .selectAll()
    .where('type', '=', 'password-set-by-link')
    .execute();
  assert.deepEqual([entry?.userId, entry?.userName, entry?.subjectId], ['kim', 'Kim', 'kim']);

  await ask(site, 'kim');
  site.wait(hour);
  assert.equal((await choose(site, await newestToken(site))).status, 410, 'expired');
  site.wait(1);
  await ask(site, 'kim');
  const moved = await site.call('PATCH', adminApi.person('kim'), ann, { email: 'kim@elsewhere.example' });
  assert.equal(moved.status, 200);
  assert.equal((await choose(site, await newestToken(site))).status, 410, 'the address is another');
});

test('a new person gets a link for seven days, and without a mail server nobody gets any', async (t) => {
  const dana = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com', role: 'office' };
  const add = async (site: Site) => {
    await addUser(site.deps, 'kim');
    const cookie = readCookie(await site.logIn('kim', rightPassword));
    assert.equal((await site.call('POST', adminApi.people, cookie, dana)).status, 201);
  };
  const site = await openSite(t, withMail);
  await add(site);
  const [email, ...others] = await listEmails(site);
  assert.deepEqual([email?.to, others], ['dana@example.com', []]);
  site.wait(7 * 24 * hour - 1);
  assert.equal((await choose(site, readToken(email!))).status, 200);
  const signedIn = await (await site.logIn('dana', newPassword)).json();
  assert.equal((signedIn as { hasIssuedPassword?: true }).hasIssuedPassword, undefined);

  const without = await openSite(t);
  await add(without);
  for (const name of ['dana', 'nobody']) {
    const answer = await ask(without, name);
    assert.deepEqual([answer.status, await answer.json()], [202, { sendsEmail: false }], name);
  }
  assert.deepEqual(await listEmails(without), []);
});
