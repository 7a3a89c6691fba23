import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { adminApi, api } from '#shared/paths.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { alerts } from './migrations/0034-alerts.ts';

test('leads of a former version: answered ones get no due time, waiting ones the one that Today showed', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  t.setNow('2026-11-20T18:00:00.000Z');
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = await t.call('POST', api.contact, contactBody({ email: `c${count}@example.com` }));
    ids.push(((await sent.json()) as { id: number }).id);
  }
  const [answered, message, quote] = ids as [number, number, number];
  t.setNow('2026-11-20T19:00:00.000Z');
  await t.adminCall('PATCH', adminApi.request(answered), { status: 'contacted' });
  await db.updateTable('requests').set({ service: 'Quote Request' }).where('id', '=', quote).execute();
  await sql`drop index requests_live_by_due`.execute(db);
  await sql`drop index if exists requests_live_by_day`.execute(db);
  for (const column of ['answer_due_at', 'answered_at', 'promised_hours', 'due_order']) {
    await sql`alter table requests drop column ${sql.ref(column)}`.execute(db);
  }
  await alerts().up(db);
  const list = (await (
    await t.adminCall('GET', `${adminApi.requests}?sort=due`)
  ).json()) as CustomerRequest[];
  assert.deepEqual(
    list.map(({ id, answerDueAt, answeredAt }) => [id, answerDueAt, answeredAt]),
    [
      [quote, '2026-11-20T19:00:00.000Z', null],
      [message, '2026-11-21T18:00:00.000Z', null],
      [answered, null, '2026-11-20T19:00:00.000Z'],
    ],
  );
  const analytics = await (await t.adminCall('GET', adminApi.analytics)).json();
  assert.equal((analytics as { answeredInTime: { counted: number } }).answeredInTime.counted, 0);
});
