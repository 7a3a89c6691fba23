import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { openDb } from './open.ts';
import { getEngine } from './portable.ts';

test('the log shows the beginning of a slow query, however long it is', async (context) => {
  const { db, databaseUrl, dataDir, close } = await createTestDatabase();
  context.after(close);
  const logged: unknown[] = [];
  const info = (_message: string, fields?: Record<string, unknown>) => logged.push(fields?.sql);
  const watched = openDb({ databaseUrl, dataDir }, { ...silentLog, info }, () => {});
  const slow =
    getEngine(db) === 'postgres'
      ? 'select pg_sleep(0.4)'
      : 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000000) select count(*) from n';
  await sql.raw(`${slow} /* ${'x'.repeat(50_000)} */`).execute(watched);
  await watched.destroy();
  assert.deepEqual(
    logged.map((text) => [String(text).slice(0, 12), String(text).length]),
    [[slow.slice(0, 12), 1_000]],
  );
});
