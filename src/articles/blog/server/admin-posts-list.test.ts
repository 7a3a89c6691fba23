import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPostSchema, adminPostSummarySchema } from '#articles/blog/posts.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { change, create, list } from './admin-posts.fixture.ts';

test('the list has drafts too, newest first, with or without content', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'published', isAiWritten: 1, publishedAt: '2026-01-01T00:00:00.000Z' });
  await addPost(t.deps.db, { slug: 'draft', isPublished: 0, publishedAt: null });
  await addPost(t.deps.db, { slug: 'deleted', deletedAt: '2026-01-02T00:00:00.000Z' });
  const { posts, slugs, total } = await list(t);
  assert.deepEqual([slugs, total], [['draft', 'published'], '2']);
  assert.deepEqual(
    posts.map(({ isAiWritten, publishedAt }) => [isAiWritten, publishedAt]),
    [
      [false, null],
      [true, '2026-01-01T00:00:00.000Z'],
    ],
  );
  adminPostSchema.parse(posts[0]);
  const [summary] = (await list(t, { summary: '1' })).posts;
  adminPostSummarySchema.parse(summary);
  assert.equal('content' in summary!, false);
});

test('the list is narrowed by state and by a search in title and excerpt, also after a change', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { title: 'L’Équipe', slug: 'team' });
  await create(t, { title: '100% cotton', slug: 'cotton', excerpt: 'In short', isPublished: true });
  const searches: [query: Record<string, string>, slugs: string[]][] = [
    [{ search: 'ÉQUIPE' }, ['team']],
    [{ search: '%' }, ['cotton']],
    [{ search: 'in short' }, ['cotton']],
    [{ search: 'dry cloth' }, []],
    [{ status: 'draft' }, ['team']],
    [{ status: 'published' }, ['cotton']],
    [{ status: 'published', search: 'équipe' }, []],
    [{ limit: '1', offset: '1' }, ['team']],
  ];
  for (const [query, slugs] of searches)
    assert.deepEqual((await list(t, query)).slugs, slugs, JSON.stringify(query));
  assert.equal((await list(t, { limit: '1' })).total, '2');
  await change(t, id, { excerpt: 'All of us' });
  assert.deepEqual((await list(t, { search: 'all of us' })).slugs, ['team']);
  assert.deepEqual((await list(t, { search: 'équipe' })).slugs, ['team']);
  for (const wrong of ['status=open', 'limit=-1', `search=${'x'.repeat(201)}`]) {
    assert.equal((await t.adminCall('GET', `${adminApi.posts}?${wrong}`)).status, 422, wrong);
  }
});
