import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachLanguage, languageOfPath, pathIn, siteLanguages } from '#kit/language/language.ts';
import { files, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addPost, addSpanishVersion } from '../../../tests/support/posts.ts';

const spanish = (path: string) => pathIn('es', path);
/** Those of further languages, which have no articles here. */
const otherBlogs = siteLanguages
  .filter((language) => language !== 'en' && language !== 'es')
  .map((language) => pathIn(language, paths.blog));

async function getText(t: TestApp, path: string): Promise<string> {
  const answer = await t.call('GET', path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}

/** Three articles, of which one has a Spanish version and one a Spanish draft. */
async function openBlog(context: Parameters<typeof openTestApp>[0]) {
  const t = await openTestApp(context);
  const both = await addPost(t.deps.db, { title: 'How to Blot', category: 'Carpet Care' });
  await addSpanishVersion(t.deps.db, both.id, { publishedAt: '2026-02-01T18:00:00.000Z' });
  const draft = await addPost(t.deps.db, { title: 'Old Rings', slug: 'old-rings' });
  await addSpanishVersion(t.deps.db, draft.id, { slug: 'aros', title: 'Aros viejos', isPublished: 0 });
  await addPost(t.deps.db, { title: 'Velvet', slug: 'velvet' });
  return t;
}

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]+)"\/>/g)].map(
    ([, language, path]) => `${language} ${path}`,
  );
const switches = (html: string) => [
  ...new Set([...html.matchAll(/<a href="([^"]+)"(?: hrefLang="\w+")? lang="/g)].map(([, path]) => path)),
];

test('the Spanish blog and home show the articles that have a Spanish version, and say how many more there are', async (context) => {
  const t = await openBlog(context);
  for (const path of [paths.blog, paths.home]) {
    const html = await getText(t, spanish(path));
    assert.ok(html.includes('Cómo secar una mancha'), path);
    assert.ok(html.includes('Cuidado de alfombras'), path);
    assert.ok(html.includes('1 de febrero de 2026'), path);
    assert.ok(html.includes('href="/es/blog/como-secar-una-mancha"'), path);
    for (const other of ['How to Blot', 'Old Rings', 'Aros viejos', 'Velvet'])
      assert.ok(!html.includes(other), other);
  }
  assert.match(
    await getText(t, spanish(paths.blog)),
    /<a href="\/blog" hrefLang="en"[^>]*>Hay 2 artículos más, en inglés</,
  );
  assert.ok(!(await getText(t, paths.blog)).includes('Cómo secar'));
  assert.match(await getText(t, `${spanish(paths.blog)}?search=frote`), /Cómo secar una mancha/);
  assert.doesNotMatch(await getText(t, `${spanish(paths.blog)}?search=blot`), /Cómo secar una mancha/);
});

test('a version is a page in Spanish that names the English one, and is named by it', async (context) => {
  const t = await openBlog(context);
  const pages = { en: paths.article('how-to-blot'), es: spanish(paths.article('como-secar-una-mancha')) };
  const html = await getText(t, pages.es);
  assert.match(html, /<html lang="es">/);
  assert.match(html, /<h1[^>]*>Cómo secar una mancha<\/h1>/);
  assert.match(html, /<p>Presione con un paño seco\.<\/p>/);
  assert.match(html, /"inLanguage":"es-US"/);
  assert.match(html, /"articleSection":"Cuidado de alfombras"/);
  assert.match(html, /"datePublished":"2026-02-01T18:00:00.000Z"/);
  assert.match(html, /<meta property="article:section" content="Cuidado de alfombras"\/>/);
  const named = [`en ${pages.en}`, `es ${pages.es}`, `x-default ${pages.en}`];
  assert.deepEqual(alternates(html), named);
  assert.deepEqual(alternates(await getText(t, pages.en)), named);
  assert.deepEqual(switches(html), [pages.en, ...otherBlogs]);
  assert.deepEqual(switches(await getText(t, pages.en)), [pages.es, ...otherBlogs]);
});

test('an article without a Spanish version names none, and its switch leads to the Spanish blog', async (context) => {
  const t = await openBlog(context);
  for (const slug of ['old-rings', 'velvet']) {
    const html = await getText(t, paths.article(slug));
    assert.deepEqual(alternates(html), []);
    assert.deepEqual(switches(html), [spanish(paths.blog), ...otherBlogs]);
    const answer = await t.call('GET', spanish(paths.article(slug)));
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /No encontramos el artículo/);
  }
  assert.equal((await t.call('GET', spanish(paths.article('aros')))).status, 404);
});

