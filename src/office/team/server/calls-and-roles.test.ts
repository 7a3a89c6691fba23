import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#app/api.ts';
import { everyoneCalls, staffCalls } from '#kit/access/call-roles.ts';
import { ownerCalls } from '#kit/access/owner-calls.ts';
import { roles } from '#kit/access/roles.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { addUser, openSite, readCookie, rightPassword } from '../../../../tests/support/accounts.ts';

test('every call of the panel accepts the roles in its description, and refuses all others before it reads the request', async (t) => {
  const site = await openSite(t);
  const cookies: Record<string, string> = {};
  for (const role of [...roles, 'user']) {
    await addUser(site.deps, role, role);
    cookies[role] = readCookie(await site.logIn(role, rightPassword));
  }
  const calls = apiSections(site.deps)
    .flatMap(({ endpoints }) => Object.entries(endpoints))
    .filter(([, { path }]) => path.startsWith('/api/admin/'));
  assert.ok(calls.length > 100, `${calls.length} calls`);
  for (const [name, call] of calls) {
    const path = call.path.replaceAll(/:\w+/g, '987654');
    for (const role of [...roles, 'user']) {
      // No call accepts this body, so an allowed caller gets a validation error and nothing changes.
      const answer = await site.call(call.method.toUpperCase(), path, cookies[role]!, bodyFor(call.method));
      const isRefused = answer.status === 403;
      const mayCall = call.roles!.some((allowed) => allowed === role);
      // Ending all other sessions takes no body and succeeds, so the others sign in again.
      if (answer.status === 401) cookies[role] = readCookie(await site.logIn(role, rightPassword));
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

test('the table of calls and roles has each call of the panel once, and no other', async (t) => {
  const { deps } = await openSite(t);
  const calls = apiSections(deps).flatMap(({ endpoints }) => Object.entries(endpoints));
  const ofPanel = calls.filter(([, { path }]) => path.startsWith('/api/admin/')).map(([name]) => name);
  assert.deepEqual(ofPanel.sort(), [...ownerCalls, ...staffCalls, ...everyoneCalls].sort());
  const ofOthers = calls.filter(([, { path }]) => !path.startsWith('/api/admin/'));
  assert.deepEqual(
    ofOthers.filter(([, { roles: allowed }]) => allowed).map(([name]) => name),
    [],
  );
});

const bodyFor = (method: string) => (method === 'get' || method === 'delete' ? undefined : []);
