import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { createApp } from '#app/app.ts';
import { type PostSummary, postSchema, postSummarySchema } from '#articles/blog/posts.ts';
import { api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { day, list } from './posts.fixture.ts';

test('the list has the published articles, newest first, with all documented fields', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'older', publishedAt: day(1) });
  await addPost(t.deps.db, {
    slug: 'newest',
    publishedAt: day(3),
    title: 'Newest',
    excerpt: 'In short',
    content: '<p>Text.</p>',
    isPinned: 1,
    createdAt: day(1),
  });
  await addPost(t.deps.db, { slug: 'newer', publishedAt: day(2) });
  await addPost(t.deps.db, { slug: 'draft', isPublished: 0, publishedAt: null });
  await addPost(t.deps.db, { slug: 'deleted', deletedAt: day(4) });

  const { posts, slugs, total } = await list(t);
  assert.deepEqual(slugs, ['newest', 'newer', 'older']);
  assert.equal(total, '3');
  const { id, ...newest } = postSchema.parse(posts[0]);
  assert.ok(id > 0);
  assert.deepEqual(newest, {
    title: 'Newest',
    slug: 'newest',
    excerpt: 'In short',
    content: '<p>Text.</p>',
    category: 'Cleaning Tips',
    featuredImage: null,
    isPinned: true,
    isPublished: true,
    readingMinutes: 1,
    createdAt: day(1),
    publishedAt: day(3),
    updatedAt: day(1),
  });
});

test('of articles published at the same moment the later one comes first', async (context) => {
  const t = await openTestApp(context);
  for (const slug of ['one', 'two', 'three']) await addPost(t.deps.db, { slug });
  assert.deepEqual((await list(t)).slugs, ['three', 'two', 'one']);
});

test('a summary leaves the content out, and nothing else', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'long', content: 'word '.repeat(401) });
  const { posts } = await list(t, { summary: '1' });
  assert.equal('content' in posts[0]!, false);
  assert.equal(postSummarySchema.parse(posts[0]).readingMinutes, 3);
  const { content, ...rest } = (await list(t)).posts[0]!;
  assert.ok(content);
  assert.deepEqual(posts[0], rest as PostSummary);
});

const searches: [typed: string, found: string[]][] = [
  ['équipe', ['team']],
  ['ÉQUIPE', ['team']],
  ['e\u0301quipe', ['team']],
  ['equipe', ['team']],
  ["l'equipe", ['team']],
  ['100%', ['cotton']],
  ['%', ['cotton']],
  ['_', []],
  ['COTTON', ['cotton']],
  ['in short', ['team']],
  ['hidden', []],
  ['<b>', []],
  ['  cotton  ', ['cotton']],
  ['', ['cotton', 'team']],
];

test('a search looks in title and excerpt, ignores case and takes every character literally', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, {
    slug: 'team',
    title: 'L’Équipe',
    excerpt: 'Our team in short',
    content: 'hidden',
  });
  await addPost(t.deps.db, { slug: 'cotton', title: '100% cotton', content: '<b>100 percent</b>' });
  for (const [search, found] of searches)
    assert.deepEqual((await list(t, { search })).slugs, found, `“${search}”`);
});

test('a category narrows the list, compared without the spaces around it, and joins with a search', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'carpet', category: ' Carpet Care ', title: 'Wool' });
  await addPost(t.deps.db, { slug: 'pets', category: 'Pet Care', title: 'Wool and cats' });
  assert.deepEqual((await list(t, { category: 'Carpet Care' })).slugs, ['carpet']);
  assert.deepEqual((await list(t, { category: '  Carpet Care' })).slugs, ['carpet']);
  assert.deepEqual((await list(t, { category: 'carpet care' })).slugs, []);
  assert.deepEqual((await list(t, { category: '' })).slugs, ['pets', 'carpet']);
  assert.deepEqual((await list(t, { category: 'Pet Care', search: 'wool' })).slugs, ['pets']);
  assert.deepEqual((await list(t, { category: 'Carpet Care', search: 'cats' })).slugs, []);
  assert.equal((await list(t)).posts[1]?.category, 'Carpet Care');
});

test('limit and offset cut a piece out, and X-Total-Count says how many match', async (context) => {
  const t = await openTestApp(context);
  for (let number = 1; number <= 5; number += 1)
    await addPost(t.deps.db, {
      slug: `p${number}`,
      title: `P${number}`,
      excerpt: '',
      publishedAt: day(number),
    });
  await addPost(t.deps.db, { slug: 'other', title: 'Other', excerpt: '', publishedAt: day(9) });
  const pieces: [query: Record<string, string>, slugs: string[], total: string][] = [
    [{ limit: '2' }, ['other', 'p5'], '6'],
    [{ limit: '2', offset: '2' }, ['p4', 'p3'], '6'],
    [{ offset: '4' }, ['p2', 'p1'], '6'],
    [{ limit: '10', offset: '6' }, [], '6'],
    [{ limit: '0' }, [], '6'],
    [{ limit: '1', search: 'P' }, ['p5'], '5'],
    [{ limit: '', offset: '' }, ['other', 'p5', 'p4', 'p3', 'p2', 'p1'], '6'],
  ];
  for (const [query, slugs, total] of pieces) {
    const piece = await list(t, query);
    assert.deepEqual([piece.slugs, piece.total], [slugs, total], JSON.stringify(query));
  }
});

for (const query of [
  'limit=-1',
  'limit=abc',
  'limit=1.5',
  'limit=1001',
  'offset=-1',
  `search=${'x'.repeat(201)}`,
]) {
  test(`a list asked for with ${query.slice(0, 20)} is refused`, async (context) => {
    const t = await openTestApp(context);
    const answer = await t.call('GET', `${api.posts}?${query}`);
    assert.equal(answer.status, 422);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, query.split('=')[0]);
  });
}

test('the whole list is packed and kept with its tag and its count, until an article changes', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'one' });
  const ask = (headers: Record<string, string> = {}) => t.call('GET', api.posts, undefined, headers);
  const first = await ask({ 'Accept-Encoding': 'gzip' });
  assert.equal(first.headers.get('Content-Encoding'), 'gzip');
  assert.equal(first.headers.get(totalCountHeader), '1');
  const tag = first.headers.get('ETag')!;
  const known = await ask({ 'If-None-Match': tag });
  assert.equal(known.status, 304);
  assert.equal(known.headers.get(totalCountHeader), '1');
  await addPost(t.deps.db, { slug: 'two' });
  t.deps.pages.invalidate('posts');
  const next = await ask({ 'If-None-Match': tag });
  assert.equal(next.status, 200);
  assert.equal(next.headers.get(totalCountHeader), '2');
  assert.equal(((await next.json()) as unknown[]).length, 2);
});

test('a list that was read before an article came is not kept', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'one' });
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const holding: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => row.slug === 'one')) {
        read();
        await isHeld;
      }
      return result;
    },
  };
  const slow = createApp({ ...t.deps, db: t.deps.db.withPlugin(holding) });
  const early = slow.request(api.posts);
  await isRead;
  await addPost(t.deps.db, { slug: 'two' });
  t.deps.pages.invalidate('posts');
  release();
  await (await early).arrayBuffer();
  const late = await t.call('GET', api.posts);
  assert.equal(late.headers.get(totalCountHeader), '2');
  assert.equal(((await late.json()) as unknown[]).length, 2);
});
