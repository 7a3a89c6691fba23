import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';

const getHtml = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

test('built files with a hash in their name may be cached forever, others for a day', async (context) => {
  const t = await openTestApp(context);
  const html = await getHtml(t, paths.calculator);
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
  assert.ok(files.length > 0);
  for (const file of files) {
    const answer = await t.call('GET', file);
    assert.equal(answer.status, 200, file);
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  }
  const [picture] = /\/pictures\/[\w.-]+\.[0-9a-f]{8}-\d+\.\w+/.exec(await getHtml(t, paths.home)) ?? [];
  assert.ok(picture, 'the home page shows a picture');
  const shown = await t.call('GET', picture);
  assert.match(shown.headers.get('Cache-Control') ?? '', /immutable/);
  assert.equal(shown.headers.get('Content-Type'), 'image/avif');
  assert.equal(shown.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  assert.deepEqual(Buffer.from(await shown.arrayBuffer()), readFileSync(`dist/client${picture}`));
  const tag = shown.headers.get('ETag')!;
  assert.equal((await t.call('GET', picture, undefined, { 'If-None-Match': tag })).status, 304);
  const shared = await t.call('GET', picture.replace(/\.[0-9a-f]{8}-\d+\.\w+$/, '.jpg'));
  assert.equal(shared.status, 200);
  assert.equal(shared.headers.get('Cache-Control'), 'public, max-age=86400');
  const icon = await t.call('GET', '/favicon.svg');
  assert.equal(icon.status, 200);
  assert.equal(icon.headers.get('Cache-Control'), 'public, max-age=86400');
});

test('a script is answered in the encoding that the browser prefers, each with a tag of its own', async (context) => {
  const t = await openTestApp(context);
  const [script] = /\/assets\/enhance-[^"]+\.js/.exec(await getHtml(t, paths.home)) ?? [];
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
  const t = await openTestApp(context);
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const whole = readFileSync(`dist/client/${manifest['src/site/styles/site.css']!.file}`, 'utf8');
  const known = getClasses(whole);
  const { render } = t.deps.web.en;
  const fixed = Object.values(render.pages).flatMap(({ path }) => (/^\/[^:]*$/.test(path) ? [path] : []));
  assert.ok(fixed.length > 10);
  for (const path of [...fixed, '/no-such-page']) {
    const html = await getHtml(t, path);
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const given = getClasses(css);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(' '),
    );
    const missing = used.filter((name) => known.has(name) && !given.has(name));
    assert.deepEqual(missing, [], path);
    assert.ok(css.length < whole.length * 0.7, `${path}: ${css.length} of ${whole.length}`);
  }
});

/** The classes that a style sheet has rules for. */
const getClasses = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
      name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string, sign: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
      ),
    ),
  );

test('nothing outside the public part of the build is served', async (context) => {
  const t = await openTestApp(context);
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
