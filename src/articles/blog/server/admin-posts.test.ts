import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPostSchema } from '#articles/blog/posts.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { article, change, create, list, noVersions, read } from './admin-posts.fixture.ts';
import { storePost } from './posts.service.ts';

const now = '2026-11-21T18:00:00.000Z';

test('a new post is a draft of the first category, with a slug made from its title', async (context) => {
  const t = await openTestApp(context);
  const { id, ...post } = await create(t);
  assert.ok(id > 0);
  assert.deepEqual(post, {
    title: 'How to Blot',
    slug: 'how-to-blot',
    excerpt: '',
    content: '<p>Press a dry cloth on it.</p>',
    category: 'Cleaning Tips',
    featuredImage: null,
    isPinned: false,
    isPublished: false,
    isAiWritten: false,
    ...noVersions,
    version: 1,
    createdAt: now,
    publishedAt: null,
    updatedAt: now,
  });
  assert.deepEqual(await read(t, id), { id, ...post });
});

test('every field can be given; what only the server sets is not taken from the body', async (context) => {
  const t = await openTestApp(context);
  const given = {
    slug: 'Blot Well!',
    excerpt: '  In short  ',
    category: 'Pet Care',
    featuredImage: 'https://example.com/a.jpg',
    isPinned: true,
    isPublished: true,
  };
  const forged = {
    id: 99,
    version: 7,
    isAiWritten: true,
    createdAt: '2020',
    publishedAt: '2020',
    searchText: '',
  };
  const post = await create(t, { ...given, ...forged });
  assert.notEqual(post.id, 99);
  assert.deepEqual(
    { ...post, id: 0 },
    {
      ...article,
      ...given,
      id: 0,
      slug: 'blot-well',
      excerpt: 'In short',
      isAiWritten: false,
      ...noVersions,
      version: 1,
      createdAt: now,
      publishedAt: now,
      updatedAt: now,
    },
  );
});

const refused: [what: string, body: object, path: string][] = [
  ['no title', { title: '' }, 'title'],
  ['a title of spaces', { title: '   ' }, 'title'],
  ['a title that is no text', { title: 7 }, 'title'],
  ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
  ['no content', { content: '' }, 'content'],
  ['content of empty paragraphs', { content: '<p></p><p>&nbsp;</p>' }, 'content'],
  ['content of which the sanitizer leaves nothing', { content: '<script>alert(1)</script>' }, 'content'],
  ['content that is too long', { content: 'x'.repeat(200_001) }, 'content'],
  ['an unknown category', { category: 'Gossip' }, 'category'],
  ['an excerpt of 501 characters', { excerpt: 'x'.repeat(501) }, 'excerpt'],
  ['a script for a picture', { featuredImage: 'javascript:alert(1)' }, 'featuredImage'],
  ['half an address for a picture', { featuredImage: '//evil.example/a.jpg' }, 'featuredImage'],
  ['a switch that is no flag', { isPublished: 'yes' }, 'isPublished'],
];

for (const [what, body, path] of refused) {
  test(`a post with ${what} is refused, new or changed`, async (context) => {
    const t = await openTestApp(context);
    const { id } = await create(t);
    for (const answer of [
      await t.adminCall('POST', adminApi.posts, { ...article, ...body }),
      await t.adminCall('PUT', adminApi.post(id), body),
    ]) {
      assert.equal(answer.status, 422);
      assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, path);
    }
    assert.equal((await list(t)).posts.length, 1);
    assert.equal((await read(t, id)).version, 1);
  });
}

test('a post without title and content is refused', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.adminCall('POST', adminApi.posts, {});
  assert.equal(answer.status, 422);
  const { errors } = (await answer.json()) as Problem;
  assert.deepEqual(
    errors?.map(({ path }) => path),
    ['title', 'content'],
  );
});

