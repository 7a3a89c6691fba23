import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { photoForm, smallJpeg, twoColors } from '../../../../tests/support/pictures.ts';
import { assertNothingKept, kept, rows, send, upload } from './uploads.fixture.ts';

test('a form without a photo gets an error that names the missing field', async (context) => {
  const t = await openTestApp(context);
  const withText = new FormData();
  withText.set('image', 'a text');
  for (const form of [new FormData(), withText, photoForm(await smallJpeg(), { field: 'file' })]) {
    const answer = await send(t, form);
    assert.equal(answer.status, 422);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'image');
  }
  await assertNothingKept(t);
});

test('a body that is no form, or a broken one, has an answer of its own', async (context) => {
  const t = await openTestApp(context);
  const getStatus = async (type: string, body: string) =>
    (await t.app.request(api.upload, { method: 'POST', body, headers: { 'Content-Type': type } })).status;
  assert.equal(await getStatus('application/json', '{}'), 415);
  assert.equal(await getStatus('image/jpeg', 'bytes'), 415);
  assert.equal(await getStatus('multipart/form-data', 'no boundary'), 400);
  assert.equal(await getStatus('multipart/form-data; boundary=x', 'not between boundaries'), 400);
});

test('more than 10 MB are refused, whether or not the size is announced', async (context) => {
  const t = await openTestApp(context);
  const photo = Buffer.concat([await smallJpeg(), Buffer.alloc(10 * 1024 * 1024)]);
  const type = new Response(photoForm(photo)).headers.get('Content-Type')!;
  assert.equal((await send(t, photoForm(photo))).status, 413);
  // Announced: refused before a byte of it is read.
  const announced = { 'Content-Type': type, 'Content-Length': String(11 * 1024 * 1024) };
  const unread = new ReadableStream({ pull: () => assert.fail('the body was read') }, { highWaterMark: 0 });
  const early = await t.app.request(api.upload, {
    method: 'POST',
    body: unread,
    headers: announced,
    duplex: 'half',
  } as RequestInit);
  assert.equal(early.status, 413);
  assert.equal(
    ((await early.json()) as Problem).detail,
    'This photo is larger than 10 MB. Please choose a smaller one.',
  );
  // In pieces: refused as soon as there is too much, wherever it ends.
  let pieces = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pieces += 1;
      assert.ok(pieces < 40, 'reading goes on and on');
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const chunked = {
    method: 'POST',
    body: endless,
    headers: { 'Content-Type': type },
    duplex: 'half',
  } as RequestInit;
  assert.equal((await t.app.request(api.upload, chunked)).status, 413);
  await assertNothingKept(t);
});

test('the same key and photo, in turn or at the same time, are one file; another photo under the key is refused', async (context) => {
  const t = await openTestApp(context);
  const photo = await smallJpeg();
  const first = await upload(t, photo, 'k1');
  assert.equal(await upload(t, photo, 'k1'), first);
  const atOnce = await Promise.all([1, 2, 3].map(() => upload(t, photo, 'k2')));
  assert.equal(new Set(atOnce).size, 1);
  assert.notEqual(atOnce[0], first);
  assert.equal((await kept(t)).length, 2);

  const other = await send(t, photoForm(await twoColors().png().toBuffer()), { 'Idempotency-Key': 'k1' });
  assert.equal(other.status, 422);
  assert.equal(((await other.json()) as Problem).code, 'key-reused');
  assert.equal((await kept(t)).length, 2);
  assert.equal((await rows(t)).length, 2);
});

test('a refused photo does not use its key up', async (context) => {
  const t = await openTestApp(context);
  const refusal = await send(t, photoForm(new TextEncoder().encode('oops')), { 'Idempotency-Key': 'k1' });
  assert.equal(refusal.status, 415);
  await upload(t, await smallJpeg(), 'k1');
});

test('a customer’s photo is shown to administrators only, and to nobody’s cache', async (context) => {
  const t = await openTestApp(context);
  const imageUrl = await upload(t, await smallJpeg());
  const stranger = await t.call('GET', imageUrl);
  assert.equal(stranger.status, 401);
  assert.match(stranger.headers.get('Content-Type') ?? '', /^application\/problem\+json/);
  const answer = await t.adminCall('GET', imageUrl);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('Content-Type'), 'image/webp');
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff');
  assert.match(answer.headers.get('Content-Security-Policy') ?? '', /default-src 'none'.*sandbox/);
});

test('names that are not ours lead nowhere', async (context) => {
  const t = await openTestApp(context);
  for (const name of [
    `${'0'.repeat(32)}.webp`,
    '..%2fsunweave.sqlite',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsunweave.sqlite',
    '.',
    'x.webp',
    `${'0'.repeat(32)}.webp%00.png`,
    `${'0'.repeat(32)}.webp.part`,
  ]) {
    assert.equal((await t.adminCall('GET', `/uploads/${name}`)).status, 404, name);
  }
});

test('an address that sends too many photos has to wait', async (context) => {
  const t = await openTestApp(context);
  for (let sent = 0; sent < 30; sent += 1) assert.equal((await send(t, new FormData())).status, 422);
  const answer = await send(t, new FormData());
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '600');
});
