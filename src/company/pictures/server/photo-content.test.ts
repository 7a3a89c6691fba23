import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { UploadAnswer } from '#company/pictures/uploads.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { heicGrid } from '../../../../tests/support/heic-grid.ts';
import { heicPhoto, photoForm, smallJpeg, twoColors } from '../../../../tests/support/pictures.ts';
import { assertNothingKept, kept, send, upload } from './uploads.fixture.ts';

const text = (content: string) => async () => new TextEncoder().encode(content);

const refused: Record<string, () => Promise<Uint8Array>> = {
  'an SVG': text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  'an HTML page': text('<!doctype html><script>alert(1)</script>'),
  'a text': text('hello'),
  'an empty file': text(''),
  'a TIFF': () => twoColors().tiff().toBuffer(),
  'half a JPEG': async () => {
    const whole = await sharp(await noise(200, 200))
      .jpeg()
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  },
  'a JPEG of nothing but its first bytes': async () => (await smallJpeg()).subarray(0, 20),
};

const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: 'red' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function view(t: TestApp, imageUrl: string) {
  const answer = await t.adminCall('GET', imageUrl);
  assert.equal(answer.status, 200);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

const formats = {
  JPEG: () => twoColors().jpeg(),
  PNG: () => twoColors().png(),
  GIF: () => twoColors().gif(),
  WebP: () => twoColors().webp(),
  AVIF: () => twoColors().avif({ effort: 0 }),
  HEIC: () => ({ toBuffer: async () => heicPhoto() }),
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
  const bytes = await twoColors()
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
  // The red left half is the upper half now.
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

for (const [what, bytes] of Object.entries(refused)) {
  test(`${what} is refused, even when it calls itself a JPEG`, async (context) => {
    const t = await openTestApp(context);
    const answer = await send(t, photoForm(await bytes()));
    assert.equal(answer.status, 415);
    const problem = (await answer.json()) as Problem;
    assert.equal(
      problem.detail,
      'We can’t read this file. Please choose a JPG, PNG, GIF, WebP, AVIF or HEIC picture.',
    );
    await assertNothingKept(t);
  });
}

test('a HEIC photo that cannot be read is refused with the way to send it all the same', async (context) => {
  const t = await openTestApp(context);
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  const answer = await send(t, photoForm(Buffer.concat([box, Buffer.alloc(200)]), { name: 'IMG_1.HEIC' }));
  assert.equal(answer.status, 415);
  assert.match(((await answer.json()) as Problem).detail, /HEIC.*JPG.*iPhone/);
  await assertNothingKept(t);
});

test('a photo of 48 megapixels is taken, and one without a type and an end mark', async (context) => {
  const t = await openTestApp(context);
  const camera = { width: 8064, height: 6048, channels: 3, background: '#8a5200' } as const;
  await upload(t, await sharp({ create: camera }).jpeg().toBuffer());
  const scene = await sharp(await noise(400, 300))
    .jpeg()
    .toBuffer();
  for (const missing of [2, 40]) {
    const answer = await send(t, photoForm(scene.subarray(0, -missing), { type: '' }));
    assert.equal(answer.status, 201, `${missing} bytes are missing`);
  }
});

test('a HEIC photo of 48 megapixels is taken tile by tile, upright, and a larger one is refused', async (context) => {
  const t = await openTestApp(context);
  const picture = await view(t, await upload(t, heicGrid(8064, 6048, 1)));
  const { width, height } = await picture.metadata();
  assert.deepEqual([width, height], [1800, 2400]);
  const { channels } = await picture.stats();
  for (const [index, value] of [0xc0, 0x30, 0x20].entries()) {
    const { min, max } = channels[index]!;
    assert.ok(min > value - 12 && max < value + 12, `${index}: ${min} to ${max}`);
  }
  const answer = await send(t, photoForm(heicGrid(8064, 6400)));
  assert.equal(answer.status, 413);
  assert.match(((await answer.json()) as Problem).detail, /more than 50 megapixels/);
});

test('a small file that unpacks to more than 50 megapixels is refused', async (context) => {
  const t = await openTestApp(context);
  const bomb = { width: 10_000, height: 5001, channels: 3, background: 'black' } as const;
  const bytes = await sharp({ create: bomb }).png({ compressionLevel: 9 }).toBuffer();
  assert.ok(bytes.length < 1024 * 1024);
  const answer = await send(t, photoForm(bytes));
  assert.equal(answer.status, 413);
  assert.equal(
    ((await answer.json()) as Problem).detail,
    'This photo has more than 50 megapixels. Please send a smaller copy.',
  );
  await assertNothingKept(t);
});

test('a picture of more bits than 50 megapixels usually have is refused before it is read', async (context) => {
  const t = await openTestApp(context);
  const deep = await sharp({ create: { width: 8, height: 8, channels: 4, background: 'red' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  assert.equal((await sharp(deep).metadata()).depth, 'ushort');
  // The header says 7,800 × 5,000 pixels; there are not as many behind it.
  deep.writeUInt32BE(7_800, 16);
  deep.writeUInt32BE(5_000, 20);
  deep.writeUInt32BE(crc32(deep.subarray(12, 29)), 29);
  const answer = await send(t, photoForm(deep));
  assert.equal(answer.status, 413);
  assert.match(((await answer.json()) as Problem).detail, /more than 8 bits/);
  await assertNothingKept(t);
});

test('a picture with a page and an archive behind it, under the name and type of a page, is kept as nothing but a picture', async (context) => {
  const t = await openTestApp(context);
  const picture = await twoColors()
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