test('the calls are for administrators of this site, and answer 404 for what is not there', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', adminApi.posts],
    ['POST', adminApi.posts, article],
    ['GET', adminApi.postSlug],
    ['GET', adminApi.post(id)],
    ['PUT', adminApi.post(id), { title: 'Stolen' }],
    ['DELETE', adminApi.post(id)],
    ['POST', adminApi.restorePost(id)],
  ];
  for (const [method, path, body] of calls) {
    assert.equal((await t.call(method, path, body)).status, 401, `${method} ${path}`);
    if (method === 'GET') continue;
    const foreign = await t.adminCall(method, path, body, { Origin: 'https://evil.example' });
    assert.equal(foreign.status, 403, `${method} ${path}`);
  }
  for (const missing of ['999999', '0', '-1', '1.5', 'abc', '99999999999']) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = `${adminApi.posts}/${missing}`;
      assert.equal((await t.adminCall(method, path, method === 'PUT' ? {} : undefined)).status, 404, path);
    }
  }
  assert.equal((await read(t, id)).title, article.title);
});

test('a body that is too large, or no JSON, is refused', async (context) => {
  const t = await openTestApp(context);
  const large = await t.adminCall('POST', adminApi.posts, { ...article, content: 'x'.repeat(2_000_000) });
  assert.equal(large.status, 413);
  const text = await t.adminCall('POST', adminApi.posts, article, { 'Content-Type': 'text/plain' });
  assert.equal(text.status, 415);
});

test('a change carries only what it names, and counts the version up', async (context) => {
  const t = await openTestApp(context);
  const post = await create(t, {
    excerpt: 'Short',
    category: 'Pet Care',
    isPinned: true,
    featuredImage: '/pictures/a.jpg',
  });
  t.setNow('2026-11-22T10:00:00.000Z');
  assert.deepEqual(await change(t, post.id, { title: 'New', featuredImage: '' }), {
    ...post,
    title: 'New',
    featuredImage: null,
    version: 2,
    updatedAt: '2026-11-22T10:00:00.000Z',
  });
});

test('a change made on an older form is refused with the present record', async (context) => {
  const t = await openTestApp(context);
  const { id, version } = await create(t);
  await change(t, id, { title: 'Theirs', version });
  const answer = await t.adminCall('PUT', adminApi.post(id), { title: 'Mine', slug: 'mine', version });
  assert.equal(answer.status, 409);
  const { current } = (await answer.json()) as Problem;
  assert.deepEqual(adminPostSchema.parse(current), await read(t, id));
  assert.equal((await read(t, id)).title, 'Theirs');
  assert.equal((await change(t, id, { title: 'Mine' })).title, 'Mine');
});

test('an article written by a machine is stored as a marked draft', async (context) => {
  const t = await openTestApp(context);
  const id = await t.deps.db
    .transaction()
    .execute((trx) => storePost(trx, { ...article, isAiWritten: true }, t.deps.clock()));
  const { isAiWritten, isPublished, publishedAt, slug } = await read(t, id);
  assert.deepEqual([isAiWritten, isPublished, publishedAt, slug], [true, false, null, 'how-to-blot']);
});

test('the same key makes one post, however often it is pressed', async (context) => {
  const t = await openTestApp(context);
  const press = (title = article.title) =>
    t.adminCall('POST', adminApi.posts, { ...article, title }, { 'Idempotency-Key': 'one' });
  const answers = await Promise.all([press(), press()]);
  const added = await Promise.all(answers.map((answer) => answer.json()));
  assert.deepEqual(added[1], added[0]);
  assert.deepEqual((await list(t)).slugs, ['how-to-blot']);
  assert.equal((await press('How to Rub')).status, 422);
});

test('a post that is saved again after its answer was lost is answered as stored', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { isPublished: true });
  const edited = {
    title: 'How to Rub',
    slug: 'how-to-rub',
    content: '<p onclick="x">Gently.</p>',
    version: 1,
  };
  const first = await change(t, id, edited);
  assert.deepEqual(await change(t, id, edited), first);
  assert.equal((await t.adminCall('PUT', adminApi.post(id), { ...edited, title: 'How' })).status, 409);
});
