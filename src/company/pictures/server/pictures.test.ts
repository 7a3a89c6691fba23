import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import type { UploadAnswer } from '#company/pictures/uploads.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { uploadedPicture } from '#kit/wire/uploaded-picture.ts';
import { addUser, rightPassword } from '../../../../tests/support/accounts.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';
import { photoForm, smallJpeg, twoColors } from '../../../../tests/support/pictures.ts';
import { sweepUploads } from './uploads.service.ts';

async function openApp(context: TestContext) {
  const t = await openTestApp(context);
  return { ...t, cookie: await findSession(t) };
}

async function findSession(t: TestApp, username = 'kim', role = 'admin'): Promise<string> {
  await addUser(t.deps, username, role);
  const answer = await t.call('POST', api.login, { username, password: rightPassword });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

type App = Awaited<ReturnType<typeof openApp>>;

const send = async (t: App, body: FormData, headers: Record<string, string> = { Cookie: t.cookie }) =>
  t.app.request(adminApi.upload, { method: 'POST', body, headers });

async function upload(t: App, bytes: Uint8Array): Promise<string> {
  const answer = await send(t, photoForm(bytes));
  assert.equal(answer.status, 201);
  return ((await answer.json()) as UploadAnswer).imageUrl;
}

const kept = (t: App) => readdir(join(t.deps.config.dataDir, 'uploads'));

async function assertNothingKept(t: App) {
  assert.deepEqual(await kept(t), []);
  assert.deepEqual(await t.deps.db.selectFrom('uploads').select('id').execute(), []);
}

/** The files of the picture, as a browser would choose among them. */
const getVariants = (imageUrl: string) =>
  uploadedPicture(imageUrl)!
    .srcSet.split(', ')
    .map((each) => each.split(' ') as [url: string, width: string]);

test('a picture of the owner is kept in several widths, and anyone may read and keep them', async (context) => {
  const t = await openApp(context);
  const imageUrl = await upload(t, await makePhoto(2000, 1000));
  assert.match(imageUrl, /^\/uploads\/[0-9a-f]{32}-1600x800\.jpg$/);
  assert.deepEqual(
    getVariants(imageUrl).map(([, width]) => width),
    ['480w', '960w', '1600w'],
  );
  for (const [url, width] of [...getVariants(imageUrl), [imageUrl, '1600w'] as const]) {
    const answer = await t.call('GET', url);
    assert.equal(answer.status, 200, url);
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff');
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /default-src 'none'.*sandbox/);
    const { format, width: real } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    assert.equal(answer.headers.get('Content-Type'), `image/${format}`);
    assert.equal(`${real}w`, width);
  }
});

test('a small picture is not made larger, and one that stands keeps its shape', async (context) => {
  const t = await openApp(context);
  const small = await upload(t, await smallJpeg());
  assert.match(small, /-40x20\.jpg$/);
  assert.deepEqual(
    getVariants(small).map(([, width]) => width),
    ['40w'],
  );
  assert.match(await upload(t, await makePhoto(1000, 3200)), /-500x1600\.jpg$/);
});

test('what is clear in a picture stays clear in WebP and is white in JPEG', async (context) => {
  const t = await openApp(context);
  const clear = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const imageUrl = await upload(t, await sharp({ create: clear }).png().toBuffer());
  const read = async (url: string) =>
    sharp(Buffer.from(await (await t.call('GET', url)).arrayBuffer()))
      .raw()
      .toBuffer();
  assert.ok((await read(imageUrl))[0]! > 250);
  assert.equal((await read(getVariants(imageUrl)[0]![0]))[3], 0);
});

test('metadata and data hidden behind a picture are removed', async (context) => {
  const t = await openApp(context);
  const tagged = await twoColors()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 3/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
  const imageUrl = await upload(t, polyglot);
  assert.match(imageUrl, /-20x40\.jpg$/);
  for (const url of [imageUrl, getVariants(imageUrl)[0]![0]]) {
    const bytes = Buffer.from(await (await t.call('GET', url)).arrayBuffer());
    assert.ok(!bytes.includes('<script>'));
    const { exif, orientation } = await sharp(bytes).metadata();
    assert.deepEqual([exif, orientation], [undefined, undefined]);
  }
});

