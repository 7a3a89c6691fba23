import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestApp } from '../../../tests/support/app.ts';
import { lockKeys } from './lock-key.ts';
import { inTransaction } from './transaction.ts';

test('transactions that lock a common name take turns, in whatever order they name their names', async (context) => {
  const { deps } = await openTestApp(context);
  let inside = 0;
  let most = 0;
  const run = (keys: string[]) =>
    inTransaction(deps.db, async (trx) => {
      await lockKeys(trx, keys);
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    });
  const orders = Array.from({ length: 12 }, (_, index) =>
    index % 2 ? ['email:a', 'phone:1'] : ['phone:1', 'email:a'],
  );
  await Promise.all(orders.map(run));
  assert.equal(most, 1);
});
