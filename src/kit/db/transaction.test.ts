import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '../../../tests/support/app.ts';
import { lockKeys } from './lock-key.ts';
import { getEngine } from './portable.ts';
import { inTransaction, type Trx } from './transaction.ts';

test('two transactions that wait for each other both end well, since the one that Postgres ends runs again', async (context) => {
  const { deps } = await openTestApp(context);
  if (getEngine(deps.db) === 'sqlite') return;
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const run = (own: number) =>
    inTransaction(deps.db, async (trx: Trx) => {
      await lockKeys(trx, [`key ${own}`]);
      begun[own]!.resolve();
      await begun[1 - own]!.promise;
      await lockKeys(trx, [`key ${1 - own}`]);
      return own;
    });
  assert.deepEqual(await Promise.all([run(0), run(1)]), [0, 1]);
});

test('a transaction that the database ends each time runs only some times', async (context) => {
  const { deps } = await openTestApp(context);
  for (const code of ['40001', '40P01']) {
    const ended = Object.assign(new Error('ended by Postgres'), { code });
    let runs = 0;
    const endless = inTransaction(deps.db, async () => {
      runs += 1;
      throw ended;
    });
    await assert.rejects(endless, ended);
    assert.ok(runs > 1 && runs < 10, `${runs} runs`);
  }
  let others = 0;
  const wrong = inTransaction(deps.db, async () => {
    others += 1;
    throw Object.assign(new Error('duplicate'), { code: '23505' });
  });
  await assert.rejects(wrong);
  assert.equal(others, 1);
});
