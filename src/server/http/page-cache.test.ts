import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { until } from '../../../tests/support/until.ts';
import type { Encoding } from './compress.ts';
import { type CachedPage, createPageCache, noPageCache } from './page-cache.ts';

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
  const cache = createPageCache();
  const render = counting();
  const [first, second] = await Promise.all([cache.get('/', [], render), cache.get('/', [], render)]);
  assert.equal(render.runs, 1);
  assert.equal(first, second);
  assert.equal(await cache.get('/', [], render), first);
  assert.equal(render.runs, 1);
});

test('a write drops the pages made of what it changes, and no others', async () => {
  const cache = createPageCache();
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

test('a page whose render began before a write is not kept', async () => {
  const cache = createPageCache();
  const old = Promise.withResolvers<string>();
  const asked = cache.get('/', ['services'], () => old.promise);
  cache.invalidate('services');
  const fresh = await cache.get('/', ['services'], async () => 'new');
  old.resolve('old');
  assert.equal((await asked)?.body.toString(), 'old');
  assert.equal(await cache.get('/', ['services'], async () => 'newer'), fresh);
});

test('a missing page and a failed render are not kept, and do not drop what came after them', async () => {
  const cache = createPageCache();
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
  const cache = createPageCache(2);
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
  const cache = createPageCache(100, 10);
  await cache.get('a', [], counting('12345'));
  await cache.get('b', ['posts'], counting('12345'));
  assert.equal(cache.size(), 2);
  cache.invalidate('posts');
  await cache.get('c', [], counting('12345'));
  assert.equal(cache.size(), 2);
  await cache.get('d', [], counting('1'));
  assert.equal(cache.size(), 2);
  await cache.get('e', [], counting('12345678901234'));
  assert.equal(cache.size(), 1);
});

const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

/** A page in which a compressor that tries harder finds more. */
const long = Array.from(
  { length: 2000 },
  (_, index) => `<p class="p${index % 97}">é ${index * index}</p>`,
).join('');

async function untilSmallest(page: CachedPage, encoding: Encoding) {
  const quick = await page.encoded(encoding);
  return until(
    () => page.encoded(encoding),
    (packed) => packed !== quick,
  );
}

for (const encoding of ['br', 'zstd', 'gzip'] as const) {
  test(`${encoding} unpacks to the page, at once and at its smallest, and is then the same for everybody`, async () => {
    const page = (await createPageCache().get('/', [], counting(long)))!;
    const quick = await page.encoded(encoding);
    assert.deepEqual(unpack[encoding](quick), page.body);
    const best = await untilSmallest(page, encoding);
    assert.deepEqual(unpack[encoding](best), page.body);
    assert.ok(best.length < quick.length, `${best.length} after ${quick.length}`);
    assert.equal(await page.encoded(encoding), best);
  });
}

test('a page that comes out the same after a write is not packed again, one that does not is', async () => {
  const cache = createPageCache();
  const packedAfterWrite = async (html: string) => {
    cache.invalidate('posts');
    const page = (await cache.get('/', ['posts'], counting(html)))!;
    const atOnce = page.packed('br');
    return { page, atOnce, packed: await page.encoded('br') };
  };
  const first = await packedAfterWrite(long);
  const same = await packedAfterWrite(long);
  assert.notEqual(same.page, first.page);
  assert.ok(same.atOnce);
  assert.deepEqual(brotliDecompressSync(same.packed), first.page.body);
  const other = await packedAfterWrite(`${long}!`);
  assert.equal(other.atOnce, undefined);
  assert.equal(brotliDecompressSync(other.packed).toString(), `${long}!`);
});

test('a page that is not kept is packed quickly, and only once', async () => {
  const page = (await noPageCache.get('/', [], counting(long)))!;
  const quick = await page.encoded('br');
  assert.deepEqual(brotliDecompressSync(quick), page.body);
  // By then a page that is kept, and takes longer, has its smallest form.
  await untilSmallest((await createPageCache().get('/', [], counting(long + long)))!, 'br');
  assert.equal(await page.encoded('br'), quick);
});

test('the same page has the same tag in every process, another page another', async () => {
  const tagOf = async (html: string) => (await createPageCache().get('/', [], counting(html)))?.etag;
  assert.match((await tagOf('a')) ?? '', /^W\/"[\w-]+"$/);
  assert.equal(await tagOf('a'), await tagOf('a'));
  assert.notEqual(await tagOf('a'), await tagOf('b'));
});

test('in development every request renders anew', async () => {
  const render = counting();
  await noPageCache.get('/', [], render);
  await noPageCache.get('/', [], render);
  assert.equal(render.runs, 2);
});