test('only the first page of all articles is the same in both languages, where both have some', async (context) => {
  const t = await openBlog(context);
  for (let number = 1; number <= 14; number += 1) await addPost(t.deps.db, { slug: `tip-${number}` });
  assert.equal(alternates(await getText(t, paths.blog)).length, 3);
  assert.equal(alternates(await getText(t, spanish(paths.blog))).length, 3);
  for (const query of ['?page=2', '?category=Cleaning+Tips']) {
    const html = await getText(t, paths.blog + query);
    assert.deepEqual(alternates(html), []);
    assert.deepEqual(switches(html), [spanish(paths.blog), ...otherBlogs]);
  }
  await t.deps.db.deleteFrom('translations').execute();
  t.deps.pages.invalidate('posts');
  assert.deepEqual(alternates(await getText(t, paths.blog)), []);
  const empty = await getText(t, spanish(paths.blog));
  assert.match(empty, /Por ahora no hay artículos/);
  assert.match(empty, /Hay 17 artículos más, en inglés/);
  assert.match(empty, /content="noindex"/);
});

test('related articles are in the language of the page', async (context) => {
  const t = await openBlog(context);
  const { id } = await addPost(t.deps.db, { title: 'Feathers', slug: 'feathers' });
  await addSpanishVersion(t.deps.db, id, { title: 'Plumas', slug: 'plumas' });
  const [, related = ''] = (await getText(t, spanish(paths.article('plumas')))).split('id="related-heading"');
  assert.ok(related.includes('Cómo secar una mancha'));
  assert.ok(!related.includes('Velvet'));
});

test('the Spanish feed has the Spanish versions, with items of their own', async (context) => {
  const t = await openBlog(context);
  const xml = await getText(t, spanish(files.rss));
  const origin = t.deps.config.publicUrl;
  assert.match(xml, /<title>Blog de Sunweave Cleaning<\/title>/);
  assert.match(xml, /<language>es-us<\/language>/);
  assert.ok(xml.includes(`<link>${origin}/es/blog</link>`));
  assert.deepEqual(
    [...xml.matchAll(/<item>\n<title>([^<]*)<\/title>\n<link>([^<]*)<\/link>/g)].map(([, ...found]) => found),
    [['Cómo secar una mancha', `${origin}/es/blog/como-secar-una-mancha`]],
  );
  assert.match(xml, /<category>Cuidado de alfombras<\/category>/);
  const guids = (feed: string) => [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid]) => guid!);
  const english = await getText(t, files.rss);
  assert.equal(guids(english).length, 3);
  assert.ok(!guids(english).includes(guids(xml)[0]!));
  for (const [page, feed] of [
    [spanish(paths.home), spanish(files.rss)],
    [paths.home, files.rss],
  ])
    assert.match(
      await getText(t, page!),
      new RegExp(`type="application/rss\\+xml" title="[^"]*" href="${feed}"`),
    );
});

test('the site map has the versions, and which page is the other’s', async (context) => {
  const t = await openBlog(context);
  const origin = t.deps.config.publicUrl;
  const xml = await getText(t, files.sitemap);
  const getVersions = (path: string) => {
    const [, entry = ''] = xml.split(`<loc>${origin}${path}</loc>`);
    const links = entry.split('</url>')[0]!.matchAll(/hreflang="(\w+)" href="([^"]*)"/g);
    return [...links].map(([, language, url]) => `${language} ${url!.slice(origin.length)}`);
  };
  const article = ['/blog/how-to-blot', '/es/blog/como-secar-una-mancha'];
  for (const versions of [article, ['/blog', '/es/blog'], inEachLanguage('/'), inEachLanguage('/contact')]) {
    const named = versions.map((path) => `${languageOfPath(path)} ${path}`);
    for (const path of versions) assert.deepEqual(getVersions(path).sort(), named);
  }
  assert.deepEqual(getVersions('/blog/velvet'), []);
  assert.ok(!xml.includes('aros'));
});

test('a version has a share card with its own title', async (context) => {
  const t = await openBlog(context);
  const html = await getText(t, spanish(paths.article('como-secar-una-mancha')));
  const [, card] = /property="og:image" content="[^"]*(\/og\/es\/blog\/como-secar-una-mancha\.[^"]*)"/.exec(
    html,
  )!;
  const answer = await t.call('GET', card!);
  assert.deepEqual([answer.status, answer.headers.get('Content-Type')], [200, 'image/jpeg']);
});
