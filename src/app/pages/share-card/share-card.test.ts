import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openSync } from 'fontkit';
import sharp, { type Region } from 'sharp';
import { paths } from '#kit/paths/paths.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { drawableText } from './card-text.ts';

const origin = 'https://www.sunweave.example';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp({ config: { publicUrl: origin } });
  context.after(t.close);
  return t;
}

/** The path that the page's head gives for its picture. */
async function getCard(t: TestApp, path: string): Promise<string> {
  const html = await (await t.call('GET', path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  assert.ok(address.startsWith(`${origin}/og/`), `${path} has a picture: ${address}`);
  return address.slice(origin.length);
}

async function cardWithTitle(t: TestApp, title: string): Promise<Buffer> {
  const { slug } = await addPost(t.deps.db, { slug: `post-${randomUUID()}`, title });
  const answer = await t.call('GET', await getCard(t, paths.article(slug)));
  assert.equal(answer.status, 200, title);
  return Buffer.from(await answer.arrayBuffer());
}

const titleSide = { left: 64, top: 170, width: 600, height: 400 };

/** Share of pixels that are as light as the letters of a title. */
async function lightShare(jpeg: Buffer, area: Region = titleSide): Promise<number> {
  const { data } = await sharp(jpeg).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 200).length / data.length;
}

test('page and article each have a picture of 1200 by 630 that other sites may show and keep for ever', async (context) => {
  const t = await openApp(context);
  const { slug } = await addPost(t.deps.db, { featuredImage: '/pictures/window-sill.jpg' });
  const cards = [await getCard(t, paths.home), await getCard(t, paths.article(slug))];
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
  const path = await getCard(t, paths.home);
  const answers = await Promise.all([t.call('GET', path), t.call('GET', path)]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  assert.ok(Buffer.from(first!).equals(Buffer.from(second!)));
  const kept = await readdir(join(t.deps.config.dataDir, 'cache', 'og'));
  assert.equal(kept.length, 1);
  const again = await t.call('GET', path, undefined, { 'If-None-Match': answers[0]!.headers.get('ETag')! });
  assert.equal(again.status, 304);
});

test('another title has another address, to which the old one leads those who were given it', async (context) => {
  const t = await openApp(context);
  const { slug } = await addPost(t.deps.db);
  const before = await getCard(t, paths.article(slug));
  assert.equal((await t.call('HEAD', before)).status, 200);
  await t.deps.db
    .updateTable('posts')
    .set({ title: 'How to Blot, Again' })
    .where('slug', '=', slug)
    .execute();
  t.deps.pages.invalidate('posts');
  const present = await getCard(t, paths.article(slug));
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
  const hash = /\.([0-9a-f]{12})\.jpg$/.exec(await getCard(t, paths.home))![1];
  for (const name of ['none', `blog/${draft}`, 'newsletter', 'admin', ''])
    assert.equal((await t.call('GET', `/og/${name}.${hash}.jpg`)).status, 404, name);
  for (const path of ['/og/home.jpg', '/og/home.00000000000g.jpg', '/og/', `/og/home.${hash}.png`])
    assert.equal((await t.call('GET', path)).status, 404, path);
  await assert.rejects(readdir(join(t.deps.config.dataDir, 'cache')), { code: 'ENOENT' });
});

test('a card that cannot be stored is still shown', async (context) => {
  const t = await openApp(context);
  await writeFile(join(t.deps.config.dataDir, 'cache'), 'in the way');
  assert.equal((await t.call('GET', await getCard(t, paths.home))).status, 200);
});

for (const featuredImage of ['/pictures/none.jpg', 'https://elsewhere.example/a.jpg', '/uploads/a.webp']) {
  test(`an article with the picture ${featuredImage} still has a card`, async (context) => {
    const t = await openApp(context);
    const { slug } = await addPost(t.deps.db, { featuredImage });
    assert.equal((await t.call('GET', await getCard(t, paths.article(slug)))).status, 200);
  });
}

for (const [name, title] of [
  ['long', 'word '.repeat(40)],
  ['one unbreakable word', 'Unbreakable'.repeat(20)],
  ['of accented capitals', 'ŐŰÅ '.repeat(40)],
] as const) {
  test(`a title that is ${name} stays within its place`, async (context) => {
    const jpeg = await cardWithTitle(await openApp(context), title);
    assert.ok((await lightShare(jpeg)) > 0.1);
    for (const margin of [
      { left: 0, top: 150, width: 62, height: 480 },
      { left: 0, top: 150, width: 638, height: 26 },
      { left: 638, top: 150, width: 60, height: 480 },
      { left: 0, top: 568, width: 700, height: 62 },
    ])
      assert.equal(await lightShare(jpeg, margin), 0);
  });
}

test('what the font lacks is left out, and may be all of a title', async (context) => {
  const t = await openApp(context);
  const cards = ['日本語 Fő út 😀 \u200b\u0001', 'Fő út', '日本語', '\u202e'].map((title) =>
    cardWithTitle(t, title),
  );
  const [mixed, clean, foreign, control] = await Promise.all(cards);
  assert.ok(mixed!.equals(clean!));
  assert.ok((await lightShare(clean!)) > 0.01);
  assert.equal(await lightShare(foreign!), 0);
  assert.ok(control!.equals(foreign!));
});

test('the font has every character that is drawn, and the Latin letters that it has are drawn', () => {
  const font = openSync(
    createRequire(import.meta.url).resolve(
      '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    ),
  );
  assert.ok('characterSet' in font);
  const inFont = new Set(font.characterSet);
  for (let code = 0x21; code < 0x2_0000; code += 1) {
    const character = String.fromCodePoint(code);
    if (character.normalize('NFC') !== character) continue;
    const isDrawn = drawableText(character) !== '';
    if (isDrawn) assert.ok(inFont.has(code), `draws ${code.toString(16)}`);
    else if (inFont.has(code)) assert.doesNotMatch(character, /[\p{Script=Latin}\p{N}]/u);
  }
});

test('a title is never markup', async (context) => {
  const t = await openApp(context);
  const hostile = '<span size="999999">A</span> &amp; <b';
  const [markup, plain] = await Promise.all([cardWithTitle(t, hostile), cardWithTitle(t, 'A &')]);
  assert.ok(!markup.equals(plain));
  assert.ok((await lightShare(markup)) < 0.3);
});
