import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFileName } from '#kit/files/store.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { until } from '../../tests/support/until.ts';
import { startSweeps } from './sweeps.ts';

test('a round of sweeps that takes longer than its interval has no second one beside it', async (context) => {
  const { deps } = await openTestApp(context);
  const row = { name: newFileName(), createdAt: deps.clock().toISOString() };
  await deps.db.insertInto('fileRemovals').values(row).execute();
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  async function remove() {
    begun += 1;
    await gate.promise;
    throw new Error('the store is away');
  }
  const sweeps = startSweeps({ ...deps, files: { ...deps.files, remove } }, 5);
  try {
    await until(() => begun === 1);
    await sleep(100);
    assert.equal(begun, 1);
    gate.resolve();
    await until(() => begun > 2);
  } finally {
    gate.resolve();
    // Here, since the database closes before what a later `after` would stop.
    await sweeps.stop();
  }
});
