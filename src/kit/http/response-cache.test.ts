import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createMetrics } from '#kit/monitor/metrics.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import { until } from '../../../tests/support/until.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './compress.ts';
import { createResponseCache, noCache } from './response-cache.ts';

let now = new Date('2026-11-21T18:00:00.000Z');

const createCache = (limit?: number, maxBytes?: number) =>
  createResponseCache({ clock: () => now, metrics: createMetrics() }, limit, maxBytes);

/** A renderer that counts how often it ran. */
function counting(html: string | null = '<p>page</p>') {
  const render = async () => {
    render.runs += 1;
    return html;
  };
  render.runs = 0;
  return render;
}

test('a page is rendered once, also for simultaneous misses', async () => {
  const cache = createCache();
  const render = counting();
  const [first, second] = await Promise.all([cache.get('/', [], render), cache.get('/', [], render)]);
  assert.equal(render.runs, 1);
  assert.equal(first, second);
  assert.equal(await cache.get('/', [], render), first);
  assert.equal(render.runs, 1);
});

test('a write drops the pages made of what it changes, and no others', async () => {
  const cache = createCache();
  const [ofServices, ofBoth, ofNothing] = [counting(), counting(), counting()];
  const ask = async () => {
    await cache.get('/a', ['services'], ofServices);
    await cache.get('/b', ['posts', 'services'], ofBoth);
    await cache.get('/c', [], ofNothing);
  };
  await ask();
  cache.invalidate('posts');
  await ask();
  assert.deepEqual([ofServices.runs, ofBoth.runs, ofNothing.runs], [1, 2, 1]);
  cache.invalidate('services');
  await ask();
  assert.deepEqual([ofServices.runs, ofBoth.runs, ofNothing.runs], [2, 3, 1]);
});

test('a page whose rendering began before a write is not cached', async () => {
  const cache = createCache();
  const old = Promise.withResolvers<string>();
  const asked = cache.get('/', ['services'], () => old.promise);
  cache.invalidate('services');
  const fresh = await cache.get('/', ['services'], async () => 'new');
  old.resolve('old');
  assert.equal((await asked)?.body.toString(), 'old');
  assert.equal(await cache.get('/', ['services'], async () => 'newer'), fresh);
});

test('a missing page and a failed rendering are not cached, and drop no later response', async () => {
  const cache = createCache();
  const missing = counting(null);
  assert.equal(await cache.get('/', [], missing), null);
  assert.equal(await cache.get('/', [], missing), null);
  assert.equal(missing.runs, 2);

  const failure = Promise.withResolvers<string>();
  const failing = cache.get('/', ['posts'], () => failure.promise);
  cache.invalidate('posts');
  const kept = await cache.get('/', ['posts'], counting());
  failure.reject(new Error('no database'));
  await assert.rejects(failing, { message: 'no database' });
  assert.equal(await cache.get('/', ['posts'], counting()), kept);
});

test('beyond its limit the oldest page gives way', async () => {
  const cache = createCache(2);
  const renders = { a: counting(), b: counting(), c: counting() };
  const ask = (key: keyof typeof renders) => cache.get(key, [], renders[key]);
  await ask('a');
  await ask('b');
  await ask('c');
  await ask('b');
  await ask('a');
  assert.deepEqual([renders.a.runs, renders.b.runs, renders.c.runs], [2, 1, 1]);
});

test('beyond its bytes the oldest pages give way, and one that is longer alone stays', async () => {
  const cache = createCache(100, 10);
  await cache.get('a', [], counting('12345'));
  await cache.get('b', [], counting('12345'));
  assert.equal(cache.size(), 2);
  await cache.get('c', [], counting('12345'));
  assert.equal(cache.size(), 2);
  await cache.get('d', [], counting('1'));
  assert.equal(cache.size(), 2);
  await cache.get('e', [], counting('12345678901234'));
  assert.equal(cache.size(), 1);
});

const decompress = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

/** A page in which a compressor that tries harder finds more. */
const long = Array.from(
  { length: 2000 },
  (_, index) => `<p class="p${index % 97}">é ${index * index}</p>`,
).join('');

const readCompressed = async (page: CachedResponse | null, encoding: Encoding) =>
  (await page!.compressed!(encoding))!;

