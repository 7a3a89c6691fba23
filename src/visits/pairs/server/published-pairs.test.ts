import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { uploadedPicture } from '#kit/wire/uploaded-picture.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { call } from '#office/privacy/server/privacy.fixture.ts';
import { entry, getState, openVisit } from '#visits/day/server/visit-progress.fixture.ts';
import type { PublishedPair } from '#visits/pairs/published-pairs.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';

const illustration = 'Computer-generated illustration, not a photo';

/** A visit with two photos as a phone takes them: with the place where they were taken. */
async function openPhotos(context: TestContext) {
  const site = await openVisit(context);
  const { t, id } = site;
  const takenPhoto = async (stage: string, background: string) => {
    const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '34/1 10/1 0/1' } })
      .toBuffer();
    const form = new FormData();
    const { at, seen } = entry;
    for (const [name, value] of Object.entries({ at, ...seen, stage })) form.set(name, value);
    form.set('image', new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }));
    const path = visitApi.visitPhotos(id);
    const answer = await site.own('POST', path, form, { 'Idempotency-Key': `${stage}-${background}` });
    return (await getState(answer)).visitPhotos.at(-1)!;
  };
  const before = await takenPhoto('before', '#553311');
  const after = await takenPhoto('after', '#ddeecc');
  const input = {
    beforePhotoId: before.id,
    afterPhotoId: after.id,
    category: 'couch',
    caption: 'A sectional in Springfield',
    beforeAlt: 'Coffee on the sectional',
    afterAlt: 'The sectional without stains',
    consentBy: 'Ana Lopez',
    consentWay: 'in-person',
    consentDate: '2026-12-01',
    agrees: true,
  };
  const publish = (changes: object = {}, key?: string) =>
    t.adminCall(
      'POST',
      visitApi.publishedPairs(id),
      { ...input, ...changes },
      key ? { 'Idempotency-Key': key } : undefined,
    );
  return {
    ...site,
    before,
    after,
    takenPhoto,
    publish,
    published: async (changes: object = {}) => {
      const answer = await publish(changes);
      assert.equal(answer.status, 201, await answer.clone().text());
      return (await answer.json()) as PublishedPair;
    },
    page: async (path: string = paths.home) => (await t.call('GET', path)).text(),
    publicFiles: async () =>
      (await readdir(join(t.deps.config.dataDir, 'uploads'))).filter((name) => name.includes('-')),
  };
}

test('a published pair takes the place of the illustration, as copies that tell nothing of the original', async (context) => {
  const site = await openPhotos(context);
  const { t, page, before } = site;
  assert.ok((await page()).includes(illustration));
  const pair = await site.published();
  for (const path of [paths.home, servicePaths.couch]) {
    const html = await page(path);
    assert.ok(html.includes(pair.beforeUrl) && html.includes(pair.afterUrl), path);
    assert.ok(html.includes('alt="Coffee on the sectional"'));
    assert.ok(html.includes('A sectional in Springfield. Photos of a real visit'));
    assert.ok(!html.includes(illustration));
    assert.ok(!html.includes('Ana Lopez') && !html.includes(before.url), 'nothing private');
  }
  assert.ok((await page(servicePaths.chair)).includes(illustration), 'another category');
  const addresses = [pair.beforeUrl, ...uploadedPicture(pair.beforeUrl)!.srcSet.match(/\S+\.webp/g)!];
  assert.equal(addresses.length, 4, 'a JPEG, and a WebP in each width');
  for (const address of addresses) {
    const answer = await t.call('GET', address);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('Cache-Control')!, /^public/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    assert.deepEqual([exif, xmp, icc], [undefined, undefined, undefined]);
    assert.ok(!bytes.includes('PhoneMaker'));
  }
  assert.equal((await t.call('GET', before.url)).status, 401, 'the original stays private');
});

test('the newest pair is shown, and the one before it again once that is taken down', async (context) => {
  const site = await openPhotos(context);
  const { t, page, takenPhoto, published } = site;
  const first = await published();
  const another = await takenPhoto('after', '#ffffff');
  const second = await published({ afterPhotoId: another.id, category: 'chair', caption: '' });
  assert.ok((await page()).includes(second.beforeUrl));
  assert.ok((await page(servicePaths.couch)).includes(first.beforeUrl));
  assert.equal((await site.publicFiles()).length, 16);
  const answer = await t.adminCall('DELETE', visitApi.publishedPair(second.id));
  assert.equal(answer.status, 200);
  assert.ok((await page()).includes(first.beforeUrl));
  assert.ok((await page(servicePaths.chair)).includes(illustration));
  assert.equal((await t.call('GET', second.beforeUrl)).status, 404);
  assert.equal((await site.publicFiles()).length, 8);
  assert.equal((await t.adminCall('DELETE', visitApi.publishedPair(second.id))).status, 404);
  const audit = await (await t.adminCall('GET', adminApi.audit)).text();
  assert.match(audit, /pair-published/);
  assert.match(audit, /pair-unpublished/);
  assert.ok(!audit.includes('Ana Lopez'), 'the log outlives an erasure');
});

test('nothing is published without consent, without both photos, twice, or by the crew', async (context) => {
  const site = await openPhotos(context);
  const { before, publish } = site;
  const refused: [object, string][] = [
    [{ agrees: false }, 'agrees'],
    [{ consentBy: ' ' }, 'consentBy'],
    [{ consentWay: 'guessed' }, 'consentWay'],
    [{ consentDate: '2026-12-02' }, 'consentDate'],
    [{ beforeAlt: '' }, 'beforeAlt'],
    [{ afterPhotoId: before.id }, 'afterPhotoId'],
    [{ beforePhotoId: 9999 }, 'beforePhotoId'],
  ];
  for (const [changes, path] of refused) {
    const answer = await publish(changes);
    assert.equal(answer.status, 422, path);
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    assert.deepEqual(
      errors.map((error) => error.path),
      [path],
    );
  }
  assert.deepEqual(await site.publicFiles(), []);
  const byCrew = await site.own('POST', visitApi.publishedPairs(site.id), {});
  assert.equal(byCrew.status, 403);

  const twice = await Promise.all([publish({}, 'one-press'), publish({}, 'one-press')]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [201, 201],
  );
  assert.equal((await publish({}, 'another')).status, 409);
  const rows = await (await site.t.adminCall('GET', visitApi.publishedPairs(site.id))).json();
  assert.equal((rows as PublishedPair[]).length, 1);
  assert.equal((await site.publicFiles()).length, 8, 'the copies of the others are gone');
});

const endings: [string, (site: Awaited<ReturnType<typeof openPhotos>>) => Promise<Response>][] = [
  ['removing a photo', ({ own, before }) => own('DELETE', visitApi.visitPhoto(before.id))],
  ['deleting the quote', ({ t, lead }) => t.adminCall('DELETE', adminApi.quote(lead.quoteId))],
  ['an erasure', ({ t }) => call(t, privacyApi.erase, 'ana1@example.com')],
  ['deleting the request', ({ t, lead }) => t.adminCall('DELETE', adminApi.request(lead.requestId))],
];

for (const [name, end] of endings) {
  test(`${name} takes the pair off the site with its files`, async (context) => {
    const site = await openPhotos(context);
    const pair = await site.published();
    assert.ok((await site.page()).includes(pair.beforeUrl));
    assert.equal((await end(site)).status, 200);
    assert.ok((await site.page()).includes(illustration));
    assert.equal((await site.t.call('GET', pair.afterUrl)).status, 404);
    assert.deepEqual(await site.publicFiles(), []);
  });
}
