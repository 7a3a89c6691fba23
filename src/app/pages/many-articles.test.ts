import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { contentLimit } from '#articles/blog/posts.ts';
import { getEngine } from '#kit/db/portable.ts';
import { inEachLanguage, pathIn } from '#kit/language/language.ts';
import { api, files, paths } from '#kit/paths/paths.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

const articles = 10_000;

let t: TestApp;

before(async () => {
  t = await createTestApp();
  await addArticles(t);
});
after(() => t.close());

/** The newest hundred are as long as an article may be, the others have some paragraphs. Every fourth has a Spanish version. */
async function addArticles({ deps: { db } }: TestApp) {
  const excerpt = 'Press a dry cloth on it, and do not rub; then wait for an hour or two. '.repeat(3);
  const { id } = await addPost(db, {
    excerpt,
    content: `<p>${'Blot it dry. '.repeat(150)}</p>`,
    slug: 'article',
  });
  // In parts: Postgres ends a statement that takes five seconds, and a busy machine needs them for all at once.
  const part = 500;
  for (let first = 2; first <= articles; first += part) {
    const last = Math.min(first + part - 1, articles);
    const numbers =
      getEngine(db) === 'postgres'
        ? sql`select generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n`
        : sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)}) select n from numbers`;
    await sql`
      insert into posts (title, slug, excerpt, content, content_hash, reading_minutes, category, featured_image, is_pinned,
        is_published, published_at, search_text, created_at, updated_at)
      select title || ' ' || n, slug || '-' || n, excerpt, content, content_hash, reading_minutes,
        case n % 3 when 0 then 'Pet Care' else category end, '/pictures/window-sill.jpg', case n % 50 when 0 then 1 else 0 end,
        is_published, published_at, search_text || ' ' || n, created_at, updated_at
      from posts, (${numbers}) as numbers where id = ${id}
    `.execute(db);
  }
  const long = `<h2>Tip</h2><p>${'Blot it dry. '.repeat(20)}</p>`;
  await addPost(db, { slug: 'longest', content: long.repeat(contentLimit / long.length), excerpt });
  await sql`
    update posts set content = (select content from posts where slug = 'longest'),
      content_hash = (select content_hash from posts where slug = 'longest')
    where id > ${articles - 100}
  `.execute(db);
  await sql`
    insert into translations (kind, record_id, language, title, slug, summary, is_published, published_at, search_text,
      reading_minutes, content_hash, content)
    select 'posts', id, 'es', title, slug || '-es', excerpt, is_published, published_at, search_text, reading_minutes, content_hash, content
    from posts where id % 4 = 3
  `.execute(db);
  // Postgres does so by itself soon after so many changes; until then each Spanish list takes half a second.
  await sql`analyze`.execute(db);
  t.deps.pages.invalidate('posts');
}

const long = 'article-9999';
const shareCard = async () =>
  /property="og:image" content="[^"]*(\/og\/[^"]*)"/.exec(
    await (await t.call('GET', paths.article(long))).text(),
  )![1]!;

const lists = [
  ...[
    '',
    '?limit=1000',
    '?offset=5000',
    '?offset=9990',
    '?order=pinned',
    '?category=Pet+Care',
    '?search=blot+9',
  ],
  ...[
    '?summary=1',
    '?summary=1&limit=1000',
    '?summary=1&search=e',
    '?summary=1&category=Pet+Care&search=cloth&order=pinned',
  ],
  ...['?language=es', '?language=es&search=blot+9', '?language=es&summary=1&category=Pet+Care&order=pinned'],
].map((query) => api.posts + query);
const pages = [
  ...[
    '',
    '?page=2',
    '?page=200',
    '?category=Pet+Care',
    '?search=cloth',
    '?search=a&category=Pet+Care',
    '?search=zzz',
  ],
].flatMap((query) => inEachLanguage(paths.blog).map((path) => path + query));
const others = [
  ...[api.post(long), paths.article(long), paths.article('article-2'), api.postCategories],
  ...inEachLanguage(paths.home),
  ...inEachLanguage(files.rss),
  pathIn('es', paths.article(`${long}-es`)),
  ...[files.sitemap, files.sitemapPart(0), files.sitemapPart(20), files.robots, api.openapi, api.services],
];

test('no page, list or feed is long, however many articles there are', async () => {
  for (const path of [...lists, ...pages, ...others, await shareCard()]) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200, path);
    const bytes = (await answer.arrayBuffer()).byteLength;
    assert.ok(bytes <= 1_000_000, `${path}: ${bytes} bytes`);
  }
});

test('the parts of the site map have every page and article once', async () => {
  const locations = async (path: string) =>
    [...(await (await t.call('GET', path)).text()).matchAll(/<loc>[^<]*?(\/[^/<][^<]*|\/)<\/loc>/g)].map(
      ([, path]) => new URL(path!, 'http://localhost').pathname,
    );
  const parts = [...new Set(await locations(files.sitemap))].map((path) => path.slice(path.lastIndexOf('/')));
  const all = (await Promise.all(parts.map(locations))).flat();
  const articlePaths = all.filter((path) => path.includes('/blog/'));
  assert.equal(articlePaths.length, articles + 1 + articles / 4);
  assert.equal(new Set(all).size, all.length);
  assert.equal((await t.call('GET', files.sitemapPart(99))).status, 404);
});
