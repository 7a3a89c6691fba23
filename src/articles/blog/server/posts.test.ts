import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Post, postSchema } from '#articles/blog/posts.ts';
import { api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { day, list } from './posts.fixture.ts';

test('the categories are those that have a published article, each once', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'a', category: 'Pet Care' });
  await addPost(t.deps.db, { slug: 'b', category: 'Carpet Care' });
  await addPost(t.deps.db, { slug: 'c', category: ' Carpet Care' });
  await addPost(t.deps.db, { slug: 'd', category: 'Seasonal Tips', isPublished: 0 });
  await addPost(t.deps.db, { slug: 'e', category: 'Eco-Friendly', deletedAt: day(1) });
  await addPost(t.deps.db, { slug: 'f', category: '' });
  const answer = await t.call('GET', api.postCategories);
  assert.deepEqual(await answer.json(), ['Carpet Care', 'Pet Care']);
});

test('an article is read by its slug; drafts, deleted and unknown ones are not found', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'here', title: 'Here it is' });
  await addPost(t.deps.db, { slug: 'draft', isPublished: 0 });
  await addPost(t.deps.db, { slug: 'deleted', deletedAt: day(1) });
  const answer = await t.call('GET', api.post('here'));
  assert.equal(answer.status, 200);
  assert.equal(postSchema.parse(await answer.json()).title, 'Here it is');
  for (const slug of ['draft', 'deleted', 'unknown', 'HERE', 'here%20', '%25', 'here%2F']) {
    const missing = await t.call('GET', api.post(slug));
    assert.equal(missing.status, 404, slug);
    assert.equal(((await missing.json()) as Problem).code, 'not-found');
  }
});

test('a slug or a search with a character that Postgres cannot store is no failure of ours', async (context) => {
  const t = await openTestApp(context);
  for (const path of [api.post('%00'), `${api.posts}?search=%00`]) {
    assert.ok((await t.call('GET', path)).status < 500, path);
  }
});

test('a former slug leads to the present one, but never to a draft', async (context) => {
  const t = await openTestApp(context);
  const { id: published } = await addPost(t.deps.db, { slug: 'present' });
  const { id: draft } = await addPost(t.deps.db, { slug: 'draft', isPublished: 0 });
  await t.deps.db
    .insertInto('formerSlugs')
    .values([
      { slug: 'former', postId: published },
      { slug: 'older', postId: published },
      { slug: 'former-draft', postId: draft },
    ])
    .execute();
  for (const slug of ['former', 'older']) {
    const answer = await t.call('GET', api.post(slug));
    assert.equal(answer.status, 301);
    assert.equal(answer.headers.get('Location'), api.post('present'));
  }
  assert.equal((await t.call('GET', api.post('former-draft'))).status, 404);
});

const hostile: [content: string, answered: string][] = [
  ['<p>Fine</p><script>alert(1)</script>', '<p>Fine</p>'],
  ['<img src="x" onerror="alert(1)" alt="a">', '<img src="x" alt="a" />'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe><form action="/x"><input></form>a', 'a'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', '<a>a</a>'],
  ['<style>*{display:none}</style><h2>a</h2>', '<h2>a</h2>'],
];

test('what an article’s row contains beyond an article’s markup is never answered', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addPost(t.deps.db, { slug: 'hostile' });
  for (const [content, answered] of hostile) {
    await t.deps.db.updateTable('posts').set({ content }).where('id', '=', id).execute();
    t.deps.pages.invalidate('posts');
    const post = (await (await t.call('GET', api.post('hostile'))).json()) as Post;
    assert.equal(post.content, answered, content);
    assert.equal((await list(t)).posts[0]?.content, answered, content);
  }
});