const text = (content: string) => async () => new TextEncoder().encode(content);
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const refused: Record<string, [status: number, bytes: () => Promise<Uint8Array>]> = {
  'an SVG': [415, text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  'an HTML page that calls itself a PNG': [
    415,
    async () => Buffer.concat([pngSignature, Buffer.from('<!doctype html><script>alert(1)</script>')]),
  ],
  'an empty file': [415, text('')],
  'a picture of too many pixels': [
    413,
    () =>
      sharp({ create: { width: 10_000, height: 5001, channels: 3, background: 'black' } })
        .png()
        .toBuffer(),
  ],
  'a file above 10 MB': [413, async () => Buffer.concat([await smallJpeg(), Buffer.alloc(10 * 1024 * 1024)])],
};

for (const [what, [status, bytes]] of Object.entries(refused)) {
  test(`${what} is refused from the owner too, and nothing of it stays`, async (context) => {
    const t = await openApp(context);
    const answer = await send(t, photoForm(await bytes(), { name: 'a.png', type: 'image/png' }));
    assert.equal(answer.status, status);
    assert.ok(((await answer.json()) as Problem).detail);
    await assertNothingKept(t);
  });
}

test('a form without a file is told which field is missing', async (context) => {
  const t = await openApp(context);
  const withText = new FormData();
  withText.set('image', 'a text');
  for (const form of [new FormData(), withText]) {
    const answer = await send(t, form);
    assert.equal(answer.status, 422);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'image');
  }
});

test('only an administrator may upload a public picture, and only from the panel itself', async (context) => {
  const t = await openApp(context);
  const form = photoForm(await smallJpeg());
  const user = await findSession(t, 'visitor', 'user');
  assert.equal((await send(t, form, {})).status, 401);
  assert.equal((await send(t, form, { Cookie: user })).status, 403);
  assert.equal((await send(t, form, { Cookie: t.cookie, Origin: 'https://elsewhere.example' })).status, 403);
  await assertNothingKept(t);
});

test('the sweep and a visitor’s request leave public pictures alone, and customers’ photos stay private', async (context) => {
  const t = await openApp(context);
  const imageUrl = await upload(t, await makePhoto(600, 400));
  const photo = await t.app.request(api.upload, { method: 'POST', body: photoForm(await smallJpeg()) });
  const { imageUrl: photoUrl } = (await photo.json()) as UploadAnswer;
  assert.equal((await t.call('GET', photoUrl)).status, 401);
  assert.equal((await t.call('POST', api.contact, contactBody({ imageUrl }))).status, 422);

  t.setNow('2027-11-21T18:00:00.000Z');
  await sweepUploads(t.deps);
  assert.equal((await t.call('GET', imageUrl)).status, 200);
  assert.equal((await kept(t)).length, 3);
});

test('a public name of no picture is not found, for anyone', async (context) => {
  const t = await openApp(context);
  for (const ending of ['-480.webp', '-480x20.jpg', '-480.jpg', '-480.webp.part', '-48000.webp']) {
    const path = `/uploads/${'0'.repeat(32)}${ending}`;
    assert.equal((await t.call('GET', path, undefined, { Cookie: t.cookie })).status, 404, path);
    assert.equal(
      (await t.call('GET', path)).status,
      /^-480(\.webp|x20\.jpg)$/.test(ending) ? 404 : 401,
      path,
    );
  }
});

test('a service shows an uploaded picture in the width of its tile', async (context) => {
  const t = await openApp(context);
  const imageUrl = await upload(t, await makePhoto(1200, 800));
  await addService(t.deps.db, { imageUrl });
  const page = await (await t.call('GET', '/couch-cleaning')).text();
  const [smallest] = getVariants(imageUrl)[0]!;
  assert.ok(page.includes(`src="${imageUrl}"`));
  assert.match(page, new RegExp(`srcSet="${smallest} 480w, [^"]*1200w"`, 'i'));
});
