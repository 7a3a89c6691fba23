import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { addQuote, addRequest, daysAgo, now, readStats } from './stats.fixture.ts';

test('trends compare the period with the equal one before it', async (context) => {
  const t = await openTestApp(context);
  for (const days of [0, 1, 6.4]) await addRequest(t, daysAgo(days));
  for (const days of [7.1, 13.4]) await addRequest(t, daysAgo(days));
  // It is ten in the morning: the rest of that day, and the night before the first, are in neither.
  for (const days of [6.9, 13.5]) await addRequest(t, daysAgo(days));

  const quotes: [
    days: number,
    status: QuoteStatus,
    completedDaysAgo?: number,
    estimatedPriceCents?: number,
  ][] = [
    [1, 'completed', 0.5, 90_00],
    [2, 'new'],
    [3, 'new'],
    [4, 'contacted'],
    [8, 'completed', 8, 120_00],
    [9, 'new'],
    [20, 'completed', 15, 500_00],
  ];
  for (const [days, status, completed, estimatedPriceCents] of quotes) {
    const completedAt = completed === undefined ? undefined : daysAgo(completed);
    await addQuote(t, { createdAt: daysAgo(days), status, completedAt, estimatedPriceCents });
  }
  for (const days of [1, 8, 30, 31]) await addService(t.deps.db, { createdAt: daysAgo(days) });

  const { trends } = await readStats(t, '?days=7');
  assert.deepEqual(trends, {
    // 3 after 2, 90 dollars after 120, 4 after 3, 25 % after 50 %.
    totalRequests: 50,
    revenueThisMonth: -25,
    activeServices: 33.3,
    conversionRate: -50,
  });
});

test('a trend is null where the period before is empty, and -100 where this one is', async (context) => {
  const t = await openTestApp(context);
  await addRequest(t, daysAgo(1));
  await addQuote(t, { createdAt: daysAgo(10), status: 'completed', completedAt: daysAgo(9) });
  const { trends } = await readStats(t, '?days=7');
  assert.deepEqual(trends, {
    totalRequests: null,
    revenueThisMonth: -100,
    activeServices: null,
    conversionRate: -100,
  });
});

test('a lead of this very moment belongs to its period, as does one of the first moment', async (context) => {
  const t = await openTestApp(context);
  for (const time of ['2026-11-15T08:00:00.000Z', now]) await addRequest(t, time);
  // Midnight of November 8 in Los Angeles, and ten in the morning of November 14.
  for (const time of ['2026-11-08T08:00:00.000Z', daysAgo(7)]) await addRequest(t, time);
  for (const time of ['2026-11-08T07:59:59.999Z', '2026-11-15T07:59:59.999Z']) await addRequest(t, time);
  assert.equal((await readStats(t, '?days=7')).trends?.totalRequests, 0);
});

test('only the three periods of the dashboard exist', async (context) => {
  const t = await openTestApp(context);
  for (const days of [7, 30, 90]) assert.ok((await readStats(t, `?days=${days}`)).trends);
  assert.equal((await readStats(t, '?days=')).trends, undefined);
  for (const days of ['8', '0', '-7', '7.5', 'all']) {
    const answer = await t.adminCall('GET', `${adminApi.stats}?days=${days}`);
    assert.equal(answer.status, 422, days);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'days');
  }
});
