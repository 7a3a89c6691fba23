import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '#shared/errors.ts';
import { adminApi } from '#shared/paths.ts';
import type { QuoteStatus } from '#shared/quotes.ts';
import type { RequestStatus } from '#shared/requests.ts';
import { type Stats, statsSchema } from '#shared/stats.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';

async function readStats(t: TestApp, query = ''): Promise<Stats> {
  const answer = await t.adminCall('GET', adminApi.stats + query);
  assert.equal(answer.status, 200);
  return statsSchema.parse(await answer.json());
}

async function addRequest(
  t: TestApp,
  createdAt: string,
  status: RequestStatus = 'new',
  deletedAt: string | null = null,
) {
  const request = {
    firstName: 'Ana',
    lastName: '',
    email: '',
    phone: '',
    service: 'carpet',
    message: '',
    notes: '',
  };
  const times = { createdAt, updatedAt: createdAt, deletedAt };
  await t.deps.db
    .insertInto('requests')
    .values({ ...request, ...times, status, priority: 'medium', searchText: '' })
    .execute();
}

interface TestQuote {
  createdAt: string;
  status?: QuoteStatus;
  completedAt?: string;
  estimatedPriceCents?: number | null;
  deletedAt?: string;
}

async function addQuote(t: TestApp, { createdAt, ...changes }: TestQuote) {
  await t.deps.db
    .insertInto('quotes')
    .values({
      requestId: null,
      firstName: 'Ana',
      lastName: '',
      email: '',
      phone: null,
      zipCode: '91501',
      serviceCategory: 'couch',
      serviceTitle: 'Sofa',
      subtotalCents: 0,
      discountPercent: 0,
      totalCents: 0,
      estimatedPriceCents: 100_00,
      contactMethod: 'sms',
      preferredDate: null,
      preferredTime: null,
      notes: '',
      adminNotes: '',
      imageUrl: null,
      status: 'new',
      completedAt: null,
      searchText: '',
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
      ...changes,
    })
    .execute();
}

const now = '2026-11-21T18:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

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

test('trends compare the period with the equal one before it', async (context) => {
  const t = await openTestApp(context);
  for (const days of [0, 1, 6.9]) await addRequest(t, daysAgo(days));
  for (const days of [7.1, 13.9]) await addRequest(t, daysAgo(days));
  await addRequest(t, daysAgo(14.1));

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

test('a lead of this very moment belongs to the present period', async (context) => {
  const t = await openTestApp(context);
  await addRequest(t, daysAgo(7));
  await addRequest(t, now);
  await addRequest(t, daysAgo(14));
  assert.equal((await readStats(t, '?days=7')).trends?.totalRequests, 100);
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
