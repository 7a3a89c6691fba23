import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Db } from '#kit/db/open.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { demoPosts } from './posts.ts';
import { seedDemo } from './seed.ts';
import { demoServices } from './services.ts';

const now = new Date('2026-11-21T18:00:00.000Z');

async function emptyDatabase(context: TestContext): Promise<Db> {
  const { db, close } = await createTestDatabase();
  context.after(close);
  return db;
}

const titles = async (db: Db, table: 'services' | 'posts') =>
  (await db.selectFrom(table).select('title').orderBy('id').execute()).map(({ title }) => title);

test('an empty database gets the demo company’s services and articles, the newest article last', async (context) => {
  const db = await emptyDatabase(context);
  await seedDemo(db, now);
  assert.deepEqual(
    await titles(db, 'services'),
    demoServices.map(({ title }) => title),
  );
  assert.deepEqual(
    await titles(db, 'posts'),
    demoPosts.toReversed().map(({ title }) => title),
  );
  const spanish = await db
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', 'posts')
    .orderBy('recordId')
    .execute();
  assert.deepEqual(
    spanish.map(({ title, slug, isPublished }) => ({ title, slug, isPublished })),
    demoPosts
      .toReversed()
      .map(({ translations: { es } }) => ({ title: es!.title, slug: es!.slug, isPublished: 1 })),
  );
});

test('two instances that start at the same moment seed once', async (context) => {
  const db = await emptyDatabase(context);
  await Promise.all([seedDemo(db, now), seedDemo(db, now)]);
  assert.equal((await titles(db, 'services')).length, demoServices.length);
  assert.equal((await titles(db, 'posts')).length, demoPosts.length);
});

test('an owner who has thrown the demo away does not get it back', async (context) => {
  const db = await emptyDatabase(context);
  await seedDemo(db, now);
  for (const table of ['services', 'posts'] as const) {
    await db.updateTable(table).set({ deletedAt: now.toISOString() }).execute();
  }
  await db.deleteFrom('posts').execute();
  await seedDemo(db, now);
  assert.equal((await titles(db, 'services')).length, demoServices.length);
  assert.deepEqual(await titles(db, 'posts'), []);
});
