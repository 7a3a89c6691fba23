import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '#shared/errors.ts';
import { adminApi, api, files, paths } from '#shared/paths.ts';
import { type AdminPost, adminPostSchema, adminPostSummarySchema, type SlugAnswer } from '#shared/posts.ts';
import { totalCountHeader } from '#shared/total-count.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/articles.ts';
import { insertDraft } from './posts.service.ts';

const now = '2026-11-21T18:00:00.000Z';

const article = { title: 'How to Blot', content: '<p>Press a dry cloth on it.</p>' };

async function create(t: TestApp, body: object = {}): Promise<AdminPost> {
  const answer = await t.adminCall('POST', adminApi.posts, { ...article, ...body });
  assert.equal(answer.status, 201, await answer.clone().text());
  return adminPostSchema.parse(await answer.json());
}

async function change(t: TestApp, id: number, body: object): Promise<AdminPost> {
  const answer = await t.adminCall('PUT', adminApi.post(id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return adminPostSchema.parse(await answer.json());
}

const read = async (t: TestApp, id: number) =>
  adminPostSchema.parse(await (await t.adminCall('GET', adminApi.post(id))).json());

async function list(t: TestApp, query: Record<string, string> = {}) {
  const answer = await t.adminCall('GET', `${adminApi.posts}?${new URLSearchParams(query)}`);
  assert.equal(answer.status, 200);
  const posts = (await answer.json()) as AdminPost[];
  return { posts, slugs: posts.map(({ slug }) => slug), total: answer.headers.get(totalCountHeader) };
}

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

test('what visitors see follows each write at once: page, list, API, sitemap and feed', async (context) => {
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

const stored: [content: string, stored: string][] = [
  ['<p>Fine</p><script>alert(1)</script>', '<p>Fine</p>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<h2>Soap &amp; water</h2>', '<h2>Soap &amp; water</h2>'],
  ['Soap & water\n\npH < 7, I <3 wool, “x <y”', 'Soap & water\n\npH < 7, I <3 wool, “x <y”'],
  ['AT&T\n\n- one\n- two', 'AT&T\n\n- one\n- two'],
];

test('HTML is sanitized before it is stored, text stays as it was typed', async (context) => {
  const t = await openTestApp(context);
  for (const [content, kept] of stored) {
    const { id } = await create(t, { content });
    const row = await t.deps.db
      .selectFrom('posts')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.content, (await read(t, id)).content], [kept, kept], content);
    assert.equal((await change(t, id, { content: kept })).content, kept, 'saved again');
  }
});

test('the signs of a text reach the reader as they were typed', async (context) => {
  const t = await openTestApp(context);
  await create(t, { content: 'Soap & water, pH < 7, I <3 wool, x <y.', isPublished: true });
  const page = await (await t.call('GET', paths.article('how-to-blot'))).text();
  assert.match(page, /<p>Soap &amp; water, pH &lt; 7, I &lt;3 wool, x &lt;y\.<\/p>/);
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

test('the list has drafts too, newest first, with or without content', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'published', isAiWritten: 1 });
  await addPost(t.deps.db, { slug: 'draft', isPublished: 0, publishedAt: null });
  await addPost(t.deps.db, { slug: 'deleted', deletedAt: now });
  const { posts, slugs, total } = await list(t);
  assert.deepEqual([slugs, total], [['draft', 'published'], '2']);
  assert.deepEqual(
    posts.map(({ isAiWritten, publishedAt }) => [isAiWritten, publishedAt]),
    [
      [false, null],
      [true, '2026-01-01T00:00:00.000Z'],
    ],
  );
  adminPostSchema.parse(posts[0]);
  const [summary] = (await list(t, { summary: '1' })).posts;
  adminPostSummarySchema.parse(summary);
  assert.equal('content' in summary!, false);
});

test('the list is narrowed by state and by a search in title and excerpt, also after a change', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { title: 'L’Équipe', slug: 'team' });
  await create(t, { title: '100% cotton', slug: 'cotton', excerpt: 'In short', isPublished: true });
  const searches: [query: Record<string, string>, slugs: string[]][] = [
    [{ search: 'ÉQUIPE' }, ['team']],
    [{ search: '%' }, ['cotton']],
    [{ search: 'in short' }, ['cotton']],
    [{ search: 'dry cloth' }, []],
    [{ status: 'draft' }, ['team']],
    [{ status: 'published' }, ['cotton']],
    [{ status: 'published', search: 'équipe' }, []],
    [{ limit: '1', offset: '1' }, ['team']],
  ];
  for (const [query, slugs] of searches)
    assert.deepEqual((await list(t, query)).slugs, slugs, JSON.stringify(query));
  assert.equal((await list(t, { limit: '1' })).total, '2');
  await change(t, id, { excerpt: 'All of us' });
  assert.deepEqual((await list(t, { search: 'all of us' })).slugs, ['team']);
  assert.deepEqual((await list(t, { search: 'équipe' })).slugs, ['team']);
  for (const wrong of ['status=open', 'limit=-1', `search=${'x'.repeat(201)}`]) {
    assert.equal((await t.adminCall('GET', `${adminApi.posts}?${wrong}`)).status, 422, wrong);
  }
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

test('an article written by a machine is stored as a marked draft', async (context) => {
  const t = await openTestApp(context);
  const id = await t.deps.db
    .transaction()
    .execute((trx) => insertDraft(trx, { ...article, isAiWritten: true }, t.deps.clock()));
  const { isAiWritten, isPublished, publishedAt, slug } = await read(t, id);
  assert.deepEqual([isAiWritten, isPublished, publishedAt, slug], [true, false, null, 'how-to-blot']);
});
