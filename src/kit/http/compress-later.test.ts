import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../../tests/support/until.ts';
import { createDelayedQueue } from './compress-later.ts';

test('of several pieces of work of one name, only the last is done', async () => {
  const runLater = createDelayedQueue(50);
  const done: string[] = [];
  for (const version of ['first', 'second', 'last']) runLater('home', async () => done.push(version));
  runLater('about', async () => done.push('about'));
  await until(() => done.includes('about'));
  assert.deepEqual(done, ['last', 'about']);
});

test('one piece of work waits for the other, also for one that fails', async () => {
  const runLater = createDelayedQueue(1);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(20);
    steps.push(`${name} ends`);
    throw new Error('as zlib may');
  };
  for (const name of ['a', 'b']) runLater(name, work(name));
  await until(() => steps.length === 4);
  runLater('c', work('c'));
  await until(() => steps.length === 6);
  assert.deepEqual(
    steps,
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
