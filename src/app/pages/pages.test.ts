import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';

const getHtml = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

for (const path of [paths.home, paths.calculator]) {
  test(`${path} is a page that browsers revalidate each time with its ETag`, async (context) => {
    const t = await openTestApp(context);
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('Content-Type'), 'text/html; charset=utf-8');
    assert.equal(answer.headers.get('Cache-Control'), 'no-cache');
    assert.equal(answer.headers.get('Vary'), 'Accept-Encoding');
    assert.match(answer.headers.get('ETag') ?? '', /^W\/"[\w-]+"$/);
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(answer.headers.get('Set-Cookie'), null);
    const html = await answer.text();
    assert.match(html, /^<!doctype html><html lang="en">/);
    assert.equal(html.match(/<h1[ >]/g)?.length, 1);
    assert.ok(html.includes(`<link rel="canonical" href="${t.deps.config.publicUrl}${path}"/>`));
  });
}

test('a page that the browser still has is answered with 304 and no body', async (context) => {
  const t = await openTestApp(context);
  const etag = (await t.call('GET', paths.home)).headers.get('ETag')!;
  const again = await t.call('GET', paths.home, undefined, { 'If-None-Match': etag });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  assert.equal(again.headers.get('ETag'), etag);
  assert.equal(again.headers.get('Content-Encoding'), null);
  assert.equal((await t.call('GET', paths.home, undefined, { 'If-None-Match': 'W/"other"' })).status, 200);
});

test('a page is answered in the encoding that the browser prefers, with the same tag', async (context) => {
  const t = await openTestApp(context);
  const plain = await t.call('GET', paths.home);
  const body = Buffer.from(await plain.arrayBuffer());
  for (const [header, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await t.call('GET', paths.home, undefined, { 'Accept-Encoding': header });
    assert.equal(answer.headers.get('Content-Encoding'), encoding);
    assert.equal(answer.headers.get('ETag'), plain.headers.get('ETag'));
    assert.deepEqual(unpack(Buffer.from(await answer.arrayBuffer())), body);
  }
});

test('HEAD says what GET would, without the body', async (context) => {
  const t = await openTestApp(context);
  const get = await t.call('GET', paths.home);
  const head = await t.call('HEAD', paths.home);
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  assert.equal(head.headers.get('ETag'), get.headers.get('ETag'));
  assert.equal((await t.call('HEAD', '/no-such-page')).status, 404);
});

test('a page is cached until one of its sources is invalidated', async (context) => {
  const t = await openTestApp(context);
  for (const path of [paths.home, paths.calculator]) await t.call('GET', path);
  await addService(t.deps.db, { title: 'Brand New Sofa', discountedPriceCents: 12_34 });
  assert.ok(!(await getHtml(t, paths.calculator)).includes('Brand New Sofa'));
  assert.ok(!(await getHtml(t, paths.home)).includes('12.34'));
  t.deps.pages.invalidate('services');
  assert.ok((await getHtml(t, paths.calculator)).includes('Brand New Sofa'));
  assert.ok((await getHtml(t, paths.home)).includes('12.34'));
});

test('query keys that a page does not know make no new page', async (context) => {
  const t = await openTestApp(context);
  const first = (await t.call('GET', `${paths.calculator}?utm_source=a`)).headers.get('ETag');
  await addService(t.deps.db, { title: 'Brand New Sofa' });
  for (const query of ['', '?utm_source=b', '?fbclid=1&zip=91501', '?x[]=1']) {
    assert.equal((await t.call('GET', paths.calculator + query)).headers.get('ETag'), first, query);
  }
});

test('a ZIP code is in the form of the page where the link says that no script reads it', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db);
  const getZip = async (query: string) => readPageData(await getHtml(t, paths.calculator + query)).zipCode;
  assert.equal(await getZip('?plain=&zip=+91501+'), '91501');
  assert.equal(await getZip('?plain=&zip=%22%3E'), undefined);
  assert.equal(await getZip('?zip=91501'), undefined);
  assert.equal(await getZip('?plain='), undefined);
});

test('the calculator opens with the services or the category that its link names', async (context) => {
  const t = await openTestApp(context);
  const chair = await addService(t.deps.db, { category: 'chair', title: 'Dining Chair' });
  const mattress = await addService(t.deps.db, { category: 'mattress', title: 'Queen' });
  const inactive = await addService(t.deps.db, { category: 'carpet', isActive: 0 });
  const cases = [
    ['', 'couch', {}, false],
    ['?category=mattress', 'mattress', {}, false],
    ['?category=roof', 'couch', {}, false],
    [`?service=${chair}&category=chair`, 'chair', { [chair]: 1 }, false],
    [`?service=${chair}&category=couch`, 'chair', { [chair]: 1 }, false],
    [`?service=${chair}x3,${mattress}`, 'chair', { [chair]: 3, [mattress]: 1 }, false],
    [`?service=${mattress}x2,${inactive}x4`, 'mattress', { [mattress]: 2 }, true],
    [`?service=${chair}x0`, 'chair', { [chair]: 1 }, false],
    [`?service=${chair}x9999`, 'chair', { [chair]: 50 }, false],
    [`?service=${chair}x9999999`, 'couch', {}, true],
    [`?service=${inactive}&category=carpet`, 'carpet', {}, true],
    ['?service=999', 'couch', {}, true],
    ['?service=abc', 'couch', {}, true],
  ] as const;
  for (const [query, openCategory, linkedCart, isSelectionUnavailable] of cases) {
    const data = readPageData(await getHtml(t, paths.calculator + query));
    assert.deepEqual(
      [data.openCategory, data.linkedCart, data.isSelectionUnavailable],
      [openCategory, linkedCart, isSelectionUnavailable],
      query,
    );
  }
});

test('the first date that the calculator offers changes at midnight in Los Angeles', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-22T07:59:59.000Z' });
  assert.equal(readPageData(await getHtml(t, paths.calculator)).today, '2026-11-21');
  t.setNow('2026-11-22T08:00:00.000Z');
  const html = await getHtml(t, paths.calculator);
  assert.equal(readPageData(html).today, '2026-11-22');
  assert.ok(html.includes('min="2026-11-22"'));
});

test('text of the catalog cannot leave the page’s data or become markup', async (context) => {
  const t = await openTestApp(context);
  const title = '</script><script>alert(1)</script><b>&amp;';
  await addService(t.deps.db, { title, description: title });
  const html = await getHtml(t, paths.calculator);
  assert.ok(!html.includes('<script>alert'));
  assert.ok(!html.includes('<b>'));
  assert.equal((readPageData(html).services as { title: string }[])[0]?.title, title);
});

/** The data for a live page's script. */
function readPageData(html: string): Record<string, unknown> {
  const [, json] = /<script id="data" type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  assert.ok(json, 'the page has data');
  return JSON.parse(json);
}
