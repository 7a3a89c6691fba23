import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../../tests/support/pictures.ts';
import { assertNothingKept, kept, rows, send, upload } from './uploads.fixture.ts';
import { sweepUploads } from './uploads.service.ts';

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

test('of the same photo sent twice at the same time one is answered, and the sweep takes what could not be taken away', async (context) => {
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
