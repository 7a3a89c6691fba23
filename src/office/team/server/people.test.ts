import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AuditEntry } from '#kit/events/audit.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import {
  addUser,
  openSecondInstance,
  openSite,
  readCookie,
  rightPassword,
} from '../../../../tests/support/accounts.ts';

const dana = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com' };

async function siteWithOwners(t: TestContext) {
  const site = await openSite(t);
  await addUser(site.deps, 'kim');
  await addUser(site.deps, 'ann');
  const signIn = async (username: string, password = rightPassword) =>
    readCookie(await site.logIn(username, password));
  return { ...site, signIn, kim: await signIn('kim') };
}

const getCode = async (answer: Response) => ((await answer.json()) as Problem).code;

test('a person gets a password that is shown once, and a changed role takes effect with the next call, on another instance too', async (t) => {
  const site = await siteWithOwners(t);
  const second = await openSecondInstance(t, site);
  const answer = await site.call('POST', adminApi.people, site.kim, { ...dana, role: 'office' });
  assert.equal(answer.status, 201);
  const { password, ...person } = (await answer.json()) as AddedPerson;
  assert.equal(person.language, 'en');
  const listed = (await (await site.get(adminApi.people, site.kim)).json()) as PersonRecord[];
  assert.deepEqual(
    listed.find(({ id }) => id === person.id),
    person,
  );
  const cookie = await site.signIn('dana', password);
  assert.equal((await second.get(adminApi.requests, cookie)).status, 200);
  const crew = await site.call('PATCH', adminApi.person(person.id), site.kim, { role: 'crew' });
  assert.equal(crew.status, 422, 'a crew member belongs to a crew');
  const change = { role: 'crew', crewId: 1, language: 'es', version: person.version };
  const changed = await site.call('PATCH', adminApi.person(person.id), site.kim, change);
  assert.deepEqual([changed.status, ((await changed.json()) as PersonRecord).language], [200, 'es']);
  assert.equal((await second.get(adminApi.requests, cookie)).status, 403);
  assert.equal((await second.get('/api/admin/visits', cookie)).status, 200);
  const stale = { role: 'office', version: person.version };
  assert.equal(
    await getCode(await site.call('PATCH', adminApi.person(person.id), site.kim, stale)),
    'version-conflict',
  );
  assert.equal((await site.call('DELETE', adminApi.person(person.id), site.kim)).status, 200);
  assert.equal((await second.get(api.me, cookie)).status, 401);
});

test('the list tells who has not signed in, when the others last did, and who uses an issued password', async (t) => {
  const site = await siteWithOwners(t);
  const answer = await site.call('POST', adminApi.people, site.kim, { ...dana, role: 'office' });
  const { id, password } = (await answer.json()) as AddedPerson;
  const read = async () => {
    const listed = (await (await site.get(adminApi.people, site.kim)).json()) as PersonRecord[];
    const { hasIssuedPassword, lastSignInAt } = listed.find((person) => person.id === id)!;
    return { hasIssuedPassword, lastSignInAt };
  };
  assert.deepEqual(await read(), { hasIssuedPassword: true, lastSignInAt: null });
  await site.logIn('dana', 'wrong password');
  assert.equal((await read()).lastSignInAt, null, 'a failure is no sign-in');
  const cookie = await site.signIn('dana', password);
  const lastSignInAt = site.deps.clock().toISOString();
  assert.deepEqual(await read(), { hasIssuedPassword: true, lastSignInAt });
  const change = { currentPassword: password, newPassword: 'a password of my own' };
  assert.equal((await site.call('PUT', adminApi.password, cookie, change)).status, 200);
  assert.deepEqual(await read(), { hasIssuedPassword: false, lastSignInAt });
});

