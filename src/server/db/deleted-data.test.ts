import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { health } from '#shared/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { requestCompaction } from './deleted-data.ts';
import { engineOf } from './portable.ts';

test('a look at readiness leaves the request to rewrite the file as it is', async (context) => {
  const t = await openTestApp(context);
  if (engineOf(t.deps.db) === 'postgres') return;
  await requestCompaction(t.deps.db);
  assert.equal((await t.call('GET', health.ready)).status, 200);
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(t.deps.db);
  assert.deepEqual(rows, [{ userVersion: 0 }]);
});
