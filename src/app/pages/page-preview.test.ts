import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Category } from '#company/categories/categories.ts';
import { adminApi, adminPage, api, files, paths } from '#kit/paths/paths.ts';
import { readCookie } from '../../../tests/support/accounts.ts';
import { admin } from '../../../tests/support/admin.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';

async function openEditor(context: TestContext) {
  const t = await openTestApp(context);
  const categories = (await (await t.adminCall('GET', adminApi.categories)).json()) as Category[];
  const couch = categories[0]!;
  const cookie = readCookie(await t.call('POST', api.login, admin));
  const preview = (fields: Record<string, string>, headers: Record<string, string> = { Cookie: cookie }) =>
    t.app.request(adminPage.preview, {
      method: 'POST',
      body: new URLSearchParams({ id: String(couch.id), language: 'en', page: '{}', ...fields }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { t, couch, preview };
}

test('unsaved texts are shown on the page itself, for staff alone, in a frame of the panel alone', async (context) => {
  const { t, couch, preview } = await openEditor(context);
  await addService(t.deps.db, { title: 'Loveseat' });
  const hero = {
    eyebrow: '',
    heading: '<script>alert(1)</script>',
    text: 'Dry in {dryIn}[, {slogan2} no].',
    button: '',
  };
  const points = [
    { heading: 'Ours', points: [{ title: 'A', text: 'One.\n\nTwo.' }], look: 'story' },
    { heading: 'Elsewhere', city: 'Phoenix', points: [{ title: 'B' }] },
  ];
  const answer = await preview({ page: JSON.stringify({ hero, points }) });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex');
  assert.equal(answer.headers.get('X-Frame-Options'), 'SAMEORIGIN');
  assert.match(answer.headers.get('Content-Security-Policy')!, /frame-ancestors 'self'/);
  const page = await answer.text();
  assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h1>/);
  assert.match(page, /Dry in 2 to 6 hours\[, \{slogan2\} no\]\./);
  assert.match(page, /<h3[^>]*>A<\/h3><p[^>]*>One\.<\/p><p[^>]*>Two\.<\/p>/);
  assert.match(page, /Loveseat/);
  assert.match(page, /See what it costs/);
  assert.doesNotMatch(page, /Elsewhere|What the letter on the tag means/);
  const spanish = await (await preview({ language: 'es' })).text();
  assert.match(spanish, /<html lang="es">[\s\S]*Limpieza de sofás con precio claro<\/h1>/);

  const published = await (await t.call('GET', paths.service(couch.pageSlug))).text();
  assert.match(published, /Couch cleaning, cushion by cushion/);
  assert.equal((await preview({}, {})).status, 401);
  const off = await t.adminCall('PATCH', adminApi.category(couch.id), { isActive: false });
  assert.equal(off.status, 200);
  assert.match(await (await preview({})).text(), /Couch Cleaning with a clear price/);
  assert.equal((await t.call('GET', paths.service(couch.pageSlug))).status, 404);
});

test('a preview with wrong texts says what is wrong, and one of no category is not found', async (context) => {
  const { t, preview } = await openEditor(context);
  const wrong = await preview({ page: JSON.stringify({ hero: { heading: '' } }) });
  assert.equal(wrong.status, 422);
  assert.match(wrong.headers.get('Content-Type')!, /html/);
  assert.equal((await preview({ page: '{' })).status, 400);
  assert.equal((await preview({ id: '999' })).status, 404);
  assert.equal((await preview({ language: 'de' })).status, 422);
  assert.equal((await t.call('GET', files.sitemap)).status, 200);
});
