import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminPost } from '#articles/blog/posts.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { change, create, list } from './admin-posts.fixture.ts';

test('the moment of the first publication is kept', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  t.setNow('2026-11-22T10:00:00.000Z');
  assert.equal((await change(t, id, { isPublished: true })).publishedAt, '2026-11-22T10:00:00.000Z');
  t.setNow('2026-11-23T10:00:00.000Z');
  const hidden = await change(t, id, { isPublished: false });
  assert.deepEqual([hidden.isPublished, hidden.publishedAt], [false, '2026-11-22T10:00:00.000Z']);
  assert.equal((await change(t, id, { isPublished: true })).publishedAt, '2026-11-22T10:00:00.000Z');
});

test('what visitors see follows each write right away: page, list, API, sitemap and feed', async (context) => {
  const t = await openTestApp(context);
  const seen = async () => {
    const pages = [paths.blog, paths.home, files.sitemap, files.rss, api.posts];
    const texts = await Promise.all(pages.map(async (path) => (await t.call('GET', path)).text()));
    const article = await t.call('GET', paths.article('how-to-blot'));
    return [
      article.status,
      ...texts.map((text) => text.includes('/blog/how-to-blot') || text.includes('"how-to-blot"')),
    ];
  };
  const visible = [200, true, true, true, true, true];
  const hidden = [404, false, false, false, false, false];
  const { id } = await create(t);
  assert.deepEqual(await seen(), hidden, 'a draft');
  await change(t, id, { isPublished: true });
  assert.deepEqual(await seen(), visible, 'published');
  await change(t, id, { title: 'Blot Better' });
  assert.match(await (await t.call('GET', paths.article('how-to-blot'))).text(), /<h1[^>]*>Blot Better</);
  await change(t, id, { isPublished: false });
  assert.deepEqual(await seen(), hidden, 'hidden again');
  await change(t, id, { isPublished: true });
  assert.equal((await t.adminCall('DELETE', adminApi.post(id))).status, 200);
  assert.deepEqual(await seen(), hidden, 'deleted');
  assert.equal((await t.adminCall('POST', adminApi.restorePost(id))).status, 200);
  assert.deepEqual(await seen(), visible, 'restored');
});

test('a deleted post is gone from every call until it is restored', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  assert.equal((await t.adminCall('POST', adminApi.restorePost(id))).status, 404);
  assert.deepEqual(await (await t.adminCall('DELETE', adminApi.post(id))).json(), { id });
  assert.equal((await t.adminCall('GET', adminApi.post(id))).status, 404);
  assert.equal((await t.adminCall('PUT', adminApi.post(id), { title: 'x' })).status, 404);
  assert.equal((await t.adminCall('DELETE', adminApi.post(id))).status, 404);
  assert.deepEqual((await list(t)).slugs, []);
  assert.equal((await create(t)).slug, 'how-to-blot-2');
  const restored = (await (await t.adminCall('POST', adminApi.restorePost(id))).json()) as AdminPost;
  assert.equal(restored.slug, 'how-to-blot');
});

test('several posts can be pinned; the blog begins with the newest of them', async (context) => {
  const t = await openTestApp(context);
  for (const slug of ['older', 'newer']) {
    await create(t, { slug, isPinned: true, isPublished: true });
    t.setNow('2026-11-22T10:00:00.000Z');
  }
  t.setNow('2026-11-23T10:00:00.000Z');
  await create(t, { slug: 'latest', isPublished: true });
  const posts = (await (await t.call('GET', `${api.posts}?order=pinned`)).json()) as AdminPost[];
  assert.deepEqual(
    posts.map(({ slug }) => slug),
    ['newer', 'older', 'latest'],
  );
});
