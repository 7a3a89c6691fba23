import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { adminPaths, health, paths } from '#shared/paths.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalogue.ts';

async function openApp(
  context: TestContext,
  options?: Parameters<typeof createTestApp>[0],
): Promise<TestApp> {
  const t = await createTestApp(options);
  context.after(t.close);
  return t;
}

const htmlOf = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

for (const path of [paths.home, paths.calculator]) {
  test(`${path} is a page that browsers ask for again each time, and that may be kept with its tag`, async (context) => {
    const t = await openApp(context);
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

for (const path of [paths.home, paths.calculator, '/no-such-page', adminPaths.dashboard]) {
  test(`${path} needs nothing inline that its policy does not name by hash`, async (context) => {
    const t = await openApp(context);
    const answer = await t.call('GET', path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const html = await answer.text();
    assert.ok(!policy.includes('unsafe'), policy);
    assert.match(policy, /(^|; )default-src 'none'(;|$)/);
    assert.match(policy, /(^|; )script-src 'self'(;|$)/);

    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    assert.ok(scripts.length > 0);
    for (const [, attributes = '', text = ''] of scripts) {
      const isData = /type="application\/(ld\+)?json"/.test(attributes);
      assert.ok(isData || (/\ssrc="\/[^/]/.test(attributes) && text === ''), `a script with ${attributes}`);
    }
    for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      assert.ok(policy.includes(`'sha256-${createHash('sha256').update(css).digest('base64')}'`));
    }
    assert.doesNotMatch(html, /<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('a page that the browser still has is answered with 304 and no body', async (context) => {
  const t = await openApp(context);
  const etag = (await t.call('GET', paths.home)).headers.get('ETag')!;
  const again = await t.call('GET', paths.home, undefined, { 'If-None-Match': etag });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  assert.equal(again.headers.get('ETag'), etag);
  assert.equal(again.headers.get('Content-Encoding'), null);
  assert.equal((await t.call('GET', paths.home, undefined, { 'If-None-Match': 'W/"other"' })).status, 200);
});

test('a page is answered in the encoding that the browser prefers, with the same tag', async (context) => {
  const t = await openApp(context);
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
  const t = await openApp(context);
  const get = await t.call('GET', paths.home);
  const head = await t.call('HEAD', paths.home);
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  assert.equal(head.headers.get('ETag'), get.headers.get('ETag'));
  assert.equal((await t.call('HEAD', '/no-such-page')).status, 404);
});

test('a page is kept until somebody says that what it is made of has changed', async (context) => {
  const t = await openApp(context);
  for (const path of [paths.home, paths.calculator]) await t.call('GET', path);
  await addService(t.deps.db, { title: 'Brand New Sofa', discountedPriceCents: 12_34 });
  assert.ok(!(await htmlOf(t, paths.calculator)).includes('Brand New Sofa'));
  assert.ok(!(await htmlOf(t, paths.home)).includes('12.34'));
  t.deps.pages.forget('services');
  assert.ok((await htmlOf(t, paths.calculator)).includes('Brand New Sofa'));
  assert.ok((await htmlOf(t, paths.home)).includes('12.34'));
});

test('query keys that a page does not know make no new page', async (context) => {
  const t = await openApp(context);
  const first = (await t.call('GET', `${paths.calculator}?utm_source=a`)).headers.get('ETag');
  await addService(t.deps.db, { title: 'Brand New Sofa' });
  for (const query of ['', '?utm_source=b', '?fbclid=1&zip=91501', '?x[]=1']) {
    assert.equal((await t.call('GET', paths.calculator + query)).headers.get('ETag'), first, query);
  }
});

test('the calculator opens with the service or the category that its link names', async (context) => {
  const t = await openApp(context);
  const chair = await addService(t.deps.db, { category: 'chair', title: 'Dining Chair' });
  const inactive = await addService(t.deps.db, { category: 'carpet', isActive: 0 });
  const cases = [
    ['', 'couch', null, false],
    ['?category=mattress', 'mattress', null, false],
    ['?category=roof', 'couch', null, false],
    [`?service=${chair}&category=chair`, 'chair', chair, false],
    [`?service=${chair}&category=couch`, 'chair', chair, false],
    [`?service=${inactive}&category=carpet`, 'carpet', null, true],
    ['?service=999', 'couch', null, true],
    ['?service=abc', 'couch', null, true],
  ] as const;
  for (const [query, openCategory, selectedServiceId, isSelectionUnavailable] of cases) {
    const data = dataOf(await htmlOf(t, paths.calculator + query));
    assert.deepEqual(
      [data.openCategory, data.selectedServiceId, data.isSelectionUnavailable],
      [openCategory, selectedServiceId, isSelectionUnavailable],
      query,
    );
  }
});

test('the first date that the calculator offers changes at midnight in Los Angeles', async (context) => {
  const t = await openApp(context, { now: '2026-11-22T07:59:59.000Z' });
  assert.equal(dataOf(await htmlOf(t, paths.calculator)).today, '2026-11-21');
  t.setNow('2026-11-22T08:00:00.000Z');
  const html = await htmlOf(t, paths.calculator);
  assert.equal(dataOf(html).today, '2026-11-22');
  assert.ok(html.includes('min="2026-11-22"'));
});

test('text of the catalogue cannot leave the page’s data or become markup', async (context) => {
  const t = await openApp(context);
  const title = '</script><script>alert(1)</script><b>&amp;';
  await addService(t.deps.db, { title, description: title });
  const html = await htmlOf(t, paths.calculator);
  assert.ok(!html.includes('<script>alert'));
  assert.ok(!html.includes('<b>'));
  assert.equal((dataOf(html).services as { title: string }[])[0]?.title, title);
});

test('an address without a page is answered with 404, the documented title and ways to go on', async (context) => {
  const t = await openApp(context);
  for (const path of ['/no-such-page', '/calculator/deeper', '/assets/gone.js', '/%E0%A4%A', '/index.php']) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    const html = await answer.text();
    assert.ok(html.includes('404 Page Not Found'));
    assert.ok(html.includes('Did you forget to add the page to the router?'));
    assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
    assert.ok(html.includes(`href="${paths.calculator}"`));
  }
});

test('an API address that does not exist is answered with problem+json', async (context) => {
  const t = await openApp(context);
  const answer = await t.call('GET', '/api/no-such-call');
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
  assert.equal(((await answer.json()) as { code: string }).code, 'not-found');
});

test('while the database is gone, pages that are kept still answer, and others say how to reach us', async (context) => {
  const t = await openApp(context);
  await t.call('GET', paths.home);
  await t.deps.db.destroy();
  assert.equal((await t.call('GET', paths.home)).status, 200);
  const failed = await t.call('GET', paths.calculator);
  assert.equal(failed.status, 500);
  assert.equal(failed.headers.get('Cache-Control'), 'no-store');
  const html = await failed.text();
  assert.match(html, /href="tel:\+1\d{10}"/);
  assert.ok(!/destroyed|driver|\bat .*\.ts/.test(html));
  assert.equal((await t.call('GET', health.live)).status, 200);
  const ready = await t.call('GET', health.ready);
  assert.equal(ready.status, 503);
  assert.ok(ready.headers.get('Retry-After'));
});

test('a page that failed is tried again', async (context) => {
  const t = await openApp(context);
  await t.deps.db.schema.alterTable('services').renameTo('away').execute();
  assert.equal((await t.call('GET', paths.calculator)).status, 500);
  await t.deps.db.schema.alterTable('away').renameTo('services').execute();
  assert.equal((await t.call('GET', paths.calculator)).status, 200);
});

test('the panel’s document is the same under every admin address, and neither indexed nor stored', async (context) => {
  const t = await openApp(context);
  const first = await htmlOf(t, adminPaths.dashboard);
  for (const path of [adminPaths.dashboard, adminPaths.requests, '/admin/no/such/screen']) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex');
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    assert.equal(await answer.text(), first);
  }
  assert.equal((await t.call('GET', '/administrator')).status, 404);
});

test('every answer carries the security headers, over https also the one that keeps to https', async (context) => {
  const http = await openApp(context);
  const https = await openApp(context, { config: { publicUrl: 'https://www.example.com', isHttps: true } });
  for (const path of [paths.home, '/api/services', '/no-such-page', '/api/no-such-call', health.live]) {
    const headers = (await http.call('GET', path)).headers;
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path);
    assert.equal(headers.get('X-Frame-Options'), 'DENY', path);
    assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin', path);
    assert.equal(headers.get('Strict-Transport-Security'), null, path);
    assert.ok((await https.call('GET', path)).headers.get('Strict-Transport-Security'), path);
  }
});

test('files of the build whose names carry their hash are kept for ever, others for a day', async (context) => {
  const t = await openApp(context);
  const html = await htmlOf(t, paths.calculator);
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
  assert.ok(files.length > 0);
  for (const file of files) {
    const answer = await t.call('GET', file);
    assert.equal(answer.status, 200, file);
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  }
  const [picture] = /\/pictures\/[\w.-]+\.[0-9a-f]{8}-\d+\.\w+/.exec(await htmlOf(t, paths.home)) ?? [];
  assert.ok(picture, 'the home page shows a picture');
  assert.match((await t.call('GET', picture)).headers.get('Cache-Control') ?? '', /immutable/);
  const icon = await t.call('GET', '/favicon.svg');
  assert.equal(icon.status, 200);
  assert.equal(icon.headers.get('Cache-Control'), 'public, max-age=86400');
});

test('a script is answered in the encoding that the browser prefers, each with a tag of its own', async (context) => {
  const t = await openApp(context);
  const [script] = /\/assets\/enhance-[^"]+\.js/.exec(await htmlOf(t, paths.home)) ?? [];
  assert.ok(script);
  const ask = (headers: Record<string, string>) => t.call('GET', script, undefined, headers);
  const plain = await ask({});
  const body = Buffer.from(await plain.arrayBuffer());
  assert.equal(plain.headers.get('Content-Encoding'), null);
  const tags = new Set([plain.headers.get('ETag')]);
  for (const [header, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['br;q=0.1, gzip;q=0.2', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask({ 'Accept-Encoding': header });
    assert.equal(packed.headers.get('Content-Encoding'), encoding);
    assert.equal(packed.headers.get('Vary'), 'Accept-Encoding');
    assert.match(packed.headers.get('Content-Type') ?? '', /^text\/javascript/);
    assert.deepEqual(unpack(Buffer.from(await packed.arrayBuffer())), body);
    const tag = packed.headers.get('ETag')!;
    tags.add(tag);
    const again = await ask({ 'Accept-Encoding': header, 'If-None-Match': tag });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
  }
  assert.equal(tags.size, 4);
});

test('every page has the styles of all that is on it, and not those of other pages', async (context) => {
  const t = await openApp(context);
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const whole = readFileSync(`dist/client/${manifest['src/web/styles/site.css']!.file}`, 'utf8');
  const known = classesOf(whole);
  const { render } = t.deps.web;
  const fixed = Object.values(render.pages).flatMap(({ path }) => (/^\/[^:]*$/.test(path) ? [path] : []));
  assert.ok(fixed.length > 10);
  for (const path of [...fixed, '/no-such-page']) {
    const html = await htmlOf(t, path);
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const given = classesOf(css);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(' '),
    );
    const missing = used.filter((name) => known.has(name) && !given.has(name));
    assert.deepEqual(missing, [], path);
    assert.ok(css.length < whole.length * 0.7, `${path}: ${css.length} of ${whole.length}`);
  }
});

/** The classes that a style sheet has rules for. */
const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
      name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string, sign: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
      ),
    ),
  );

test('nothing outside the public part of the build is served', async (context) => {
  const t = await openApp(context);
  for (const path of [
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f..%2fserver/render.js',
    '/assets/%2e%2e/%2e%2e/server/render.js',
    '/package.json',
    '/assets/',
    '/pictures/',
  ]) {
    assert.equal((await t.call('GET', path)).status, 404, path);
  }
});

test('the rules for prefetching are served with the type that browsers ask for', async (context) => {
  const t = await openApp(context);
  const page = await t.call('GET', paths.home);
  const address = JSON.parse(page.headers.get('Speculation-Rules') ?? '') as string;
  const rules = await t.call('GET', address);
  assert.equal(rules.headers.get('Content-Type'), 'application/speculationrules+json');
  const { prerender, prefetch } = (await rules.json()) as Record<string, unknown[]>;
  assert.equal(prerender?.length, 1);
  assert.equal(prefetch?.length, 1);
  // A live page that was made ready early would show an older cart; an administrator's page is nobody's to guess.
  for (const path of ['/calculator', '/contact', '/blog', '(admin|api|uploads|newsletter)']) {
    assert.ok(
      JSON.stringify(prerender).includes(`{"not":{"href_matches":"/${path.replace(/^\//, '')}`),
      path,
    );
  }
});

/** What a live page gives its script. */
function dataOf(html: string): Record<string, unknown> {
  const [, json] = /<script id="data" type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  assert.ok(json, 'the page has data');
  return JSON.parse(json);
}
