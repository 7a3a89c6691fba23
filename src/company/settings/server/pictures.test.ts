import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { type SitePicture, sitePictureSchema } from '#company/pictures/own-pictures.ts';
import { sweepPictures } from '#company/pictures/server/sweep-pictures.ts';
import { longFields } from '#kit/language/translated-fields.ts';
import { paths } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';
import { photoForm } from '../../../../tests/support/pictures.ts';
import { changeSettings } from './logo.fixture.ts';

const getText = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

async function upload(
  t: TestApp,
  bytes: Uint8Array,
  position?: { x: string; y: string },
): Promise<SitePicture> {
  const form = photoForm(bytes);
  for (const [name, value] of Object.entries(position ?? {})) form.set(name, value);
  const answer = await t.adminCall('POST', uploadApi.sitePicture, form);
  assert.equal(answer.status, 201, await answer.clone().text());
  return sitePictureSchema.parse(await answer.json());
}

test('an own picture takes the place of the illustration and its video, and may go again', async (context) => {
  const t = await openTestApp(context);
  const before = withoutTokens(await getText(t, paths.home));
  assert.equal(before.match(/illustration/gi)?.length, 1, 'said once a page');
  assert.ok((await getText(t, servicePaths.chair)).includes('<video'));
  const own = {
    ...(await upload(t, await makePhoto(900, 600))),
    alt: 'Our van & crew',
    ...longFields('alt', 'Nuestra camioneta'),
  };
  assert.equal((await changeSettings(t, { pictures: { homeHero: own, chair: own } })).status, 200);
  const { srcSet, jpeg } = uploadedSitePicture(own.url)!;
  const home = await getText(t, paths.home);
  const [, hero] = /<figure[^>]*>(.*?)<\/figure>/s.exec(home)!;
  assert.ok(hero!.includes(`srcSet="${srcSet}"`) && hero!.includes('alt="Our van &amp; crew"'));
  assert.match(hero!, /loading="eager"[^>]*fetchPriority="high"/i);
  assert.ok(!hero!.includes('couch-clean'));
  assert.ok(home.includes(`"image":"${t.deps.config.publicUrl}${jpeg}"`));
  assert.ok((await getText(t, '/es/')).includes('alt="Nuestra camioneta"'));
  const chair = await getText(t, servicePaths.chair);
  assert.ok(!chair.includes('<video'));
  assert.ok((await getText(t, servicePaths.couch)).includes('<video'));
  await changeSettings(t, { pictures: {} });
  assert.equal(withoutTokens(await getText(t, paths.home)), before);
});

/** A form’s token has the time in it. */
const withoutTokens = (html: string) => html.replaceAll(/value="[^"]*"/g, '');

test('a picture is cropped to 3:2 around the chosen part, in every width that the page names', async (context) => {
  const t = await openTestApp(context);
  // Red above, blue below.
  const half = { create: { width: 1000, height: 1000, channels: 3, background: 'blue' } } as const;
  const upright = await sharp({ create: { width: 1000, height: 2000, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 0, top: 1000 }])
    .jpeg()
    .toBuffer();
  for (const [y, channel] of [
    ['0', 0],
    ['100', 2],
  ] as const) {
    const { url } = await upload(t, upright, { x: '50', y });
    const { srcSet, width, height, jpeg } = uploadedSitePicture(url)!;
    assert.deepEqual([width, height], [1000, 667]);
    for (const [file, named] of srcSet.split(', ').map((each) => each.split(' '))) {
      const answer = await t.call('GET', file!);
      assert.equal(answer.headers.get('Content-Type'), 'image/avif', file);
      const read = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      assert.equal(`${read.width}w`, named);
    }
    const share = sharp(Buffer.from(await (await t.call('GET', jpeg)).arrayBuffer()));
    const { dominant } = await share.stats();
    assert.ok([dominant.r, dominant.g, dominant.b][channel]! > 200, y);
  }
});

test('even a picture full of detail stays within the weights of a hero', async (context) => {
  const t = await openTestApp(context);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 1300, height: 867, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  const { srcSet } = uploadedSitePicture((await upload(t, bytes)).url)!;
  const sizes = new Map<number, number>();
  for (const [file, width] of srcSet.split(', ').map((each) => each.split(' '))) {
    const body = await (await t.call('GET', file!)).arrayBuffer();
    sizes.set(Number.parseInt(width!, 10), body.byteLength);
  }
  assert.ok(sizes.get(656)! <= 30_000, `${sizes.get(656)} bytes on a phone`);
  assert.ok(sizes.get(1280)! <= 65_000, `${sizes.get(1280)} bytes on a desk`);
});

test('a small picture is refused with its size, and a description is needed', async (context) => {
  const t = await openTestApp(context);
  const small = await t.adminCall('POST', uploadApi.sitePicture, photoForm(await makePhoto(600, 400)));
  assert.equal(small.status, 422);
  assert.match(await small.text(), /600 × 400 pixels/);
  const form = photoForm(await makePhoto(900, 600));
  form.set('y', 'low');
  await expectErrorAt(await t.adminCall('POST', uploadApi.sitePicture, form), 'y');
  const picture = await upload(t, await makePhoto(900, 600));
  const saveAs = (own: object) => changeSettings(t, { pictures: { contact: own as never } });
  await expectErrorAt(await saveAs({ ...picture, alt: ' ' }), 'pictures.contact.alt');
  const gone = `/uploads/${'0'.repeat(32)}-900x600.avif`;
  await expectErrorAt(await saveAs({ ...picture, url: gone, alt: 'A' }), 'pictures.contact.url');
  assert.equal((await t.call('POST', uploadApi.sitePicture, photoForm(await makePhoto()))).status, 401);
});

test('a shown picture stays, and one that was replaced is swept with all its files', async (context) => {
  const t = await openTestApp(context);
  const [first, second] = [
    await upload(t, await makePhoto(900, 600)),
    await upload(t, await makePhoto(900, 600)),
  ];
  for (const picture of [first, second])
    await changeSettings(t, { pictures: { homeWhy: { ...picture, alt: 'A', ...longFields('alt', '') } } });
  for (const day of ['2027-01-01', '2027-03-01']) {
    t.setNow(`${day}T18:00:00.000Z`);
    await sweepPictures(t.deps);
  }
  const statuses = async ({ url }: SitePicture) =>
    new Set(
      await Promise.all(
        uploadedSitePicture(url)!.files.map(async (name) => (await t.call('GET', `/uploads/${name}`)).status),
      ),
    );
  assert.deepEqual([...(await statuses(first)), ...(await statuses(second))], [404, 200]);
});
