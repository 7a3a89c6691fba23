import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, adminPost, api, files, paths } from '#kit/paths/paths.ts';
import { readCookie } from '../../../tests/support/accounts.ts';
import { admin } from '../../../tests/support/admin.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

/** An app, and what its administrator's editor sends. */
async function openEditor(context: TestContext) {
  const t = await createTestApp({ now: '2026-11-21T18:00:00.000Z' });
  context.after(t.close);
  // The first call of the administrator creates the account.
  await t.adminCall('GET', adminApi.posts);
  const cookie = readCookie(await t.call('POST', api.login, admin));
  return {
    t,
    preview: (fields: Record<string, string>, headers = {}) =>
      send(t, fields, { Cookie: cookie, ...headers }),
  };
}

const send = async (t: TestApp, fields: Record<string, string>, headers: Record<string, string>) =>
  t.app.request(adminPost.preview, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

test('a draft is shown on the page that visitors will see, and never cached', async (context) => {
  const { t, preview } = await openEditor(context);
  await addPost(t.deps.db, { slug: 'other', title: 'Another Article' });
  const answer = await preview({
    title: 'Café Spills',
    content: '<h2>First</h2><p>Blot.</p>',
    excerpt: 'In short.',
    category: 'Pet Care',
    featuredImage: 'https://example.com/a.jpg',
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex');
  assert.match(answer.headers.get('Content-Security-Policy') ?? '', /script-src 'self'/);
  const page = await answer.text();
  for (const shown of [
    /<h1[^>]*>Café Spills<\/h1>/,
    /<h2 id="section-first">First<\/h2>/,
    />In short\.</,
    />Pet Care</,
    /src="https:\/\/example\.com\/a\.jpg"/,
    /November 21, 2026/,
    /Another Article/,
  ]) {
    assert.match(page, shown);
  }
  assert.equal((await t.call('GET', paths.article('cafe-spills'))).status, 404);
  assert.doesNotMatch(await (await t.call('GET', files.sitemap)).text(), /cafe-spills/);
});

test('a preview is shown in WebKit too, which calls what opens in a new tab cross-site', async (context) => {
  const { t, preview } = await openEditor(context);
  const fields = { title: 'Café Spills', content: '<p>Blot.</p>' };
  const status = async (headers: Record<string, string>) => (await preview(fields, headers)).status;
  assert.equal(await status({ 'Sec-Fetch-Site': 'cross-site', Origin: t.deps.config.publicUrl }), 200);
  for (const origin of ['https://evil.example', 'null']) {
    assert.equal(await status({ 'Sec-Fetch-Site': 'cross-site', Origin: origin }), 403, origin);
  }
});

test('the Spanish version is shown on its Spanish page', async (context) => {
  const { preview } = await openEditor(context);
  const fields = { title: 'Café derramado', content: '<p>Seque.</p>', category: 'Pet Care', language: 'es' };
  const page = await (await preview(fields)).text();
  assert.match(page, /<html lang="es">/);
  assert.match(page, /<h1[^>]*>Café derramado<\/h1>/);
  assert.match(page, />Mascotas</);
  assert.match(page, /21 de noviembre de 2026/);
});

test('a preview shows what saving would keep: no script, and no other picture than may be saved', async (context) => {
  const { preview } = await openEditor(context);
  const page = await (
    await preview({
      title: '<b>Bold</b>',
      content: '<p onclick="x()">Fine</p><script>alert(1)</script>',
      featuredImage: 'javascript:alert(1)',
    })
  ).text();
  assert.match(page, /<p>Fine<\/p>/);
  assert.match(page, /&lt;b&gt;Bold/);
  assert.doesNotMatch(page, /alert\(1\)|onclick/);
});

test('text is shown in its blocks, and an empty form as an empty article', async (context) => {
  const { preview } = await openEditor(context);
  const text = await (await preview({ content: 'Soap & water\r\n\r\nBlot it.' })).text();
  assert.match(text, /<h2 id="section-soap-water">Soap &amp; water<\/h2><p>Blot it\.<\/p>/);
  const empty = await preview({});
  assert.equal(empty.status, 200);
  assert.match(await empty.text(), /Untitled[\s\S]*Article content is unavailable/);
});

test('the preview of a published post keeps its date and does not relate it to itself', async (context) => {
  const { t, preview } = await openEditor(context);
  const { id } = await addPost(t.deps.db, { slug: 'own', title: 'Its Own Title' });
  const fields = { id: String(id), publishedAt: '2026-01-05T18:00:00.000Z', title: 'New', content: 'a' };
  const page = await (await preview(fields)).text();
  assert.match(page, /January 5, 2026/);
  assert.doesNotMatch(page, /Its Own Title/);
});

test('a preview is for administrators of this site alone', async (context) => {
  const { t, preview } = await openEditor(context);
  const fields = { title: 'Secret', content: 'a' };
  const stranger = await send(t, fields, {});
  assert.equal(stranger.status, 401);
  assert.doesNotMatch(await stranger.text(), /Secret/);
  assert.equal((await preview(fields, { Origin: 'https://evil.example' })).status, 403);
  assert.equal((await preview(fields, { 'Content-Type': 'application/json' })).status, 415);
  assert.equal((await preview({ ...fields, id: 'x' })).status, 422);
  assert.equal((await preview({ ...fields, content: 'x'.repeat(2_000_000) })).status, 413);
});
