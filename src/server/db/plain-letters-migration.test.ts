import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRequest } from '#server/features/requests/requests.queries.ts';
import { adminApi } from '#shared/paths.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { plainLetters } from './migrations/0019-plain-letters.ts';

test('a lead that was stored with accents and a curved apostrophe is found by plain letters', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { db } = t.deps;
  const send = (lastName: string) =>
    t.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactBody({ firstName: 'José', lastName })),
    });
  await send('O’Brien');
  for (let other = 0; other < 3; other += 1) await send('Lopez');
  await db.updateTable('requests').set({ searchText: 'josé o’brien' }).where('id', '=', 1).execute();
  const before = await findRequest(db, 1);
  const found = async (search: string) => {
    const answer = await t.adminCall('GET', `${adminApi.requests}?search=${encodeURIComponent(search)}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  assert.deepEqual(await found("jose o'brien"), []);
  await plainLetters().up(db);
  assert.deepEqual(await found("jose o'brien"), [1]);
  assert.deepEqual(await found('JOSÉ'), [4, 3, 2, 1]);
  assert.deepEqual(await findRequest(db, 1), { ...before, searchText: "jose o'brien" });
});