test('an owner signs somebody out everywhere, on other instances too, and never themselves', async (t) => {
  const site = await siteWithOwners(t);
  const second = await openSecondInstance(t, site);
  const cookies = [await site.signIn('ann'), await site.signIn('ann')];
  const answer = await site.call('DELETE', adminApi.personSessions('ann'), site.kim);
  assert.deepEqual([answer.status, await answer.json()], [200, { ended: 2 }]);
  for (const cookie of cookies) assert.equal((await second.get(api.me, cookie)).status, 401);
  const [entry] = (await (await site.get(`${adminApi.audit}?limit=1`, site.kim)).json()) as AuditEntry[];
  assert.deepEqual([entry?.action, entry?.subjectId, entry?.after], ['sessions-ended', 'ann', { ended: 2 }]);
  assert.equal((await site.call('DELETE', adminApi.personSessions('kim'), site.kim)).status, 403);
  assert.equal((await site.call('DELETE', adminApi.personSessions('nobody'), site.kim)).status, 404);
  assert.ok(await site.signIn('ann'), 'the password stays');
});

test('the last owner stays an owner, even if two demote each other at the same time', async (t) => {
  const first = await siteWithOwners(t);
  const second = await openSecondInstance(t, first);
  const ann = await first.signIn('ann');
  const answers = await Promise.all([
    first.call('PATCH', adminApi.person('ann'), first.kim, { role: 'office' }),
    second.call('PATCH', adminApi.person('kim'), ann, { role: 'office' }),
  ]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const owners = await first.deps.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  assert.equal(owners.length, 1);
  const [{ id }] = owners as [{ id: string }];
  const cookie = id === 'kim' ? first.kim : ann;
  const refused = await first.call('PATCH', adminApi.person(id), cookie, { role: 'office' });
  assert.deepEqual([refused.status, await getCode(refused)], [409, 'last-owner']);
});

test('where everyone needs two-step sign-in, a person without it can set it up and sign out, and nothing else', async (t) => {
  const site = await siteWithOwners(t);
  const ann = await site.signIn('ann');
  const required = { requiresSecondFactor: true };
  assert.equal((await site.call('PUT', adminApi.peopleSettings, site.kim, required)).status, 200);
  const refused = await site.get(adminApi.stats, ann);
  assert.deepEqual([refused.status, await getCode(refused)], [403, 'second-factor-required']);
  assert.equal(
    ((await (await site.get(api.me, ann)).json()) as { isSecondFactorDue: true }).isSecondFactorDue,
    true,
  );
  const setup = await site.call('POST', adminApi.secondFactor, ann, { currentPassword: rightPassword });
  assert.equal(setup.status, 200);
  assert.equal((await site.post(api.logout, { headers: { Cookie: ann } })).status, 200);
});

test('the audit log shows owners who did what, with before and after, and its export is an entry too', async (t) => {
  const site = await siteWithOwners(t);
  await site.logIn('kim', 'wrong password');
  await site.logIn('a password typed as a name', 'wrong password');
  await site.call('PATCH', adminApi.person('ann'), site.kim, { role: 'office' });
  const csv = await site.get(adminApi.auditCsv, site.kim);
  assert.match(await csv.text(), /Role changed,Person ann,Role: Owner,Role: Office/);
  const answer = await site.get(`${adminApi.audit}?limit=10`, site.kim);
  const entries = (await answer.json()) as AuditEntry[];
  assert.equal(answer.headers.get('X-Total-Count'), String(entries.length));
  assert.deepEqual(
    entries.map(({ action, userId }) => [action, userId]),
    [
      ['exported', 'kim'],
      ['role-changed', 'kim'],
      ['sign-in-failed', null],
      ['sign-in-failed', 'kim'],
      ['signed-in', 'kim'],
    ],
  );
  assert.deepEqual([entries[1]?.before, entries[1]?.after], [{ role: 'admin' }, { role: 'office' }]);
  assert.doesNotMatch(JSON.stringify(entries), /typed as a name/);
  const filtered = await site.get(`${adminApi.audit}?person=kim&action=role-changed`, site.kim);
  assert.equal(((await filtered.json()) as AuditEntry[]).length, 1);
  const none = await site.get(`${adminApi.audit}?to=2020-01-01`, site.kim);
  assert.deepEqual(await none.json(), []);
});
