import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { AppError } from '#kit/server/errors.ts';
import { smallJpeg, twoColors } from '../../../../tests/support/pictures.ts';
import { readPhoto } from './photo.ts';

test('two photos are read at a time, twenty wait, and those beyond are asked to come back', async () => {
  const bytes = await smallJpeg();
  const settled = await Promise.allSettled(
    Array.from({ length: 25 }, (_, client) => readPhoto(bytes, `client ${client}`)),
  );
  const refused = settled.filter((result) => result.status === 'rejected');
  assert.deepEqual(
    settled.map((result) => result.status),
    [...Array<string>(22).fill('fulfilled'), ...Array<string>(3).fill('rejected')],
  );
  for (const { reason } of refused) {
    assert.ok(reason instanceof AppError);
    assert.equal(reason.code, 'unavailable');
    assert.ok(reason.options.retryAfterSeconds);
  }
  assert.equal((await readPhoto(bytes)).width, 40);
});

test('of one client one photo is read at a time, ten wait, and those beyond are asked to come back', async () => {
  const bytes = await smallJpeg();
  const settled = await Promise.allSettled(Array.from({ length: 13 }, () => readPhoto(bytes, 'client')));
  const refused = settled.filter((result) => result.status === 'rejected');
  assert.deepEqual(
    refused.map(({ reason }) => [reason.code, reason.options.retryAfterSeconds]),
    Array(2).fill(['too-many-requests', 10]),
  );
});

test('a photo that cannot be read makes room for the next', async () => {
  const broken = new TextEncoder().encode('no photo');
  for (let time = 0; time < 5; time += 1) {
    await assert.rejects(readPhoto(broken), AppError);
  }
  assert.equal((await readPhoto(await smallJpeg())).height, 20);
});

test('the first frame of an animation is stored', async () => {
  const green = { width: 40, height: 20, channels: 3, background: 'green' } as const;
  const frames = [await twoColors().png().toBuffer(), await sharp({ create: green }).png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  assert.equal((await sharp(moving, { pages: -1 }).metadata()).pages, 2);
  const photo = await readPhoto(moving);
  assert.deepEqual([photo.width, photo.height], [40, 20]);
  assert.equal((await sharp(photo.bytes).metadata()).pages, undefined);
});