async function untilSmallest(page: CachedResponse, encoding: Encoding) {
  const quick = await readCompressed(page, encoding);
  return until(
    () => readCompressed(page, encoding),
    (compressed) => compressed !== quick,
  );
}

for (const encoding of ['br', 'zstd', 'gzip'] as const) {
  test(`${encoding} decompresses to the page, quick or smallest, and is then the same for everybody`, async () => {
    const page = (await createCache().get('/', [], counting(long)))!;
    const quick = await readCompressed(page, encoding);
    assert.deepEqual(decompress[encoding](quick), page.body);
    const best = await untilSmallest(page, encoding);
    assert.deepEqual(decompress[encoding](best), page.body);
    assert.ok(best.length < quick.length, `${best.length} after ${quick.length}`);
    assert.equal(await readCompressed(page, encoding), best);
  });
}

test('a page that is unchanged after a write is not compressed again, one that changed is', async () => {
  const cache = createCache();
  const afterWrite = async (html: string) => {
    cache.invalidate('posts');
    const page = (await cache.get('/', ['posts'], counting(html)))!;
    const compressed = page.compressed!('br');
    return { page, isReady: !(compressed instanceof Promise), compressed: (await compressed)! };
  };
  const first = await afterWrite(long);
  const same = await afterWrite(long);
  assert.notEqual(same.page, first.page);
  assert.ok(same.isReady);
  assert.deepEqual(brotliDecompressSync(same.compressed), first.page.body);
  const other = await afterWrite(`${long}!`);
  assert.equal(other.isReady, false);
  assert.equal(brotliDecompressSync(other.compressed).toString(), `${long}!`);
});

test('an unchanged page keeps its compressed bytes through several writes in a row', async () => {
  const cache = createCache();
  const first = await cache.get('/', ['posts'], counting(long));
  await readCompressed(first, 'br');
  cache.invalidate('posts');
  const pending = cache.get('/', ['posts'], counting(long));
  cache.invalidate('posts');
  const last = await cache.get('/', ['posts'], counting(long));
  await pending;
  assert.equal(last!.compressed!('br') instanceof Promise, false);
});

test('a response that is not cached is compressed with little effort', async () => {
  const page = await noCache.get('/', [], counting(long));
  const compressed = await readCompressed(page, 'br');
  assert.deepEqual(brotliDecompressSync(compressed), page!.body);
  const best = await untilSmallest((await createCache().get('/', [], counting(long)))!, 'br');
  assert.ok(compressed.length > best.length);
});

test('a page that was replaced soon after its first request is not compressed well any more', async () => {
  const cache = createCache();
  const replaced = (await cache.get('/', ['posts'], counting(long)))!;
  const quick = await readCompressed(replaced, 'br');
  cache.invalidate('posts');
  await untilSmallest((await cache.get('/', ['posts'], counting(`${long}!`)))!, 'br');
  assert.equal(await readCompressed(replaced, 'br'), quick);
});

test('at midnight in the business’s time zone every page becomes stale, also one that is being made', async () => {
  // A site of another file in this process may have left its own.
  setCompanyTimeZone('America/Los_Angeles');
  const cache = createCache();
  now = new Date('2026-11-22T07:59:59.000Z');
  const made = counting();
  const late = Promise.withResolvers<string>();
  await cache.get('/', ['posts'], made);
  const yesterday = cache.get('/late', [], () => late.promise);
  now = new Date('2026-11-22T08:00:00.000Z');
  await cache.get('/', ['posts'], made);
  assert.equal(made.runs, 2);
  late.resolve('yesterday');
  assert.equal((await yesterday)?.body.toString(), 'yesterday');
  assert.equal((await cache.get('/late', [], counting('today')))?.body.toString(), 'today');
});

test('the same page has the same tag in every process, another page another', async () => {
  const getTag = async (html: string) => (await createCache().get('/', [], counting(html)))?.etag;
  assert.match((await getTag('a')) ?? '', /^W\/"[\w-]+"$/);
  assert.equal(await getTag('a'), await getTag('a'));
  assert.notEqual(await getTag('a'), await getTag('b'));
});

test('in development every request renders anew', async () => {
  const render = counting();
  await noCache.get('/', [], render);
  await noCache.get('/', [], render);
  assert.equal(render.runs, 2);
});
