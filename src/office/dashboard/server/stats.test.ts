import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { addQuote, addRequest, daysAgo, readStats } from './stats.fixture.ts';

test('only administrators see the figures', async (context) => {
  const t = await openTestApp(context);
  assert.equal((await t.call('GET', adminApi.stats)).status, 401);
});

test('without any record every figure is zero, and no period can be compared', async (context) => {
  const t = await openTestApp(context);
  const zero = {
    totalRequests: 0,
    revenueThisMonth: '0.00',
    activeServices: 0,
    conversionRate: 0,
    newRequests: 0,
  };
  assert.deepEqual(await readStats(t), zero);
  const none = { totalRequests: null, revenueThisMonth: null, activeServices: null, conversionRate: null };
  assert.deepEqual(await readStats(t, '?days=7'), { ...zero, trends: none });
});

test('requests are counted whatever their age and status, but not those in the trash', async (context) => {
  const t = await openTestApp(context);
  await addRequest(t, daysAgo(0));
  await addRequest(t, daysAgo(500), 'completed');
  await addRequest(t, daysAgo(1), 'new', daysAgo(0));
  await addRequest(t, daysAgo(2), 'new');
  const { totalRequests, newRequests } = await readStats(t);
  assert.deepEqual({ totalRequests, newRequests }, { totalRequests: 3, newRequests: 2 });
});

test('services count while they are active and not in the trash', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db);
  await addService(t.deps.db, { isActive: 0 });
  await addService(t.deps.db, { deletedAt: daysAgo(1) });
  assert.equal((await readStats(t)).activeServices, 1);
});

test('the revenue is the estimated price of the quotes completed in this month of Los Angeles', async (context) => {
  // In Los Angeles it is still half past eleven in the evening of November 30.
  const t = await openTestApp(context, { now: '2026-12-01T07:30:00.000Z' });
  const completed = (completedAt: string, estimatedPriceCents: number | null) =>
    addQuote(t, {
      createdAt: '2026-09-01T00:00:00.000Z',
      status: 'completed',
      completedAt,
      estimatedPriceCents,
    });
  // Midnight of November 1 is in summer time, that of December 1 is not.
  await completed('2026-11-01T06:59:59.999Z', 1_00);
  await completed('2026-11-01T07:00:00.000Z', 20_50);
  await completed('2026-12-01T07:30:00.000Z', 300_00);
  await completed('2026-11-15T00:00:00.000Z', null);
  await addQuote(t, {
    createdAt: '2026-11-15T00:00:00.000Z',
    status: 'scheduled',
    estimatedPriceCents: 4000_00,
  });
  await addQuote(t, {
    createdAt: '2026-11-15T00:00:00.000Z',
    status: 'completed',
    completedAt: '2026-11-15T00:00:00.000Z',
    deletedAt: '2026-11-16T00:00:00.000Z',
  });
  assert.equal((await readStats(t)).revenueThisMonth, '320.50');

  t.setNow('2026-12-01T07:59:59.999Z');
  assert.equal((await readStats(t)).revenueThisMonth, '320.50');
  t.setNow('2026-12-01T08:00:00.000Z');
  assert.equal((await readStats(t)).revenueThisMonth, '0.00');
});

test('the conversion rate is the share of the period’s quotes that are scheduled or completed, in percent', async (context) => {
  const t = await openTestApp(context);
  await addQuote(t, { createdAt: daysAgo(1), status: 'new' });
  await addQuote(t, { createdAt: daysAgo(2), status: 'contacted' });
  await addQuote(t, { createdAt: daysAgo(8), status: 'scheduled' });
  await addQuote(t, { createdAt: daysAgo(60), status: 'completed', completedAt: daysAgo(59) });
  await addQuote(t, { createdAt: daysAgo(1), status: 'completed', deletedAt: daysAgo(0) });
  assert.equal((await readStats(t, '?days=7')).conversionRate, 0);
  assert.equal((await readStats(t, '?days=30')).conversionRate, 33.3);
  assert.equal((await readStats(t, '?days=90')).conversionRate, 50);
  assert.equal((await readStats(t)).conversionRate, 33.3);
});
