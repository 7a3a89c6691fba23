import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSweeps } from '#app/sweeps.ts';
import { openDb } from '#kit/db/open.ts';
import { createS3Store } from '#kit/files/s3-store.ts';
import { newFileName } from '#kit/files/store.ts';
import { adminApi, api, files } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import { readStorageUrl } from '#kit/server/storage-url.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { createTestApp } from '../support/app.ts';
import { contactBody } from '../support/leads.ts';
import { startObjectStore } from '../support/object-store.ts';

const stored = '2026-11-21T18:00:00.000Z';
const monthLater = '2026-12-22T18:00:00.000Z';

test('instances that sweep at the same moment remove everything, and log no error', async (context) => {
  const t = await createTestApp({ now: stored });
  const server = await startObjectStore(context);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const store = createS3Store(readStorageUrl(server.url), log, {
    // Longer than any call takes, so only refusals of the store are logged.
    attemptMilliseconds: 30_000,
    waitsMilliseconds: [],
  });
  const worlds = Array.from({ length: 3 }, () => ({
    ...t.deps,
    db: openDb(t.deps.config, log),
    files: store,
    log,
  }));
  context.after(async () => {
    for (const { db } of worlds) await db.destroy();
    await t.close();
  });
  const addPhoto = async () => {
    const name = newFileName();
    await store.write(name, Buffer.from('a photo'));
    const row = { name, width: 1, height: 1, bytes: 7, createdAt: stored };
    await t.deps.db.insertInto('uploads').values(row).execute();
    return name;
  };
  const sendLead = async () => {
    const photo = await addPhoto();
    const body = contactBody({ imageUrl: files.upload(photo) });
    const answer = await t.call('POST', api.contact, body);
    return { photo, id: ((await answer.json()) as ContactAnswer).id };
  };
  const namesInStore = async () => {
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    return names.sort();
  };
  const requestIds = async () =>
    (await t.deps.db.selectFrom('requests').select('id').execute()).map(({ id }) => id);
  const sweepAll = () => Promise.all(worlds.map((world) => startSweeps(world).stop()));

  const kept = await sendLead();
  for (let lead = 0; lead < 5; lead += 1) {
    const { id } = await sendLead();
    await t.adminCall('DELETE', adminApi.request(id));
    await addPhoto();
  }
  t.setNow(monthLater);

  // First with the store down: the sweep must retry what it cannot delete now.
  await server.stop();
  await sweepAll();
  assert.match(lines.join(''), /"sweep":"uploads"/);
  assert.deepEqual(await requestIds(), [kept.id]);
  lines.length = 0;
  await server.start();
  assert.equal((await namesInStore()).length, 11);

  await sweepAll();
  assert.deepEqual(lines, []);
  assert.deepEqual(await namesInStore(), [kept.photo]);
  const left = await t.deps.db.selectFrom('uploads').select('name').execute();
  assert.deepEqual(left, [{ name: kept.photo }]);
});
