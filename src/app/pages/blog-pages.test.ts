import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlogData } from '#articles/blog/site/blog-data.ts';
import { paths, sharePicture } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

const getHtml = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

/** The data for the page's script; its markup has the same. */
async function openList(t: TestApp, query = ''): Promise<BlogData> {
  const html = await getHtml(t, paths.blog + query);
  const [, json] = /<script id="data" type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  assert.ok(json, 'the page has data');
  const data = JSON.parse(json) as BlogData;
  for (const { slug } of data.posts) assert.ok(html.includes(`href="${paths.article(slug)}"`), slug);
  return data;
}

const getSlugs = ({ posts }: BlogData) => posts.map(({ slug }) => slug);

async function addFour({ deps: { db } }: TestApp) {
  await addPost(db, {
    slug: 'wool',
    title: 'Wool Carpet',
    category: 'Carpet Care',
    publishedAt: '2026-01-01',
  });
  await addPost(db, {
    slug: 'rug',
    excerpt: 'About WOOL rugs',
    category: 'Pet Care',
    publishedAt: '2026-01-02',
  });
  await addPost(db, { slug: 'sofa', title: 'A Sofa', category: ' Carpet Care ', publishedAt: '2026-01-03' });
  await addPost(db, { slug: 'draft', title: 'Wool Draft', isPublished: 0, publishedAt: null });
}

test('search and category in the address narrow the list, also together', async (context) => {
  const t = await openTestApp(context);
  await addFour(t);
  const cases: [query: string, slugs: string[]][] = [
    ['', ['sofa', 'rug', 'wool']],
    ['?search=wOOl', ['rug', 'wool']],
    ['?search=%20wool%20', ['rug', 'wool']],
    ['?category=Carpet+Care', ['sofa', 'wool']],
    ['?category=%20Carpet+Care', ['sofa', 'wool']],
    ['?search=wool&category=Carpet+Care', ['wool']],
    ['?search=&category=', ['sofa', 'rug', 'wool']],
    ['?search=%25', []],
    ['?category=Roofs', []],
  ];
  for (const [query, slugs] of cases) assert.deepEqual(getSlugs(await openList(t, query)), slugs, query);
  assert.deepEqual((await openList(t)).categories, ['Carpet Care', 'Pet Care']);
});

test('the empty text is there only when nothing matches', async (context) => {
  const t = await openTestApp(context);
  const emptyText = 'No blog posts available at this time.';
  assert.ok((await getHtml(t, paths.blog)).includes(emptyText));
  assert.ok((await getHtml(t, paths.home)).includes(emptyText));
  await addPost(t.deps.db);
  t.deps.pages.invalidate('posts');
  assert.ok(!(await getHtml(t, paths.blog)).includes(emptyText));
  assert.ok(!(await getHtml(t, paths.home)).includes(emptyText));
  assert.ok((await getHtml(t, `${paths.blog}?search=zebra`)).includes(emptyText));
});

test('the pinned article comes first where it matches, else the newest', async (context) => {
  const t = await openTestApp(context);
  await addFour(t);
  await addPost(t.deps.db, { slug: 'pin', title: 'Old Wool', isPinned: 1, publishedAt: '2020-01-01' });
  assert.equal(getSlugs(await openList(t))[0], 'pin');
  assert.equal(getSlugs(await openList(t, '?search=rugs'))[0], 'rug');
});

test('many articles fill several pages, and a page beyond the last does not exist', async (context) => {
  const t = await openTestApp(context);
  for (let day = 10; day < 24; day += 1) {
    await addPost(t.deps.db, { slug: `day-${day}`, publishedAt: `2026-01-${day}` });
  }
  const first = await openList(t);
  const second = await openList(t, '?page=2');
  assert.deepEqual([first.posts.length, second.posts.length, second.total], [13, 1, 14]);
  assert.equal(new Set([...getSlugs(first), ...getSlugs(second)]).size, 14);
  for (const page of ['3', '0', '-1', 'x', '1e1']) {
    assert.equal((await t.call('GET', `${paths.blog}?page=${page}`)).status, 404, page);
  }
});

test('a list that was searched for is not indexed, a category and a page are', async (context) => {
  const t = await openTestApp(context);
  await addFour(t);
  const canonical = (path: string) => `<link rel="canonical" href="${t.deps.config.publicUrl}${path}"/>`;
  assert.ok((await getHtml(t, paths.blog)).includes(canonical(paths.blog)));
  const address = `${paths.blog}?category=Carpet+Care`;
  assert.ok((await getHtml(t, address)).includes(canonical(address)));
  assert.ok((await getHtml(t, `${paths.blog}?search=wool`)).includes('content="noindex"'));
});

