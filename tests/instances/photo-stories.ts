import assert from 'node:assert/strict';
import { adminApi, api, files, health, paths } from '#kit/paths/paths.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { contactBody } from '../support/leads.ts';
import { photoForm, smallJpeg } from '../support/pictures.ts';

const newPhoto = async () => photoForm(await smallJpeg());

export async function sharePhotos({ instances: [one, other], db }: Cluster) {
  const cookie = await signIn(one);
  const form = await newPhoto();
  const answers = await Promise.all(
    [one, other].map((instance) => send(instance, 'POST', api.upload, { form, key: 'photo-1' })),
  );
  const addresses = await Promise.all(
    answers.map(async (answer) => {
      assert.equal(answer.status, 201);
      return ((await answer.json()) as { imageUrl: string }).imageUrl;
    }),
  );
  assert.equal(addresses[0], addresses[1]);
  assert.equal((await db.selectFrom('uploads').select('id').execute()).length, 1);
  for (const instance of [one, other]) {
    const photo = await send(instance, 'GET', addresses[0]!, { cookie });
    assert.deepEqual([photo.status, photo.headers.get('Content-Type')], [200, 'image/webp']);
    assert.equal((await send(instance, 'GET', addresses[0]!)).status, 401);
  }
  const uploaded = await send(one, 'POST', adminApi.upload, { form: await newPhoto(), cookie });
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  const picture = await send(other, 'GET', imageUrl);
  assert.deepEqual([picture.status, picture.headers.get('Content-Type')], [200, 'image/jpeg']);
}

/** Needs the public picture of `sharePhotos`. */
export async function surviveStore({ instances: [one, other], db, store }: Cluster) {
  const cookie = await signIn(one);
  const { name } = await db
    .selectFrom('uploads')
    .select('name')
    .where('isPublic', '=', 1)
    .executeTakeFirstOrThrow();
  await store.stop();
  const refused = await send(one, 'POST', api.upload, { form: await newPhoto(), key: 'photo-2' });
  const unread = await send(other, 'GET', files.upload(name));
  for (const answer of [refused, unread]) {
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('Retry-After'), '5');
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    assert.match(((await answer.json()) as { detail: string }).detail, /pictures right now/);
  }
  assert.equal((await send(other, 'POST', api.contact, { json: contactBody() })).status, 201);
  assert.equal((await send(one, 'GET', paths.home)).status, 200);
  assert.equal((await send(one, 'GET', health.ready)).status, 200);
  await store.start();
  const stored = await send(one, 'POST', api.upload, { form: await newPhoto(), key: 'photo-2' });
  assert.equal(stored.status, 201);
  const { imageUrl } = (await stored.json()) as { imageUrl: string };
  assert.equal((await send(other, 'GET', imageUrl, { cookie })).status, 200);
  assert.equal((await send(other, 'GET', files.upload(name))).status, 200);
  for (const instance of [one, other]) assert.doesNotMatch(instance.output(), /S3RVER/);
}
