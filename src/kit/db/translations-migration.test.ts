import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { isUniqueViolation } from './errors.ts';
import { migrate } from './migrate.ts';

const time = '2026-11-21T18:00:00.000Z';

test('Spanish articles and the Spanish of services become translations, whose changes count for their pages', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0102-one-mark-of-texts' });
  context.after(close);
  const add = (table: string, rows: object[]) =>
    db
      .insertInto(table as never)
      .values(rows as never)
      .execute();
  const times = { createdAt: time, updatedAt: time };
  await add(
    'posts',
    ['a', 'b'].map((slug) => ({ ...times, title: slug, slug, category: 'Tips', content: slug })),
  );
  const own = { searchText: 'una', readingMinutes: 3, contentHash: 'x', content: '<p>Una</p>' };
  const post = { ...own, title: 'Una', slug: 'una', isPublished: 0, publishedAt: time };
  await add('spanish_posts', [{ ...post, postId: 2, excerpt: 'Uno.' }]);
  const service = { ...times, category: 'couch', originalPriceCents: 100, discountedPriceCents: 100 };
  await add('services', [
    { ...service, title: 'Sofa', titleEs: 'Sofá', descriptionEs: 'Dos plazas.' },
    { ...service, title: 'Rug', titleEs: '', descriptionEs: '' },
    { ...service, title: 'Bed', titleEs: '', descriptionEs: 'Colchón.' },
  ]);

  await migrate(db);
  const checklist = '[]';
  const none = {
    checklist,
    slug: null,
    isPublished: 1,
    publishedAt: null,
    searchText: '',
    readingMinutes: 1,
  };
  const ofService = { ...none, kind: 'services', language: 'es', contentHash: null, content: '' };
  assert.deepEqual(
    await db.selectFrom('translations').selectAll().orderBy('kind').orderBy('recordId').execute(),
    [
      { ...post, checklist, kind: 'posts', recordId: 2, language: 'es', summary: 'Uno.' },
      { ...ofService, recordId: 1, title: 'Sofá', summary: 'Dos plazas.' },
      { ...ofService, recordId: 3, title: '', summary: 'Colchón.' },
    ],
  );

  const versions = async () => {
    const rows = await db.selectFrom('pageSources').selectAll().orderBy('source').execute();
    return Object.fromEntries(rows.map(({ source, version }) => [source, version]));
  };
  const before = await versions();
  const un = { kind: 'posts', recordId: 1, language: 'es', title: 'Un' } as const;
  await db
    .insertInto('translations')
    .values({ ...un, slug: 'un' })
    .execute();
  await db.updateTable('translations').set({ title: 'Sofa' }).where('kind', '=', 'services').execute();
  await db.deleteFrom('translations').where('slug', '=', 'un').execute();
  const counted = { ...before, posts: before.posts! + 2, services: before.services! + 2 };
  assert.deepEqual(await versions(), counted);
  const taken = db
    .insertInto('translations')
    .values({ ...un, slug: 'una' })
    .execute();
  await assert.rejects(taken, isUniqueViolation);
});
