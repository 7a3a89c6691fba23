import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';
import { createTurns } from './turns.ts';

test('so much is done at the same time, so much waits in order, and more is refused; a failure gives its place back', async () => {
  const inTurn = createTurns({ atOnce: 2, waitingAtMost: 2 });
  const begun: number[] = [];
  const works = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const results = works.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
    }).then(
      () => 'done',
      (error) => (error instanceof AppError ? error.code : error.message),
    ),
  );
  assert.deepEqual(await Promise.all(results.slice(4)), ['too-many-requests', 'too-many-requests']);
  assert.deepEqual(begun, [0, 1]);
  works[0]!.reject(new Error('failed'));
  assert.equal(await results[0], 'failed');
  await nextTurn();
  assert.deepEqual(begun, [0, 1, 2]);
  for (const { resolve } of works) resolve();
  assert.deepEqual(await Promise.all(results.slice(1, 4)), ['done', 'done', 'done']);
  assert.equal(await inTurn(async () => 'free again'), 'free again');
});
