import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { StatsPoint } from '#office/dashboard/stats.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

async function readSeries(t: TestApp, days: number): Promise<StatsPoint[]> {
  const answer = await t.adminCall('GET', `${adminApi.statsSeries}?days=${days}`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as StatsPoint[];
}

async function sendLeadAt(t: TestApp, time: string, body: object) {
  t.setNow(time);
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  return (await answer.json()) as { id: number; quoteId: number | null };
}

test('each day of the business is a point, today the last, and a night in UTC belongs to the day before', async (context) => {
  const t = await openTestApp(context);
  // In Los Angeles it is 23:59 of November 19, and then midnight.
  await sendLeadAt(t, '2026-11-20T07:59:59.999Z', contactBody());
  await sendLeadAt(t, '2026-11-20T08:00:00.000Z', contactBody());
  await sendLeadAt(t, '2026-11-21T18:00:00.000Z', contactBody());
  const series = await readSeries(t, 7);
  assert.deepEqual(
    series.map(({ from, to, leads }) => [from, to, leads]),
    [
      ['2026-11-15', '2026-11-15', 0],
      ['2026-11-16', '2026-11-16', 0],
      ['2026-11-17', '2026-11-17', 0],
      ['2026-11-18', '2026-11-18', 0],
      ['2026-11-19', '2026-11-19', 1],
      ['2026-11-20', '2026-11-20', 1],
      ['2026-11-21', '2026-11-21', 1],
    ],
  );
});

test('what came in before the first day, or lies in the trash, is not in it', async (context) => {
  const t = await openTestApp(context);
  // 23:59 of November 14, the day before the first.
  await sendLeadAt(t, '2026-11-15T07:59:00.000Z', contactBody());
  const { id } = await sendLeadAt(t, '2026-11-20T18:00:00.000Z', contactBody());
  await t.adminCall('DELETE', adminApi.request(id));
  t.setNow('2026-11-21T18:00:00.000Z');
  assert.equal(
    (await readSeries(t, 7)).reduce((sum, { leads }) => sum + leads, 0),
    0,
  );
});

test('90 days are thirteen weeks, the first of six days, the last of which ends today, also across the change of the clocks', async (context) => {
  const t = await openTestApp(context);
  // The night of November 1 has 25 hours: 23:30 of that day is half past seven in UTC.
  await sendLeadAt(t, '2026-11-02T07:30:00.000Z', contactBody());
  t.setNow('2026-11-21T18:00:00.000Z');
  const series = await readSeries(t, 90);
  assert.equal(series.length, 13);
  assert.deepEqual(
    [series[0]!.from, series[0]!.to, series.at(-1)!.to],
    ['2026-08-24', '2026-08-29', '2026-11-21'],
  );
  assert.equal(series.find(({ leads }) => leads === 1)?.to, '2026-11-07');
});

test('quoted is the price of the quotes of the day, won what of it is scheduled or completed', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { originalPriceCents: 80_50, discountedPriceCents: 80_50 });
  const won = await sendLeadAt(t, '2026-11-20T18:00:00.000Z', quoteBody([{ serviceId, quantity: 1 }]));
  await sendLeadAt(
    t,
    '2026-11-20T19:00:00.000Z',
    quoteBody([{ serviceId, quantity: 1 }], { zipCode: '91502' }),
  );
  const status = await t.adminCall('PUT', adminApi.quote(won.quoteId!), { status: 'scheduled' });
  assert.equal(status.status, 200);
  t.setNow('2026-11-21T18:00:00.000Z');
  const day = (await readSeries(t, 30)).find(({ from }) => from === '2026-11-20');
  assert.deepEqual(day, { from: '2026-11-20', to: '2026-11-20', leads: 2, quoted: '161.00', won: '80.50' });
});

test('only administrators see the series, and only of the three periods', async (context) => {
  const t = await openTestApp(context);
  assert.equal((await t.call('GET', adminApi.statsSeries)).status, 401);
  assert.equal((await t.adminCall('GET', `${adminApi.statsSeries}?days=8`)).status, 422);
});
