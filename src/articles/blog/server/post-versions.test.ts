import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminPost, Post } from '#articles/blog/posts.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { change, create, list, noVersions, read } from './admin-posts.fixture.ts';

const version = { titleEs: 'Cómo secar una mancha', contentEs: '<p>Presione con un paño seco.</p>' };
const spanishArticle = (slug: string) => pathIn('es', paths.article(slug));

async function statusAndPlace(t: TestApp, path: string) {
  const answer = await t.call('GET', path);
  return [answer.status, answer.headers.get('Location')];
}

async function refusal(t: TestApp, id: number, body: object) {
  const answer = await t.adminCall('PUT', adminApi.post(id), body);
  const { code, errors } = (await answer.json()) as Problem;
  return [answer.status, code, ...(errors ?? []).map(({ path }) => path)];
}

test('an article is created with its Spanish version, or gets it later, with a slug from the Spanish title', async (context) => {
  const t = await openTestApp(context);
  const kept = {
    ...version,
    slugEs: 'como-secar-una-mancha',
    excerptEs: 'Sin frotar.',
    isPublishedEs: false,
    publishedAtEs: null,
    spanish: 'draft',
  };
  const first = await create(t, { ...version, excerptEs: ' Sin frotar. ' });
  assert.deepEqual({ ...first, ...kept }, first);
  const { id } = await create(t);
  const later = await change(t, id, { ...version, excerptEs: 'Sin frotar.' });
  assert.deepEqual({ ...later, ...kept, slugEs: 'como-secar-una-mancha-2' }, later);
  assert.equal(later.version, 2);
});

test('a version is read while both it and the article are published, and has the day when that began', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { ...version, isPublishedEs: true });
  const path = spanishArticle('como-secar-una-mancha');
  const isShown = async () => (await t.call('GET', path)).status === 200;
  assert.deepEqual([await isShown(), (await read(t, id)).publishedAtEs], [false, null]);

  t.setNow('2026-11-22T18:00:00.000Z');
  assert.equal((await change(t, id, { isPublished: true })).publishedAtEs, '2026-11-22T18:00:00.000Z');
  assert.ok(await isShown());

  t.setNow('2026-11-23T18:00:00.000Z');
  await change(t, id, { isPublishedEs: false });
  assert.ok(!(await isShown()));
  assert.equal((await t.call('GET', paths.article('how-to-blot'))).status, 200);
  const again = await change(t, id, { isPublishedEs: true });
  assert.equal(again.publishedAtEs, '2026-11-22T18:00:00.000Z');

  await change(t, id, { isPublished: false });
  assert.ok(!(await isShown()));
  await change(t, id, { isPublished: true });
  await t.adminCall('DELETE', adminApi.post(id));
  assert.ok(!(await isShown()));
  await t.adminCall('POST', adminApi.restorePost(id));
  assert.ok(await isShown());
});

test('a version needs title and content, and is sanitized like the article', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  const invalid = (field: string) => [422, 'invalid-input', field];
  assert.deepEqual(await refusal(t, id, { contentEs: version.contentEs }), invalid('titleEs'));
  assert.deepEqual(await refusal(t, id, { isPublishedEs: true }), invalid('titleEs'));
  assert.deepEqual(await refusal(t, id, { titleEs: version.titleEs }), invalid('contentEs'));
  assert.deepEqual(
    await refusal(t, id, { ...version, contentEs: '<script>alert(1)</script>' }),
    invalid('contentEs'),
  );
  const saved = await change(t, id, { ...version, contentEs: '<p onclick="x()">Así</p><script>1</script>' });
  assert.equal(saved.contentEs, '<p>Así</p>');
  const { contentHash } = await t.deps.db
    .selectFrom('translations')
    .select('contentHash')
    .executeTakeFirstOrThrow();
  assert.equal(typeof contentHash, 'string');
});

test('what something else wrote into a version is sanitized before it is shown', async (context) => {
  const t = await openTestApp(context);
  await create(t, { ...version, isPublished: true, isPublishedEs: true });
  await t.deps.db.updateTable('translations').set({ content: '<p>a</p><script>alert(7)</script>' }).execute();
  const answer = await t.call('GET', `${api.post('como-secar-una-mancha')}?language=es`);
  assert.equal(((await answer.json()) as Post).content, '<p>a</p>');
});

