import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createApp } from '#app/app.ts';
import { seedDemo } from '#app/seed/seed.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { noCache } from '#kit/http/response-cache.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { servicePaths } from '../../../tests/support/categories.ts';
import { addPost } from '../../../tests/support/posts.ts';

/** The same site without its page cache: each answer is made anew. */
function uncached({ deps }: TestApp) {
  const app = createApp({ ...deps, pages: noCache });
  return async (path: string) => (await app.request(path)).text();
}

async function openSeeded(context: TestContext) {
  const t = await openTestApp(context);
  const { db, clock } = t.deps;
  await seedDemo(db, clock());
  const serviceId = await addService(db, { title: 'Bean Bag', discountedPriceCents: 7_00 });
  const { slug } = await addPost(db, { title: 'How to Blot', publishedAt: '2026-11-21T00:00:00.000Z' });
  const kept = async (path: string) => (await t.call('GET', path)).text();
  return { t, serviceId, slug, article: paths.article(slug), kept, anew: uncached(t) };
}

const read = async <Value>(answer: Promise<Response>) => (await answer).json() as Promise<Value>;

test('the next response after a change in the panel shows it, cached or rendered again', async (context) => {
  const { t, serviceId, slug, article, kept, anew } = await openSeeded(context);
  const { id: postId } = await t.deps.db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { updatedAt: _time, ...settings } = await read<StoredSettings>(t.adminCall('GET', adminApi.settings));
  const changes = [
    {
      address: adminApi.settings,
      body: { ...settings, phone: '213-555-0177' },
      texts: [settings.phone, '(213) 555-0177'],
      pages: [paths.home, paths.about, paths.contact, paths.calculator, servicePaths.couch, article],
    },
    {
      address: adminApi.service(serviceId),
      body: { title: 'Piano Stool', originalPrice: '6.00', discountedPrice: '6.00', version: 1 },
      texts: ['Bean Bag', 'Piano Stool'],
      pages: [paths.calculator, servicePaths.couch, api.services],
    },
    {
      address: adminApi.service(serviceId),
      body: { originalPrice: '5.00', discountedPrice: '5.00', version: 2 },
      texts: ['$6<', '$5<'],
      pages: [paths.home],
    },
    {
      address: adminApi.post(postId),
      body: { title: 'How to Dab', content: '<p>Dab with it.</p>', version: 1 },
      texts: ['How to Blot', 'How to Dab'],
      pages: [paths.home, paths.blog, article],
    },
  ];
  for (const { address, body, texts, pages } of changes) {
    const [before = '', after = ''] = texts;
    const shown = async () => {
      for (const page of pages) {
        for (const [way, ask] of Object.entries({ kept, anew })) {
          const text = await ask(page);
          assert.deepEqual(
            [text.includes(before), text.includes(after)],
            expected,
            `${way} ${page}: ${after}`,
          );
        }
      }
    };
    let expected = [true, false];
    await shown();
    const answer = await t.adminCall('PUT', address, body);
    assert.equal(answer.status, 200, await answer.text());
    expected = [false, true];
    await shown();
  }
});

test('the next rendered response shows what another process wrote', async (context) => {
  const { t, article, slug, anew } = await openSeeded(context);
  const { db } = t.deps;
  const shows = async (page: string, text: string) =>
    assert.ok((await anew(page)).includes(text), `${page}: ${text}`);
  await shows(article, 'Press a dry cloth on it.');
  await db.updateTable('posts').set({ content: '<p>Lay it flat.</p>' }).where('slug', '=', slug).execute();
  await shows(article, 'Lay it flat.');
  await db
    .updateTable('posts')
    .set({ deletedAt: '2026-11-21T18:00:00.000Z' })
    .where('slug', '=', slug)
    .execute();
  await shows(article, 'noindex');
  await db.updateTable('posts').set({ deletedAt: null }).where('slug', '=', slug).execute();
  await shows(article, 'Lay it flat.');
  await db.updateTable('services').set({ isActive: 0 }).where('category', '=', 'couch').execute();
  await shows(servicePaths.couch, 'No couch cleaning services available');
  await db.updateTable('settings').set({ content: '{"radiusMiles":77}' }).execute();
  await shows(paths.home, '77 mile radius');
});

test('the token in a form is as new as the answer', async (context) => {
  const { t, anew } = await openSeeded(context);
  const getToken = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1];
  const first = getToken(await anew(paths.contact));
  t.setNow('2026-11-21T18:00:07.000Z');
  const next = getToken(await anew(paths.contact));
  assert.ok(first && next);
  assert.notEqual(next, first);
});

test('a write that leaves the data of a page as it was leaves the page as it is', async (context) => {
  const { t, kept } = await openSeeded(context);
  const before = await kept(paths.home);
  t.setNow(new Date(t.deps.clock().getTime() + 60_000).toISOString());
  await t.adminCall('POST', adminApi.posts, { title: 'A draft', content: '<p>Not yet.</p>' });
  assert.equal(await kept(paths.home), before);
  await t.adminCall('POST', adminApi.posts, { title: 'News', content: '<p>Now.</p>', isPublished: true });
  assert.match(await kept(paths.home), /News/);
});
