import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { inTurn } from './in-turn.ts';

test('calls of one name run one after the other, also after a failure, and those of another name beside them', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const running = new Map<string, number>();
  const done: number[] = [];
  const call = (key: string, number: number) =>
    inTurn(db, key, async () => {
      assert.equal(running.get(key) ?? 0, 0, key);
      running.set(key, 1);
      await db.selectFrom('crews').select('id').execute();
      running.set(key, 0);
      done.push(number);
      if (number === 3) throw new Error('refused');
      return number;
    });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const other = inTurn(db, 'another day', () => held);
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => call('a day', number)));
  release();
  await other;
  assert.deepEqual(done, [1, 2, 3, 4, 5]);
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    [true, true, false, true, true],
  );
});
