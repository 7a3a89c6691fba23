import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import { paths } from '#shared/paths.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';

const origin = 'https://www.sunweave.example';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp({ config: { publicUrl: origin } });
  context.after(t.close);
  return t;
}

/** The path that the page's head gives for its picture. */
async function cardOf(t: TestApp, path: string): Promise<string> {
  const html = await (await t.call('GET', path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  assert.ok(address.startsWith(`${origin}/og/`), `${path} has a picture: ${address}`);
  return address.slice(origin.length);
}

/** Share of pixels of the title's side that are as light as its letters. */
async function lightShare(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg)
    .extract({ left: 64, top: 170, width: 600, height: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 200).length / data.length;
}

test('page and article each have a picture of 1200 by 630 that other sites may show and keep for ever', async (context) => {
  const t = await openApp(context);
  const { slug } = await addPost(t.deps.db, { featuredImage: '/pictures/window-sill.jpg' });
  const cards = [await cardOf(t, paths.home), await cardOf(t, paths.article(slug))];
  assert.notEqual(cards[0], cards[1]);
  for (const path of cards) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('Content-Type'), 'image/jpeg');
    assert.equal(answer.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/);
    const jpeg = Buffer.from(await answer.arrayBuffer());
    const { format, width, height } = await sharp(jpeg).metadata();
    assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 });
    const share = await lightShare(jpeg);
    assert.ok(share > 0.03 && share < 0.5, `letters cover ${share} of the title's place`);
  }
});

test('a picture is drawn once, and then comes from disk', async (context) => {
  const t = await openApp(context);
  const path = await cardOf(t, paths.home);
  const answers = await Promise.all([t.call('GET', path), t.call('GET', path)]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  assert.deepEqual(first, second);
  const kept = await readdir(join(t.deps.config.dataDir, 'cache', 'og'));
  assert.equal(kept.length, 1);
  const again = await t.call('GET', path, undefined, { 'If-None-Match': answers[0]!.headers.get('ETag')! });
  assert.equal(again.status, 304);
});

test('another title has another address, to which the old one leads those who were given it', async (context) => {
  const t = await openApp(context);
  const { slug } = await addPost(t.deps.db);
  const before = await cardOf(t, paths.article(slug));
  assert.equal((await t.call('HEAD', before)).status, 200);
  await t.deps.db
    .updateTable('posts')
    .set({ title: 'How to Blot, Again' })
    .where('slug', '=', slug)
    .execute();
  t.deps.pages.invalidate('posts');
  const present = await cardOf(t, paths.article(slug));
  assert.notEqual(present, before);
  const moved = await t.call('GET', before);
  assert.deepEqual([moved.status, moved.headers.get('Location')], [302, present]);
  assert.equal(moved.headers.get('Cache-Control'), 'no-cache');
  assert.equal(moved.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  assert.equal((await t.call('HEAD', present)).status, 200);
});

test('nothing is drawn for names that are no page', async (context) => {
  const t = await openApp(context);
  const { slug: draft } = await addPost(t.deps.db, { slug: 'draft', isPublished: 0, publishedAt: null });
  const hash = /\.([0-9a-f]{12})\.jpg$/.exec(await cardOf(t, paths.home))![1];
  for (const name of ['none', `blog/${draft}`, 'newsletter', 'admin', ''])
    assert.equal((await t.call('GET', `/og/${name}.${hash}.jpg`)).status, 404, name);
  for (const path of ['/og/home.jpg', '/og/home.00000000000g.jpg', '/og/', `/og/home.${hash}.png`])
    assert.equal((await t.call('GET', path)).status, 404, path);
  await assert.rejects(readdir(join(t.deps.config.dataDir, 'cache')), { code: 'ENOENT' });
});

test('a card that cannot be kept is shown all the same', async (context) => {
  const t = await openApp(context);
  await writeFile(join(t.deps.config.dataDir, 'cache'), 'in the way');
  assert.equal((await t.call('GET', await cardOf(t, paths.home))).status, 200);
});

for (const featuredImage of ['/pictures/none.jpg', 'https://elsewhere.example/a.jpg', '/uploads/a.webp']) {
  test(`an article with the picture ${featuredImage} still has a card`, async (context) => {
    const t = await openApp(context);
    const { slug } = await addPost(t.deps.db, { featuredImage });
    assert.equal((await t.call('GET', await cardOf(t, paths.article(slug)))).status, 200);
  });
}

test('titles that are long, of other alphabets or of nothing drawable still give a picture', async (context) => {
  const t = await openApp(context);
  const titles = ['word '.repeat(40), 'Unbreakable'.repeat(20), 'Fő út 日本語', '日本語', '   '];
  for (const [index, title] of titles.entries()) {
    const { slug } = await addPost(t.deps.db, { slug: `post-${index}`, title });
    const answer = await t.call('GET', await cardOf(t, paths.article(slug)));
    assert.equal(answer.status, 200, title);
  }
});
