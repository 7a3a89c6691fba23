import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { atPresentVersion } from './at-version.ts';

async function openDatabase(context: TestContext) {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const change = () => db.updateTable('settings').set({ content: '{}' }).execute();
  return { db, change };
}

test('what is loaded while a change is written is given to nobody after it', async (context) => {
  const { db, change } = await openDatabase(context);
  const before = await atPresentVersion(db);
  const old = Promise.withResolvers<string>();
  const asked = before('key', ['settings'], () => old.promise);
  await change();
  const after = await atPresentVersion(db);
  assert.equal(await after('key', ['settings'], async () => 'new'), 'new');
  old.resolve('old');
  assert.equal(await asked, 'old');
  const later = await atPresentVersion(db);
  assert.equal(await later('key', ['settings'], async () => 'newer'), 'new');
});

test('a change of one source leaves what is made of others', async (context) => {
  const { db, change } = await openDatabase(context);
  const loads: string[] = [];
  const ask = async () => {
    const atVersion = await atPresentVersion(db);
    for (const source of ['posts', 'settings'] as const) {
      await atVersion(source, [source], async () => loads.push(source));
    }
  };
  await ask();
  await change();
  await ask();
  assert.deepEqual(loads, ['posts', 'settings', 'settings']);
});

test('nothing and a failure are asked for again', async (context) => {
  const { db } = await openDatabase(context);
  const atVersion = await atPresentVersion(db);
  await assert.rejects(
    atVersion('key', ['posts'], () => Promise.reject(new Error('away'))),
    /away/,
  );
  assert.equal(await atVersion<string | null>('key', ['posts'], async () => null), null);
  assert.equal(await atVersion<string | null>('key', ['posts'], async () => 'there'), 'there');
});
