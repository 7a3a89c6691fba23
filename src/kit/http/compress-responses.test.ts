import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

const unpackings = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, zstd', 'zstd', zstdDecompressSync],
  ['br;q=0.1, gzip;q=0.2', 'gzip', gunzipSync],
] as const;

const long = { content: `<p>${'Press a dry cloth on it. '.repeat(400)}</p>` };

test('lists and records that are not cached are compressed in the encoding that the client prefers', async (context) => {
  const t = await openTestApp(context);
  const { id, slug } = await addPost(t.deps.db, long);
  // Longer than what is compressed at the same time.
  await addPost(t.deps.db, { slug: 'longer', content: `<p>${'Wool felts. '.repeat(8_000)}</p>` });
  const calls = [
    [t.call, `${api.posts}?limit=1`],
    [t.call, `${api.posts}?limit=2`],
    [t.call, api.post(slug)],
    [t.adminCall, adminApi.posts],
    [t.adminCall, adminApi.post(id)],
  ] as const;
  for (const [call, path] of calls) {
    const plain = await call('GET', path);
    assert.equal(plain.headers.get('Content-Encoding'), null, path);
    assert.equal(plain.headers.get('Vary'), 'Accept-Encoding', path);
    const text = await plain.text();
    for (const [header, encoding, unpack] of unpackings) {
      const packed = await call('GET', path, undefined, { 'Accept-Encoding': header });
      assert.equal(packed.status, 200);
      assert.equal(packed.headers.get('Content-Encoding'), encoding, path);
      for (const [name, value] of plain.headers) {
        if (!['content-length', 'x-request-id'].includes(name)) {
          assert.equal(packed.headers.get(name), value, `${name} of ${path}`);
        }
      }
      const body = Buffer.from(await packed.arrayBuffer());
      assert.ok(body.length < text.length / 2, path);
      assert.equal(unpack(body).toString(), text, path);
    }
  }
});

test('what fits into one packet, answers to writes and exports are sent as they are', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, long);
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const categories = await t.call('GET', api.postCategories, undefined, headers);
  assert.equal(categories.headers.get('Content-Encoding'), null);
  assert.deepEqual(await categories.json(), ['Cleaning Tips']);
  const missing = await t.call('GET', api.post('no-such-article'), undefined, headers);
  assert.equal(missing.status, 404);
  assert.equal(missing.headers.get('Content-Encoding'), null);
  assert.match(await missing.text(), /not-found/);
  const created = await t.adminCall('POST', adminApi.posts, { title: 'Blot', ...long }, headers);
  assert.equal(created.status, 201);
  assert.equal(created.headers.get('Content-Encoding'), null);
  const subscribers = await t.adminCall('GET', adminApi.subscribersCsv, undefined, headers);
  assert.equal(subscribers.headers.get('Content-Encoding'), null);
  assert.match(subscribers.headers.get('Content-Type')!, /^text\/csv/);
});

test('the description of the API is compressed and cached like a page', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.call('GET', api.openapi, undefined, { 'Accept-Encoding': 'br' });
  assert.equal(answer.headers.get('Content-Encoding'), 'br');
  assert.equal(answer.headers.get('Vary'), 'Accept-Encoding');
  const tag = answer.headers.get('ETag')!;
  const again = await t.call('GET', api.openapi, undefined, { 'If-None-Match': tag.replace(/^W\//, '') });
  assert.equal(again.status, 304);
});

test('a client that has the response gets 304, whatever encodings it accepts', async (context) => {
  const t = await openTestApp(context);
  for (const path of [api.services, api.posts, api.openapi]) {
    const tag = (await t.call('GET', path)).headers.get('ETag')!;
    for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': tag };
      const again = await t.call('GET', path, undefined, headers);
      assert.equal(again.status, 304, `${path} ${encoding}`);
      assert.equal(again.headers.get('Content-Encoding'), null);
    }
  }
});

test('a form that is refused, and a page in place of one that failed, come packed too', async (context) => {
  const t = await openTestApp(context);
  const headers = { 'Accept-Encoding': 'gzip', 'Content-Type': 'application/x-www-form-urlencoded' };
  const ask = (path: string) =>
    t.app.request(path, { method: 'POST', headers, body: new URLSearchParams({ email: 'no address' }) });
  for (const [path, status] of [
    [paths.newsletter, 422],
    [paths.about, 405],
  ] as const) {
    const answer = await ask(path);
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.get('Content-Encoding'), 'gzip', path);
    assert.equal(answer.headers.get('Vary'), 'Accept-Encoding', path);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store', path);
    assert.match(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString(), /^<!doctype html>/, path);
  }
});
