import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addRequest, now } from '#server/features/stats/stats.fixture.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { countByStatus } from './list-page.ts';
import { migrate } from './migrate.ts';
import { engineOf } from './portable.ts';

test('a database with totals kept by triggers upgrades, and nothing of them is left', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0028-more-plain-letters' });
  context.after(close);
  const place = { deps: { db } };
  await addRequest(place, now, 'new');
  await migrate(db);
  await addRequest(place, now, 'new');
  await db.updateTable('requests').set({ status: 'contacted' }).where('id', '=', 1).execute();
  assert.deepEqual(await countByStatus(db.selectFrom('requests')), { new: 1, contacted: 1 });
  const left =
    engineOf(db) === 'sqlite'
      ? sql`select name from sqlite_master where sql like '%list_count%'`
      : sql`select proname from pg_proc where proname ~ 'list' and pronamespace = 'public'::regnamespace
            union all select tgname from pg_trigger where tgname ~ 'list_count'`;
  assert.deepEqual((await left.execute(db)).rows, []);
});
