import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { files, paths, sharePicture } from '#kit/paths/paths.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { addPost } from '../../../tests/support/posts.ts';

const origin = 'https://www.sunweave.example';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp({ config: { publicUrl: origin } });
  context.after(t.close);
  return t;
}

const getText = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

/** Address and time of each entry. */
const findEntries = (xml: string) =>
  new Map(
    [
      ...xml.matchAll(
        /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(?:<image:image>.*?<\/image:image>)?(?:<xhtml:link [^>]*>)*<\/url>/g,
      ),
    ].map(([, address = '', time]) => [address, time]),
  );

test('the sitemap names every page that says it may be indexed, once, and no other', async (context) => {
  const t = await openApp(context);
  const { slug } = await addPost(t.deps.db);
  await addPost(t.deps.db, { slug: 'a-draft', isPublished: 0, publishedAt: null });
  const listed = [...findEntries(await getText(t, files.sitemap)).keys()];
  assert.equal(new Set(listed).size, listed.length);
  for (const address of listed) {
    const html = await getText(t, address.slice(origin.length));
    assert.ok(html.includes(`<link rel="canonical" href="${address}"/>`), address);
    assert.ok(!html.includes('noindex'), address);
  }
  assert.ok(listed.includes(`${origin}${paths.home}`));
  assert.ok(listed.includes(`${origin}${paths.calculator}`));
  assert.ok(listed.includes(`${origin}${paths.article(slug)}`));
  assert.ok(!listed.some((address) => /a-draft|newsletter|admin|\*|:slug/.test(address)), listed.join());
});

test('lastmod is the newest change of what a page is made of, and an article’s own', async (context) => {
  const t = await openApp(context);
  await addService(t.deps.db, { updatedAt: '2026-03-01T00:00:00.000Z' });
  await addService(t.deps.db, { updatedAt: '2026-04-01T00:00:00.000Z', isActive: 0 });
  const { slug } = await addPost(t.deps.db, { createdAt: '2026-02-01T00:00:00.000Z' });
  const entries = findEntries(await getText(t, files.sitemap));
  assert.equal(entries.get(`${origin}${paths.calculator}`), '2026-04-01T00:00:00.000Z');
  assert.equal(entries.get(`${origin}${paths.article(slug)}`), '2026-02-01T00:00:00.000Z');
  assert.equal(entries.get(`${origin}${paths.blog}`), '2026-02-01T00:00:00.000Z');
});

test('an article is listed with its picture, wherever that lies', async (context) => {
  const t = await openApp(context);
  await addPost(t.deps.db, { slug: 'own', featuredImage: sharePicture('couch-clean') });
  await addPost(t.deps.db, { slug: 'foreign', featuredImage: 'https://example.com/a.jpg?b=1&c=2' });
  await addPost(t.deps.db, { slug: 'none' });
  const xml = await getText(t, files.sitemap);
  assert.match(xml, / xmlns:image="http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1">/);
  const pictures = [...xml.matchAll(/<loc>([^<]*)<\/loc>[^\n]*<image:image><image:loc>([^<]*)</g)];
  assert.deepEqual(
    new Map(pictures.map(([, address = '', picture = '']) => [address, picture])),
    new Map([
      [`${origin}/blog/own`, `${origin}/pictures/couch-clean.jpg`],
      [`${origin}/blog/foreign`, 'https://example.com/a.jpg?b=1&amp;c=2'],
    ]),
  );
});

