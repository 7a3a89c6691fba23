import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { getEngine } from '#kit/db/portable.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { until } from '../../../../tests/support/until.ts';
import { countWaiting } from '../../../../tests/support/waiting.ts';
import { releaseMessage } from './release-message.ts';

test('a visit that is moved and done while its message leaves meets no deadlock', async (context) => {
  const { t, lead, book } = await openBooking(context);
  const { db } = t.deps;
  if (getEngine(db) === 'sqlite') return;
  const { id, version } = await parseVisit(await book(await lead()));
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'visit-booked')
    .executeTakeFirstOrThrow();
  const changes = [{ date: '2026-12-02', from: '08:00', to: '10:00' }, { status: 'done' }];
  // Signs in before anybody waits for a lock, which is for three seconds at most.
  await t.adminCall('GET', visitApi.visits);
  let released: Promise<void> | undefined;
  let changed: Promise<Response> | undefined;
  // Both read these settings after their first locks: whoever holds one then waits for the other.
  await inTransaction(db, async (trx) => {
    await sql`lock table message_settings in access exclusive mode`.execute(trx);
    released = releaseMessage(t.deps, message.id);
    await until(async () => (await countWaiting(db)) === 1);
    changed = t.adminCall('PATCH', visitApi.visit(id), { version, ...changes[0] });
    await until(async () => (await countWaiting(db)) === 2);
  });
  const [answer] = await Promise.all([changed!, released!]);
  assert.equal(answer.status, 200, await answer.clone().text());
  const done = { version: version + 1, ...changes[1] };
  assert.equal((await t.adminCall('PATCH', visitApi.visit(id), done)).status, 200);
});
