import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#server/api.ts';
import type { Problem } from '#shared/errors.ts';
import { roles, staff } from '#shared/roles.ts';
import { addUser, cookieOf, openSite, rightPassword } from '../../../../tests/support/accounts.ts';
import { decidedRoles } from '../../../../tests/support/decided-roles.ts';

test('every call of the panel lets in the roles of its description, and refuses all others before it reads anything', async (t) => {
  const site = await openSite(t);
  const cookies: Record<string, string> = {};
  for (const role of [...roles, 'user']) {
    await addUser(site.deps, role, role);
    cookies[role] = cookieOf(await site.logIn(role, rightPassword));
  }
  const calls = apiSections(site.deps)
    .flatMap(({ endpoints }) => Object.entries(endpoints))
    .filter(([, { path }]) => path.startsWith('/api/admin/'));
  assert.ok(calls.length > 100, `${calls.length} calls`);
  for (const [name, call] of calls) {
    const path = call.path.replaceAll(/:\w+/g, '987654');
    for (const role of [...roles, 'user']) {
      // A body that no call accepts: whoever may call gets as far as its refusal, and nothing is changed.
      const answer = await site.call(call.method.toUpperCase(), path, cookies[role]!, bodyFor(call.method));
      const isRefused = answer.status === 403;
      const mayCall = call.roles!.some((allowed) => allowed === role);
      // Ending all other sessions takes no body: the others sign in again.
      if (answer.status === 401) cookies[role] = cookieOf(await site.logIn(role, rightPassword));
      assert.equal(isRefused, !mayCall, `${role}: ${name} answers ${answer.status}`);
      if (!isRefused) {
        await answer.body?.cancel();
        continue;
      }
      const { code, detail } = (await answer.json()) as Problem;
      assert.equal(code, 'forbidden', name);
      assert.match(
        detail,
        /^(Only the owner( and the office)? can do this|Your account can’t use this panel)\.$/,
      );
    }
    const signedOut = await site.call(call.method.toUpperCase(), path, '', bodyFor(call.method));
    assert.equal(signedOut.status, 401, name);
  }
});

test('each call has the roles that were decided for it', async (t) => {
  const { deps } = await openSite(t);
  const calls = apiSections(deps).flatMap(({ endpoints }) => Object.entries(endpoints));
  const namesOf = (...allowed: string[]) =>
    calls
      .filter(([, call]) => JSON.stringify(call.roles) === JSON.stringify(allowed))
      .map(([name]) => name)
      .sort();
  assert.deepEqual(namesOf('admin'), decidedRoles.owner);
  assert.deepEqual(namesOf(...roles), decidedRoles.everyone);
  assert.deepEqual(namesOf(...staff), decidedRoles.staff);
  const ofPanel = calls.filter(([, { path }]) => path.startsWith('/api/admin/')).map(([name]) => name);
  assert.deepEqual(ofPanel.sort(), Object.values(decidedRoles).flat().sort(), 'no other combination');
});

const bodyFor = (method: string) => (method === 'get' || method === 'delete' ? undefined : []);