test('robots.txt keeps crawlers from panel and API and names the sitemap', async (context) => {
  const t = await openApp(context);
  const answer = await t.call('GET', files.robots);
  assert.equal(answer.headers.get('Content-Type'), 'text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  for (const line of [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
    assert.ok(lines.includes(line), line);
});

test('the feed has whole articles, newest first, with absolute links and nothing that runs', async (context) => {
  const t = await openApp(context);
  const content =
    '<h2>One</h2><p>Say src="/not-a-tag" &amp; see <a href="/calculator">prices</a> or <a href="#one">above</a>.</p>' +
    '<img src="/pictures/window-sill.jpg" alt="A sill"><script>alert(1)</script>';
  await addPost(t.deps.db, {
    title: 'Fish & Chips <on> the couch',
    content,
    publishedAt: '2026-01-05T18:00:00.000Z',
  });
  const text = 'Before you begin\n\nRead the tag.\n\n• one\n• <b>two';
  await addPost(t.deps.db, {
    slug: 'newer',
    title: 'Newer',
    content: text.replace('<b>', ''),
    publishedAt: '2026-02-05T18:00:00.000Z',
  });
  const answer = await t.call('GET', files.rss);
  assert.equal(answer.headers.get('Content-Type'), 'application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  const [channel = '', newer = '', older = ''] = xml.split('<item>');

  assert.ok(
    channel.includes(`<atom:link href="${origin}${files.rss}" rel="self" type="application/rss+xml"/>`),
  );
  assert.match(newer, /<title>Newer<\/title>/);
  assert.match(newer, /<pubDate>Thu, 05 Feb 2026 18:00:00 GMT<\/pubDate>/);
  assert.ok(
    newer.includes(
      '<![CDATA[<h2>Before you begin</h2>\n<p>Read the tag.</p>\n<ul><li>one</li><li>two</li></ul>]]>',
    ),
    newer,
  );

  assert.ok(older.includes('<title>Fish &amp; Chips &lt;on&gt; the couch</title>'));
  assert.ok(older.includes(`<link>${origin}/blog/how-to-blot</link>`));
  assert.ok(older.includes(`href="${origin}/calculator"`));
  assert.ok(older.includes(`href="${origin}/blog/how-to-blot#one"`));
  assert.ok(older.includes(`<img src="${origin}/pictures/window-sill.jpg"`));
  assert.match(older, /Say src=(?:"|&quot;)\/not-a-tag(?:"|&quot;) &amp; see/);
  assert.ok(!xml.includes('alert(1)'));
  assert.ok(
    (await getText(t, paths.home)).includes(
      `type="application/rss+xml" title="Sunweave Cleaning articles" href="${files.rss}"`,
    ),
  );
});

test('an address in the feed leads where it leads on the page of the article, however it is written', async (context) => {
  const t = await openApp(context);
  const addresses = [
    ['another', `${origin}/blog/another`],
    ['../contact?a=1&amp;b=2', `${origin}/contact?a=1&amp;b=2`],
    ['?x=1', `${origin}/blog/how-to-blot?x=1`],
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['tel:+18185550142', 'tel:+18185550142'],
  ] as const;
  await addPost(t.deps.db, {
    content: addresses.map(([typed]) => `<p><a href="${typed}">x</a></p>`).join(''),
  });
  const xml = await getText(t, files.rss);
  const found = [...xml.matchAll(/<a href="(.*?)">/g)].map(([, address = '']) => address);
  assert.deepEqual(
    found.map((address) => address.replace(/&(?!amp;)/g, '&amp;')),
    addresses.map(([, address]) => address),
  );
});

test('characters that XML cannot hold are left out of the feed', async (context) => {
  const t = await openApp(context);
  await addPost(t.deps.db, { title: 'A\u0008B\uffff', content: '<p>A\uffffB ]]> C</p>' });
  const xml = await getText(t, files.rss);
  assert.ok(xml.includes('<title>AB</title>'));
  assert.ok(xml.includes('<![CDATA[<p>AB ]]&gt; C</p>]]>'));
});

for (const path of [files.sitemap, files.robots, files.rss]) {
  test(`${path} answers HEAD, and 304 to a client that has it`, async (context) => {
    const t = await openApp(context);
    const full = await t.call('GET', path);
    const head = await t.call('HEAD', path);
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('ETag'), full.headers.get('ETag'));
    assert.equal(await head.text(), '');
    const again = await t.call('GET', path, undefined, { 'If-None-Match': full.headers.get('ETag')! });
    assert.equal(again.status, 304);
  });
}

test('sitemap and feed are cached, and invalidated with the articles', async (context) => {
  const t = await openApp(context);
  const before = [await getText(t, files.sitemap), await getText(t, files.rss)];
  const { slug } = await addPost(t.deps.db);
  assert.deepEqual([await getText(t, files.sitemap), await getText(t, files.rss)], before);
  t.deps.pages.invalidate('posts');
  assert.ok((await getText(t, files.sitemap)).includes(paths.article(slug)));
  assert.ok((await getText(t, files.rss)).includes(paths.article(slug)));
});
