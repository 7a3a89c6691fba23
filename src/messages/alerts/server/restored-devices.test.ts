import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRows, backUp, lookInto, newPlace, restoreTo } from '#kit/backup/backup.fixture.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { until } from '../../../../tests/support/until.ts';
import { openAlerts } from './alerts.fixture.ts';
import { alertFirst } from './alerts.ts';
import { startPushWorker } from './push-worker.ts';

test('a device gets alerts from a restored backup as before, with the same key', async (context) => {
  const app = await openAlerts(context);
  const { deps } = app.t;
  await app.message();
  const [before] = await until(
    () => app.service.pushes,
    (pushes) => pushes.length === 1,
  );
  await until(app.jobs, ([job]) => job?.status === 'sent');
  const { folder } = await backUp(app.t);
  const present = await allRows(deps.db);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  assert.deepEqual((await lookInto(place, allRows)).push_subscriptions, present.push_subscriptions);

  await lookInto(place, async (db) => {
    const alert = { title: 'After the restore', body: '', url: '/admin' };
    await inTransaction(db, (trx) => alertFirst(trx, alert, { requestId: null }, deps.clock()));
    const worker = startPushWorker(
      { ...deps, db },
      { timing: { pollMilliseconds: 20, graceMilliseconds: 200 } },
    );
    try {
      await until(() => app.service.pushes.length === 2);
    } finally {
      await worker.stop();
    }
  });
  const after = app.service.pushes[1]!;
  assert.equal(after.message.title, 'After the restore');
  assert.equal(after.device, 'phone');
  const getKey = ({ headers }: typeof after) => headers.authorization!.split('k=')[1];
  assert.equal(getKey(after), getKey(before!));
  assert.deepEqual(app.service.faults, []);
});
