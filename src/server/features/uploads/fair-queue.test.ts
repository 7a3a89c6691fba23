import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** A queue, the jobs that run, and what ends the oldest of them. */
function open() {
  const inTurn = createFairQueue({ atOnce: 2, atOncePerClient: 1, waiting: 6, waitingPerClient: 3 });
  const running: { name: string; end: () => void }[] = [];
  return {
    begin: (client: string, name: string) =>
      inTurn(client, () => new Promise<void>((end) => running.push({ name, end }))),
    running: () => running.map(({ name }) => name),
    async endOldest() {
      running.shift()!.end();
      await nextTurn();
    },
  };
}

test('one client holds no more than its share, and later clients do not wait for it', async () => {
  const { begin, running, endOldest } = open();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => begin(name[0]!, name));
  assert.deepEqual(running(), ['a1', 'b1']);
  await endOldest();
  assert.deepEqual(running(), ['b1', 'a2']);
  await endOldest();
  assert.deepEqual(running(), ['a2', 'c1']);
  await endOldest();
  assert.deepEqual(running(), ['c1', 'a3']);
  await endOldest();
  assert.deepEqual(running(), ['a3', 'b2']);
  await endOldest();
  await endOldest();
  await Promise.all(all);
});

test('a client whose jobs wait is refused, and everybody where too many wait', async () => {
  const { begin, running, endOldest } = open();
  const codeOf = async (client: string) => {
    const error = await begin(client, client).catch((error: unknown) => error);
    assert.ok(error instanceof AppError && error.options.retryAfterSeconds);
    return error.code;
  };
  const all = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map((client) => begin(client, client));
  assert.equal(await codeOf('a'), 'too-many-requests');
  assert.equal(await codeOf('c'), 'unavailable');
  while (running().length > 0) await endOldest();
  await Promise.all(all);
});
