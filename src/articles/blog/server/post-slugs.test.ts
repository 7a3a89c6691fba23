import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlugAnswer } from '#articles/blog/posts.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { change, create } from './admin-posts.fixture.ts';

test('slugs: accents are transliterated, a taken or reserved one gets a number, an empty one a name', async (context) => {
  const t = await openTestApp(context);
  const slugs: [title: string, slug: string][] = [
    ['Café à la carte', 'cafe-a-la-carte'],
    ['Cafe a la Carte', 'cafe-a-la-carte-2'],
    ['CAFÉ: à la carte!', 'cafe-a-la-carte-3'],
    ['Categories', 'categories-2'],
    ['日本', 'post'],
    ['🧽', 'post-2'],
  ];
  for (const [title, slug] of slugs) assert.equal((await create(t, { title })).slug, slug, title);
});

test('posts created at the same moment under one title each get a slug of their own', async (context) => {
  const t = await openTestApp(context);
  const posts = await Promise.all(Array.from({ length: 6 }, () => create(t)));
  assert.deepEqual(
    new Set(posts.map(({ slug }) => slug)),
    new Set(['how-to-blot', ...[2, 3, 4, 5, 6].map((number) => `how-to-blot-${number}`)]),
  );
});

test('posts renamed at the same moment to one slug each get one of their own', async (context) => {
  const t = await openTestApp(context);
  const ids: number[] = [];
  for (let number = 0; number < 4; number += 1) ids.push((await create(t)).id);
  const posts = await Promise.all(ids.map((id) => change(t, id, { slug: 'wanted' })));
  assert.deepEqual(posts.map(({ slug }) => slug).sort(), ['wanted', 'wanted-2', 'wanted-3', 'wanted-4']);
});

test('a slug can be asked for before it is used, by a post that is saved or not', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  const ask = async (query: Record<string, string>) =>
    (await (
      await t.adminCall('GET', `${adminApi.postSlug}?${new URLSearchParams(query)}`)
    ).json()) as SlugAnswer;
  assert.deepEqual(await ask({ title: 'New One' }), { wanted: 'new-one', slug: 'new-one' });
  assert.deepEqual(await ask({ title: 'How to blot' }), { wanted: 'how-to-blot', slug: 'how-to-blot-2' });
  assert.deepEqual(await ask({ slug: 'How To Blot', title: 'Other' }), {
    wanted: 'how-to-blot',
    slug: 'how-to-blot-2',
  });
  assert.deepEqual(await ask({ slug: 'how-to-blot', id: String(id) }), {
    wanted: 'how-to-blot',
    slug: 'how-to-blot',
  });
  assert.deepEqual(await ask({ slug: 'categories' }), { wanted: 'categories', slug: 'categories-2' });
  assert.equal((await t.adminCall('GET', `${adminApi.postSlug}?id=x`)).status, 422);
});

test('a published post keeps its former slugs, and nobody else gets them', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { slug: 'first', isPublished: true });
  await change(t, id, { slug: 'second' });
  await change(t, id, { slug: 'third' });
  for (const former of ['first', 'second']) {
    const answer = await t.call('GET', api.post(former));
    assert.deepEqual([answer.status, answer.headers.get('Location')], [301, api.post('third')]);
    const page = await t.call('GET', paths.article(former));
    assert.deepEqual([page.status, page.headers.get('Location')], [301, paths.article('third')]);
  }
  assert.equal((await create(t, { slug: 'first' })).slug, 'first-2');
  assert.equal((await change(t, id, { slug: 'first' })).slug, 'first');
  assert.equal((await t.call('GET', api.post('first'))).status, 200);
  assert.equal((await t.call('GET', api.post('third'))).headers.get('Location'), api.post('first'));
});

test('a draft that was never public gives its slug free when it is renamed', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { slug: 'first' });
  await change(t, id, { slug: 'second', isPublished: true });
  assert.equal((await t.call('GET', api.post('first'))).status, 404);
  assert.equal((await create(t, { slug: 'first' })).slug, 'first');
});

test('a new title leaves the slug as it is; an emptied slug is made from the title again', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  assert.equal((await change(t, id, { title: 'Blot Better' })).slug, 'how-to-blot');
  assert.equal((await change(t, id, { slug: '' })).slug, 'blot-better');
  assert.equal((await change(t, id, { slug: '', title: 'Blot Best' })).slug, 'blot-best');
});

test('a former address leads to the present one only for now, so that a post can have it back', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { slug: 'first', isPublished: true });
  for (const [present, former] of [
    ['second', 'first'],
    ['first', 'second'],
  ] as const) {
    await change(t, id, { slug: present });
    for (const getPath of [paths.article, api.post]) {
      const moved = await t.call('GET', getPath(former));
      assert.deepEqual([moved.status, moved.headers.get('Location')], [301, getPath(present)]);
      assert.equal(moved.headers.get('Cache-Control'), 'no-cache');
      assert.equal((await t.call('GET', getPath(present))).status, 200);
    }
  }
});
