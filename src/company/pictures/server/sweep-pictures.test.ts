import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { uploadedPicture } from '#kit/wire/uploaded-picture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';
import { addPost, addSpanishVersion } from '../../../../tests/support/posts.ts';
import { deletePicture } from './pictures.queries.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { storePhoto, storePicture } from './uploads.service.ts';

const start = Date.parse('2026-11-21T18:00:00.000Z');

const upload = async (t: TestApp) => (await storePicture(t.deps, await makePhoto(600, 400))).imageUrl;
const isThere = async (t: TestApp, address: string) => (await t.call('GET', address)).status === 200;
const getVariant = (address: string) => uploadedPicture(address)!.srcSet.split(' ')[0]!;
const kept = (t: TestApp) => readdir(join(t.deps.config.dataDir, 'uploads'));

/** The sweep as it runs so many days after the start. */
function sweepAfter(t: TestApp, days: number) {
  t.setNow(new Date(start + days * 86_400_000).toISOString());
  return sweepPictures(t.deps);
}

test('a picture that nothing has shown for 30 days is deleted in every width, and no other', async (context) => {
  const t = await openTestApp(context);
  const unused = await upload(t);
  const used = await upload(t);
  const photo = await storePhoto(t.deps, await makePhoto(60, 40));
  await addService(t.deps.db, { imageUrl: used });
  assert.equal((await kept(t)).length, 7, 'three files of each picture, and the photo');
  await sweepAfter(t, 0);
  await sweepAfter(t, 29.9);
  assert.ok(await isThere(t, unused));
  await sweepAfter(t, 30.1);
  assert.equal(await isThere(t, unused), false);
  assert.equal(await isThere(t, getVariant(unused)), false);
  assert.ok((await isThere(t, used)) && (await isThere(t, getVariant(used))));
  assert.equal((await kept(t)).length, 4);
  assert.equal((await t.adminCall('GET', photo.imageUrl)).status, 200);
});

test('a picture that was broken off while it was stored leaves nothing behind for ever', async (context) => {
  const t = await openTestApp(context);
  const { files } = t.deps;
  const { write, remove } = files;
  let written = 0;
  // As where the process ends after the first of its files: nothing is cleared up.
  files.write = (name, bytes) =>
    written++ === 0 ? write(name, bytes) : Promise.reject(new Error('broken off'));
  files.remove = () => Promise.reject(new Error('broken off'));
  await assert.rejects(upload(t), /broken off/);
  files.write = write;
  files.remove = remove;
  assert.equal((await kept(t)).length, 1);
  await sweepAfter(t, 0);
  await sweepAfter(t, 30.1);
  assert.deepEqual(await kept(t), []);
  assert.deepEqual(await t.deps.db.selectFrom('uploads').select('id').execute(), []);
});

test('wherever a picture is shown keeps it: a service, an article, its texts, a draft, the trash', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const pictures = [];
  for (let count = 0; count < 7; count++) pictures.push(await upload(t));
  const [service, hidden, featured, inText, inDraft, inTrash, inSpanish] = pictures as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await addService(db, { imageUrl: service });
  await addService(db, { imageUrl: `https://www.example.com${hidden}`, isActive: 0 });
  await addPost(db, { slug: 'a', featuredImage: featured });
  await addPost(db, { slug: 'b', content: `<p><img src="${getVariant(inText)}" alt=""></p>` });
  await addPost(db, { slug: 'c', content: `<img src="${inDraft}">`, isPublished: 0, publishedAt: null });
  const { id: bilingual } = await addPost(db, { slug: 'e' });
  await addSpanishVersion(db, bilingual, { content: `<img src="${inSpanish}">` });
  await addPost(db, { slug: 'd', featuredImage: inTrash });
  const { id } = await db.selectFrom('posts').select('id').where('slug', '=', 'd').executeTakeFirstOrThrow();
  assert.equal((await t.adminCall('DELETE', adminApi.post(id))).status, 200);
  await sweepAfter(t, 0);
  await sweepAfter(t, 100);
  await sweepAfter(t, 200);
  for (const picture of pictures) assert.ok(await isThere(t, picture), picture);

  // Taken out of its service it has 30 days of its own.
  await db.updateTable('services').set({ imageUrl: null }).where('imageUrl', '=', service).execute();
  await sweepAfter(t, 201);
  await sweepAfter(t, 230);
  assert.ok(await isThere(t, service));
  await sweepAfter(t, 232);
  assert.equal(await isThere(t, service), false);
  assert.ok(await isThere(t, hidden));
});

test('a picture that the store does not let go right away goes with the next sweep of files', async (context) => {
  const t = await openTestApp(context);
  await upload(t);
  await sweepAfter(t, 0);
  const { files } = t.deps;
  const refusing = { ...files, remove: () => Promise.reject(new Error('the store is away')) };
  t.setNow(new Date(start + 31 * 86_400_000).toISOString());
  await assert.rejects(sweepPictures({ ...t.deps, files: refusing }), /the store is away/);
  assert.deepEqual(await t.deps.db.selectFrom('uploads').select('id').execute(), []);
  assert.equal((await kept(t)).length, 3);
  await removeQueuedFiles(t.deps);
  assert.deepEqual(await kept(t), []);
});

test('a picture that is shown again begins anew', async (context) => {
  const t = await openTestApp(context);
  const picture = await upload(t);
  await sweepAfter(t, 0);
  const service = await addService(t.deps.db, { imageUrl: picture });
  await sweepAfter(t, 20);
  await t.deps.db.deleteFrom('services').where('id', '=', service).execute();
  await sweepAfter(t, 25);
  await sweepAfter(t, 50);
  assert.ok(await isThere(t, picture));
  await sweepAfter(t, 56);
  assert.equal(await isThere(t, picture), false);
});

test('a picture that comes into use between the look and the deletion stays', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const [inService, inText, unused] = [await upload(t), await upload(t), await upload(t)];
  const inSpanish = await upload(t);
  const rows = await db.selectFrom('uploads').select(['id', 'name']).orderBy('id').execute();
  await addService(db, { imageUrl: inService });
  const { id: bilingual } = await addPost(db, { content: `<img src="${inText}">` });
  await addSpanishVersion(db, bilingual, { content: `<img src="${inSpanish}">` });
  const isDeleted = [];
  for (const { id, name } of rows) isDeleted.push(await deletePicture(db, id, name.slice(0, 32)));
  assert.deepEqual(isDeleted, [false, false, true, false]);
  assert.ok(await isThere(t, unused), 'its files are for the sweep to remove');
  assert.equal((await db.selectFrom('uploads').select('id').execute()).length, 3);
});
