import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { getEngine } from './portable.ts';

test('others have their turn while a long file is written', async (context) => {
  const t = await openTestApp(context);
  // Postgres answers from another process, which is a turn each time.
  if (getEngine(t.deps.db) === 'postgres') return;
  assert.equal((await t.call('POST', '/api/contact', contactBody())).status, 201);
  const { id: _id, ...row } = await t.deps.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  for (let count = 0; count < 30; count += 1) {
    await t.deps.db
      .insertInto('requests')
      .values(Array.from({ length: 500 }, () => row))
      .execute();
  }
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  context.after(() => clearImmediate(waiting));
  const answer = await t.adminCall('GET', adminApi.requestsCsv);
  turns = 0;
  const text = await answer.text();
  assert.ok(text.length > 1_000_000);
  assert.ok(turns > 1, `${turns} turns`);
});