test('a version without title, excerpt and content is deleted, and its address ends', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { ...version, isPublished: true, isPublishedEs: true });
  const path = spanishArticle('como-secar-una-mancha');
  assert.equal((await t.call('GET', path)).status, 200);
  const cleared = await change(t, id, { titleEs: '', contentEs: '', isPublishedEs: false });
  assert.deepEqual({ ...cleared, ...noVersions }, cleared);
  assert.equal((await t.call('GET', path)).status, 404);
  await change(t, id, { ...version, slugEs: 'secar', isPublishedEs: true });
  assert.deepEqual(await statusAndPlace(t, path), [301, spanishArticle('secar')]);
});

test('former slugs and those of the other language lead to the version in the language of the path', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { ...version, isPublished: true, isPublishedEs: true });
  await change(t, id, { slugEs: 'Secar bien' });
  for (const slug of ['como-secar-una-mancha', 'how-to-blot'])
    assert.deepEqual(await statusAndPlace(t, spanishArticle(slug)), [301, spanishArticle('secar-bien')]);
  for (const slug of ['como-secar-una-mancha', 'secar-bien']) {
    assert.deepEqual(await statusAndPlace(t, paths.article(slug)), [301, paths.article('how-to-blot')]);
    assert.deepEqual(await statusAndPlace(t, api.post(slug)), [301, api.post('how-to-blot')]);
  }
  const other = await create(t, { title: 'Secar bien' });
  assert.equal(other.slug, 'secar-bien-2');
  await change(t, id, { isPublishedEs: false });
  assert.equal((await t.call('GET', spanishArticle('how-to-blot'))).status, 404);
});

test('a change of either language conflicts with one made meanwhile, and is accepted twice', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, version);
  const body = { titleEs: 'Sin frotar', version: 1 };
  const saved = await change(t, id, body);
  assert.deepEqual(await change(t, id, body), saved);
  assert.equal(saved.version, 2);
  const answer = await t.adminCall('PUT', adminApi.post(id), { title: 'Blot', version: 1 });
  assert.equal(answer.status, 409);
  const { current } = (await answer.json()) as { current: AdminPost };
  assert.deepEqual(current, saved);
});

test('the panel says which articles have a version, and finds them by its words', async (context) => {
  const t = await openTestApp(context);
  const states = async (query: Record<string, string>) =>
    (await list(t, query)).posts.map(({ slug, spanish }) => [slug, spanish]);
  await create(t, { title: 'None' });
  await create(t, { title: 'Draft', ...version, titleEs: 'Sofás' });
  await create(t, { title: 'Out', ...version, isPublishedEs: true });
  const all = [
    ['out', 'published'],
    ['draft', 'draft'],
    ['none', null],
  ];
  assert.deepEqual(await states({ summary: '1' }), all);
  assert.deepEqual(await states({}), all);
  assert.deepEqual(await states({ search: 'SOFAS' }), [['draft', 'draft']]);
  const found = await t.adminCall('GET', `${adminApi.search}?q=sofas`);
  assert.match(await found.text(), /"title":"Draft"/);
});

test('the API lists in Spanish what has a version, and takes nothing else for Spanish', async (context) => {
  const t = await openTestApp(context);
  await create(t, { title: 'Only English', category: 'Pet Care', isPublished: true });
  await create(t, { ...version, isPublished: true, isPublishedEs: true });
  const read = async (path: string) => (await t.call('GET', `${path}?language=es`)).json();
  const [post, ...others] = (await read(api.posts)) as Post[];
  assert.deepEqual(
    [post?.title, post?.slug, post?.content, others],
    [version.titleEs, 'como-secar-una-mancha', version.contentEs, []],
  );
  assert.deepEqual(await read(api.postCategories), ['Cleaning Tips']);
  assert.deepEqual(await read(api.post('como-secar-una-mancha')), post);
  assert.equal((await t.call('GET', `${api.posts}?language=fr`)).status, 422);
});
