import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, refuse } from '#kit/server/errors.ts';
import { createQueue } from './queue.ts';

/** A queue, the jobs that run, and what ends the oldest of them. Each key is the first letter of the job's name. */
function open(limits: Parameters<typeof createQueue>[0]) {
  const queue = createQueue(limits);
  const running: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  return {
    begin: (name: string) =>
      queue.run(() => new Promise<void>((end, fail) => running.push({ name, end, fail })), name[0]),
    running: () => running.map(({ name }) => name),
    async endOldest(error?: Error) {
      const { end, fail } = running.shift()!;
      if (error) fail(error);
      else end();
      await nextTurn();
    },
  };
}

const getCode = async (refused: Promise<unknown>) => {
  const error = await refused.catch((error: unknown) => error);
  assert.ok(error instanceof AppError && error.options.retryAfterSeconds);
  return error.code;
};

test('so much is done at the same time, so much waits in order, and more is refused; a failure gives its place back', async () => {
  const { begin, running, endOldest } = open({ concurrency: 2, maxWaiting: 2 });
  const first = assert.rejects(begin('a1'), /failed/);
  const others = ['a2', 'a3', 'a4'].map(begin);
  assert.equal(await getCode(begin('a5')), 'too-many-requests');
  assert.deepEqual(running(), ['a1', 'a2']);
  await endOldest(new Error('failed'));
  await first;
  assert.deepEqual(running(), ['a2', 'a3']);
  for (const _ of others) await endOldest();
  await Promise.all(others);
  const again = begin('a6');
  assert.deepEqual(running(), ['a6']);
  await endOldest();
  await again;
});

test('one client holds no more than its share, and later clients do not wait for it', async () => {
  const { begin, running, endOldest } = open({ concurrency: 2, concurrencyPerKey: 1 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(begin);
  for (const expected of ['a1 b1', 'b1 a2', 'a2 c1', 'c1 a3', 'a3 b2', 'b2']) {
    assert.equal(running().join(' '), expected);
    await endOldest();
  }
  await Promise.all(all);
});

test('jobs of one key run one after the other, also after a failure, and those of another key beside them', async () => {
  const { begin, running, endOldest } = open({ concurrency: Number.POSITIVE_INFINITY, concurrencyPerKey: 1 });
  const [other, first, ...others] = ['b1', 'a1', 'a2', 'a3'].map(begin);
  assert.deepEqual(running(), ['b1', 'a1']);
  await endOldest();
  const failure = assert.rejects(first!, /failed/);
  await endOldest(new Error('failed'));
  await failure;
  for (const expected of ['a2', 'a3']) {
    assert.deepEqual(running(), [expected]);
    await endOldest();
  }
  await Promise.all([other, ...others]);
});

test('a job that has waited too long begins all the same, and those behind it wait on', async () => {
  const { begin, running, endOldest } = open({ concurrency: 1, patienceMilliseconds: 20 });
  const [first, second] = ['a1', 'a2'].map(begin);
  await new Promise((resolve) => setTimeout(resolve, 40));
  const third = begin('a3');
  assert.deepEqual(running(), ['a1', 'a2']);
  await endOldest();
  assert.deepEqual(running(), ['a2']);
  await endOldest();
  assert.deepEqual(running(), ['a3']);
  await endOldest();
  await Promise.all([first, second, third]);
});

test('a client whose jobs wait is refused, and everybody where too many wait', async () => {
  const { begin, running, endOldest } = open({
    concurrency: 2,
    concurrencyPerKey: 1,
    maxWaiting: 6,
    maxWaitingPerKey: 3,
    onFull: (full) =>
      full === 'key'
        ? refuse('too-many-requests', 'manyPhotos', { retryAfterSeconds: 10 })
        : refuse('unavailable', 'manyVisitors', { retryAfterSeconds: 10 }),
  });
  const all = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map(begin);
  assert.equal(await getCode(begin('a')), 'too-many-requests');
  assert.equal(await getCode(begin('c')), 'unavailable');
  while (running().length > 0) await endOldest();
  await Promise.all(all);
});
