import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Problem } from '#shared/errors.ts';
import { api } from '#shared/paths.ts';
import type { UploadAnswer } from '#shared/uploads.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg, twoColours } from '../../../../tests/support/pictures.ts';
import { sweepUploads } from './uploads.service.ts';

const send = async (t: TestApp, form: FormData, headers: Record<string, string> = {}) =>
  t.app.request(api.upload, { method: 'POST', body: form, headers });

async function upload(t: TestApp, bytes: Uint8Array, key?: string): Promise<string> {
  const answer = await send(t, photoForm(bytes), key ? { 'Idempotency-Key': key } : {});
  assert.equal(answer.status, 201);
  return ((await answer.json()) as UploadAnswer).imageUrl;
}

/** What an administrator sees under the address. */
async function view(t: TestApp, imageUrl: string) {
  const answer = await t.adminCall('GET', imageUrl);
  assert.equal(answer.status, 200);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

const kept = (t: TestApp) => readdir(join(t.deps.config.dataDir, 'uploads'));
const rows = (t: TestApp) => t.deps.db.selectFrom('uploads').select(['name', 'requestId']).execute();

/** Nothing of a refused upload stays. */
async function assertNothingKept(t: TestApp) {
  assert.deepEqual(await kept(t), []);
  assert.deepEqual(await rows(t), []);
}

const formats = {
  JPEG: () => twoColours().jpeg(),
  PNG: () => twoColours().png(),
  GIF: () => twoColours().gif(),
  WebP: () => twoColours().webp(),
  AVIF: () => twoColours().avif({ effort: 0 }),
};

for (const [name, encode] of Object.entries(formats)) {
  test(`a ${name} is taken for what it is, whatever its name says`, async (context) => {
    const t = await openTestApp(context);
    const bytes = await encode().toBuffer();
    const answer = await send(t, photoForm(bytes, { name: '../../index.html', type: 'text/html' }));
    assert.equal(answer.status, 201);
    const { imageUrl } = (await answer.json()) as UploadAnswer;
    assert.match(imageUrl, /^\/uploads\/[0-9a-f]{32}\.webp$/);
    const { format, width, height } = await (await view(t, imageUrl)).metadata();
    assert.deepEqual({ format, width, height }, { format: 'webp', width: 40, height: 20 });
    assert.equal((await kept(t)).length, 1);
  });
}

test('a photo is stored upright, without the place and all else that its metadata tell', async (context) => {
  const t = await openTestApp(context);
  const bytes = await twoColours()
    .withExif({
      IFD0: { Copyright: 'Ana Lopez' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 3/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  const before = await sharp(bytes).metadata();
  assert.equal(before.orientation, 6);
  assert.ok(before.exif?.includes('Ana Lopez') && before.xmp);

  const photo = await view(t, await upload(t, bytes));
  const after = await photo.clone().metadata();
  assert.deepEqual([after.width, after.height], [20, 40]);
  assert.deepEqual(
    [after.exif, after.xmp, after.icc, after.orientation],
    [undefined, undefined, undefined, undefined],
  );
  // What was the red left half is the upper half now.
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  const [red, , blueOfRed] = pixel(10, 5);
  const [redOfBlue, , blue] = pixel(10, 35);
  assert.ok(red! > 200 && blueOfRed! < 60, 'red above');
  assert.ok(blue! > 200 && redOfBlue! < 60, 'blue below');
});

test('a photo larger than any screen is made smaller', async (context) => {
  const t = await openTestApp(context);
  const large = { width: 3000, height: 1500, channels: 3, background: 'red' } as const;
  const imageUrl = await upload(t, await sharp({ create: large }).jpeg().toBuffer());
  const { width, height } = await (await view(t, imageUrl)).metadata();
  assert.deepEqual([width, height], [2400, 1200]);
});

const text = (content: string) => async () => new TextEncoder().encode(content);
const refused: Record<string, () => Promise<Uint8Array>> = {
  'an SVG': text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  'an HTML page': text('<!doctype html><script>alert(1)</script>'),
  'a text': text('hello'),
  'an empty file': text(''),
  'a TIFF': () => twoColours().tiff().toBuffer(),
  'half a JPEG': async () => {
    const noise = {
      width: 200,
      height: 200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const whole = await sharp({ create: { ...noise, background: 'red' } })
      .jpeg()
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  },
  'a JPEG of nothing but its first bytes': async () => (await smallJpeg()).subarray(0, 20),
};

for (const [what, bytes] of Object.entries(refused)) {
  test(`${what} is refused, even when it calls itself a JPEG`, async (context) => {
    const t = await openTestApp(context);
    const answer = await send(t, photoForm(await bytes()));
    assert.equal(answer.status, 415);
    const problem = (await answer.json()) as Problem;
    assert.equal(
      problem.detail,
      'This file is not a picture that we can read. Please choose a JPG, PNG, GIF, WebP or AVIF file.',
    );
    await assertNothingKept(t);
  });
}

test('an iPhone’s HEIC photo is refused with the way to send it all the same', async (context) => {
  const t = await openTestApp(context);
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  const answer = await send(t, photoForm(Buffer.concat([box, Buffer.alloc(200)]), { name: 'IMG_1.HEIC' }));
  assert.equal(answer.status, 415);
  assert.match(((await answer.json()) as Problem).detail, /HEIC.*JPG.*iPhone/);
  await assertNothingKept(t);
});

test('a form without a photo is told which field is missing', async (context) => {
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
  const statusOf = async (type: string, body: string) =>
    (await t.app.request(api.upload, { method: 'POST', body, headers: { 'Content-Type': type } })).status;
  assert.equal(await statusOf('application/json', '{}'), 415);
  assert.equal(await statusOf('image/jpeg', 'bytes'), 415);
  assert.equal(await statusOf('multipart/form-data', 'no boundary'), 400);
  assert.equal(await statusOf('multipart/form-data; boundary=x', 'not between boundaries'), 400);
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
  assert.equal(((await early.json()) as Problem).detail, 'The photo is larger than 10 MB.');
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

test('a small file that unpacks to more than 40 megapixels is refused', async (context) => {
  const t = await openTestApp(context);
  const bomb = { width: 8000, height: 5001, channels: 3, background: 'black' } as const;
  const bytes = await sharp({ create: bomb }).png({ compressionLevel: 9 }).toBuffer();
  assert.ok(bytes.length < 1024 * 1024);
  const answer = await send(t, photoForm(bytes));
  assert.equal(answer.status, 413);
  assert.equal(((await answer.json()) as Problem).detail, 'The picture has more than 40 megapixels.');
  await assertNothingKept(t);
});

test('a picture with a page and an archive behind it, under the name and type of a page, is kept as nothing but a picture', async (context) => {
  const t = await openTestApp(context);
  const picture = await twoColours()
    .withMetadata({ exif: { IFD0: { Artist: '<script>owned' } } })
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from('<!doctype html><script>owned</script>PK owned')]);
  const form = new FormData();
  form.set(
    'image',
    new File([new Uint8Array(polyglot)], '../../../public/owned.html', { type: 'text/html' }),
  );
  const answer = await send(t, form);
  assert.equal(answer.status, 201);
  const { imageUrl } = (await answer.json()) as UploadAnswer;
  assert.match(imageUrl, /^\/uploads\/[\w-]+\.webp$/);
  const shown = await t.adminCall('GET', imageUrl);
  assert.deepEqual(
    ['Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy'].map((name) =>
      shown.headers.get(name),
    ),
    ['image/webp', 'nosniff', "default-src 'none'; sandbox"],
  );
  assert.doesNotMatch(Buffer.from(await shown.arrayBuffer()).toString('latin1'), /owned|script/);
  assert.deepEqual(await kept(t), [imageUrl.split('/').at(-1)]);
});

test('the same key and photo, in turn or at once, are one file; another photo under the key is refused', async (context) => {
  const t = await openTestApp(context);
  const photo = await smallJpeg();
  const first = await upload(t, photo, 'k1');
  assert.equal(await upload(t, photo, 'k1'), first);
  const atOnce = await Promise.all([1, 2, 3].map(() => upload(t, photo, 'k2')));
  assert.equal(new Set(atOnce).size, 1);
  assert.notEqual(atOnce[0], first);
  assert.equal((await kept(t)).length, 2);

  const other = await send(t, photoForm(await twoColours().png().toBuffer()), { 'Idempotency-Key': 'k1' });
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

test('a photo that no request claims is deleted after a day, a claimed one stays', async (context) => {
  const t = await openTestApp(context);
  const claimed = await upload(t, await smallJpeg());
  await upload(t, await smallJpeg());
  assert.equal((await t.call('POST', api.contact, contactBody({ imageUrl: claimed }))).status, 201);
  t.setNow('2026-11-22T17:59:59.000Z');
  const young = await upload(t, await smallJpeg());

  await sweepUploads(t.deps);
  assert.equal((await kept(t)).length, 3);
  t.setNow('2026-11-22T18:00:00.001Z');
  await sweepUploads(t.deps);
  const names = [claimed, young].map((imageUrl) => imageUrl.slice('/uploads/'.length)).sort();
  assert.deepEqual((await kept(t)).sort(), names);
  assert.deepEqual((await rows(t)).map(({ name }) => name).sort(), names);
});

test('a photo can be claimed by one request only', async (context) => {
  const t = await openTestApp(context);
  const imageUrl = await upload(t, await smallJpeg());
  assert.equal((await t.call('POST', api.contact, contactBody({ imageUrl }))).status, 201);
  const second = await t.call('POST', api.contact, contactBody({ imageUrl }));
  assert.equal(second.status, 422);
  assert.equal(((await second.json()) as Problem).errors?.[0]?.path, 'imageUrl');
});

test('a photo that may be swept at any moment cannot be claimed any more', async (context) => {
  const t = await openTestApp(context);
  const imageUrl = await upload(t, await smallJpeg());
  t.setNow('2026-11-22T18:00:00.001Z');
  const answer = await t.call('POST', api.contact, contactBody({ imageUrl }));
  assert.equal(answer.status, 422);
  assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'imageUrl');
});

test('a photo that the store cannot take away now is taken away by a later sweep', async (context) => {
  const t = await openTestApp(context);
  await upload(t, await smallJpeg());
  t.setNow('2026-11-22T18:00:00.001Z');
  const { remove } = t.deps.files;
  t.deps.files.remove = () => Promise.reject(new Error('the store is away'));
  await assert.rejects(sweepUploads(t.deps), /the store is away/);
  t.deps.files.remove = remove;
  await sweepUploads(t.deps);
  await assertNothingKept(t);
});

test('of the same photo sent twice at once one is answered, and the sweep takes what could not be taken away', async (context) => {
  const t = await openTestApp(context);
  const photo = await smallJpeg();
  const { remove } = t.deps.files;
  t.deps.files.remove = () => Promise.reject(new Error('the store is away'));
  const [one, other] = await Promise.all([upload(t, photo, 'key-1'), upload(t, photo, 'key-1')]);
  assert.equal(one, other);
  assert.ok((await rows(t)).some(({ name }) => one.endsWith(name)));
  // Nobody claims either: both go with the sweep of the next day.
  t.deps.files.remove = remove;
  t.setNow('2026-11-22T18:00:00.001Z');
  await sweepUploads(t.deps);
  await assertNothingKept(t);
});

test('an address that sends too many photos has to wait', async (context) => {
  const t = await openTestApp(context);
  for (let sent = 0; sent < 30; sent += 1) assert.equal((await send(t, new FormData())).status, 422);
  const answer = await send(t, new FormData());
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('Retry-After'), '600');
});

const codeError = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

test('a photo for which the disk has no room is refused for now, and nothing of it stays', async (context) => {
  const t = await openTestApp(context);
  const { write } = t.deps.files;
  t.deps.files.write = () => Promise.reject(codeError('ENOSPC', 'write'));
  const answer = await send(t, photoForm(await smallJpeg()), { 'Idempotency-Key': 'full' });
  assert.equal(answer.status, 503);
  assert.ok(answer.headers.get('Retry-After'));
  await assertNothingKept(t);
  t.deps.files.write = write;
  await upload(t, await smallJpeg(), 'full');
});

test('a photo whose answer may or may not be stored keeps its file, which the retry or the sweep settles', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  let isLost = false;
  // The database goes away after the file was written.
  t.deps.db = db.withPlugin({
    transformQuery({ node }) {
      if (isLost) throw codeError('ECONNRESET');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { write } = t.deps.files;
  t.deps.files.write = async (name, bytes) => {
    await write(name, bytes);
    isLost = true;
  };
  const bytes = await smallJpeg();
  assert.equal((await send(t, photoForm(bytes), { 'Idempotency-Key': 'lost' })).status, 503);
  assert.equal((await kept(t)).length, 1);

  isLost = false;
  t.deps.files.write = write;
  const imageUrl = await upload(t, bytes, 'lost');
  await t.call('POST', api.contact, contactBody({ imageUrl }));
  t.setNow('2026-11-23T18:00:00.000Z');
  await sweepUploads(t.deps);
  assert.deepEqual(await kept(t), [imageUrl.replace('/uploads/', '')]);
});
