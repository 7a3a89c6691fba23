import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import type { Analytics } from '#office/analytics/analytics.ts';
import type { StatsPoint } from '#office/dashboard/stats.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addRequest, readStats } from './stats.fixture.ts';

async function read<Answer>(t: TestApp, path: string): Promise<Answer> {
  return (await t.adminCall('GET', path)).json() as Promise<Answer>;
}

/** Los Angeles: an ordinary day, 11 p.m. of the day with 25 hours, and of the one with 23. */
const cases = [
  {
    now: '2026-11-21T18:00:00.000Z',
    days: { from: '2026-11-15', to: '2026-11-21', before: { from: '2026-11-08', to: '2026-11-14' } },
    present: ['2026-11-15T08:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    former: ['2026-11-08T08:00:00.000Z', '2026-11-14T18:00:00.000Z'],
  },
  {
    now: '2026-11-02T07:00:00.000Z',
    days: { from: '2026-10-26', to: '2026-11-01', before: { from: '2026-10-19', to: '2026-10-25' } },
    present: ['2026-10-26T07:00:00.000Z', '2026-11-02T07:00:00.000Z'],
    former: ['2026-10-19T07:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  },
  {
    now: '2026-03-09T06:00:00.000Z',
    days: { from: '2026-03-02', to: '2026-03-08', before: { from: '2026-02-23', to: '2026-03-01' } },
    present: ['2026-03-02T08:00:00.000Z', '2026-03-09T06:00:00.000Z'],
    former: ['2026-02-23T08:00:00.000Z', '2026-03-02T07:00:00.000Z'],
  },
];

const millisecondAfter = (time: string, count: number) => new Date(Date.parse(time) + count).toISOString();

for (const { now, days, present, former } of cases) {
  test(`at ${now} dashboard, charts and Analytics count the same seven days`, async (context) => {
    const t = await openTestApp(context, { now });
    for (const time of present) await addRequest(t, time);
    await addRequest(t, millisecondAfter(present[0]!, -1));
    for (const time of former) await addRequest(t, time);
    await addRequest(t, millisecondAfter(former[0]!, -1));
    await addRequest(t, millisecondAfter(former[1]!, 1));

    const { from, to, before, landingPages, funnel } = await read<Analytics>(
      t,
      `${adminApi.analytics}?days=7`,
    );
    assert.deepEqual({ from, to, before }, days);
    assert.deepEqual(landingPages, [{ path: '', now: 2, before: 2 }]);
    assert.deepEqual([funnel[0]!.now, funnel[0]!.before], [2, 2]);

    const series = await read<StatsPoint[]>(t, `${adminApi.statsSeries}?days=7`);
    assert.deepEqual([series[0]!.from, series[0]!.leads], [days.from, 1]);
    assert.deepEqual([series.at(-1)!.to, series.at(-1)!.leads], [days.to, 1]);
    assert.equal((await readStats(t, '?days=7')).trends?.totalRequests, 0);
  });
}

test('the chart of 90 days counts what Analytics counts', async (context) => {
  const t = await openTestApp(context);
  // Midnight of August 24 in Los Angeles, the first of 90 days, and the moment before.
  for (const time of ['2026-08-24T07:00:00.000Z', '2026-08-24T06:59:59.999Z']) await addRequest(t, time);
  const series = await read<StatsPoint[]>(t, `${adminApi.statsSeries}?days=90`);
  const { funnel } = await read<Analytics>(t, `${adminApi.analytics}?days=90`);
  assert.deepEqual([series.reduce((sum, { leads }) => sum + leads, 0), funnel[0]!.now], [1, 1]);
});