test('an article has every documented part, its date in Los Angeles', async (context) => {
  const t = await openTestApp(context);
  const { slug } = await addPost(t.deps.db, {
    title: 'Coffee & Cream',
    slug: 'coffee',
    excerpt: 'Blot first.',
    content: '<h2>Lift &amp; blot</h2><p>Now.</p><script>alert(1)</script>',
    category: 'Pet Care',
    featuredImage: sharePicture('window-sill'),
    publishedAt: '2026-01-06T02:00:00.000Z',
  });
  await addPost(t.deps.db, { slug: 'other', title: 'Other' });
  const html = await getHtml(t, paths.article(slug));
  for (const part of [
    'Back to Blog',
    'Pet Care',
    '>Coffee &amp; Cream</h1>',
    'Sunweave Team',
    'January 5, 2026',
    '1 min read',
    '/pictures/window-sill.',
    'Summary',
    'Blot first.',
    '<h2 id="section-lift-blot">Lift &amp; blot</h2>',
    'Need Professional Cleaning Services?',
    'Related Articles',
    'All Articles',
    '<title>Coffee &amp; Cream | Sunweave Cleaning Blog</title>',
    '<meta property="og:type" content="article"/>',
  ]) {
    assert.ok(html.includes(part), part);
  }
  assert.ok(!html.includes('alert(1)'));
  const structured = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) =>
    JSON.parse(json!),
  );
  const posting = structured.find((data) => data['@type'] === 'BlogPosting');
  assert.equal(posting.headline, 'Coffee & Cream');
  assert.equal(posting.datePublished, '2026-01-06T02:00:00.000Z');
  assert.equal(posting.image, `${t.deps.config.publicUrl}${sharePicture('window-sill')}`);
  const trail = structured.find((data) => data['@type'] === 'BreadcrumbList');
  assert.deepEqual(
    trail.itemListElement.map(({ name }: { name: string }) => name),
    ['Home', 'Blog', 'Coffee & Cream'],
  );
});

test('plain text is shown by the block rules, its characters as they were typed', async (context) => {
  const t = await openTestApp(context);
  const content = 'Salt & pepper\n\nTwo things work.\n\n• Water\n• Patience';
  const { slug } = await addPost(t.deps.db, { content });
  const html = await getHtml(t, paths.article(slug));
  assert.ok(html.includes('<h2 id="section-salt-pepper">Salt &amp; pepper</h2><p>Two things work.</p>'));
  assert.ok(html.includes('<ul><li>Water</li><li>Patience</li></ul>'));
});

test('an article without content says so', async (context) => {
  const t = await openTestApp(context);
  const { slug } = await addPost(t.deps.db, { content: '<p> </p>', excerpt: '' });
  const html = await getHtml(t, paths.article(slug));
  assert.ok(html.includes('Article content is unavailable'));
  assert.ok(!html.includes('>Summary<'));
});

test('related articles are at most three others, of the same category first', async (context) => {
  const t = await openTestApp(context);
  await addFour(t);
  await addPost(t.deps.db, { slug: 'new', category: 'Pet Care', publishedAt: '2026-02-01' });
  await addPost(t.deps.db, { slug: 'this', category: 'Carpet Care', publishedAt: '2026-02-02' });
  const [, related = ''] = (await getHtml(t, paths.article('this'))).split('id="related-heading"');
  const slugs = [...related.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => slug);
  assert.deepEqual(slugs, ['sofa', 'wool', 'new']);
});

test('unknown articles and drafts answer 404 with a page of their own', async (context) => {
  const t = await openTestApp(context);
  await addFour(t);
  for (const slug of ['draft', 'no-such-article']) {
    const answer = await t.call('GET', paths.article(slug));
    assert.equal(answer.status, 404);
    const html = await answer.text();
    assert.ok(html.includes('>Article Not Found</h1>'));
    assert.ok(html.includes('The requested article does not exist or has been removed.'));
    assert.ok(html.includes('content="noindex"'));
  }
});

test('a former slug leads to the present one for good', async (context) => {
  const t = await openTestApp(context);
  const { slug } = await addPost(t.deps.db);
  const { id } = await t.deps.db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await t.deps.db.insertInto('formerSlugs').values({ slug: 'blotting', postId: id }).execute();
  const answer = await t.call('GET', paths.article('blotting'));
  assert.equal(answer.status, 301);
  assert.equal(answer.headers.get('Location'), paths.article(slug));
});
