import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#shared/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';
import { requestZipCodes } from './migrations/0025-request-zip-codes.ts';
import { engineOf } from './portable.ts';

test('a request that was stored before is found by the ZIP code of its quote', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  await t.call('POST', '/api/contact', quoteBody([{ serviceId, quantity: 1 }], { zipCode: '91387-4321' }));
  await t.call('POST', '/api/contact', contactBody());
  const texts = () => db.selectFrom('requests').select(['id', 'searchText']).orderBy('id').execute();
  const found = async (search: string) => {
    const answer = await t.adminCall('GET', `${adminApi.requests}?search=${search}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  const now = await texts();
  const before = now.map((row) => ({ ...row, searchText: row.searchText.replace('\n91387-4321', '') }));
  for (const { id, ...row } of before)
    await db.updateTable('requests').set(row).where('id', '=', id).execute();
  // The index has both rows from now on.
  assert.deepEqual(await found('91387'), []);
  await requestZipCodes().up(db);
  assert.deepEqual(await texts(), now, engineOf(db));
  assert.deepEqual(await found('91387'), [1]);
});
