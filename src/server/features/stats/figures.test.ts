import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analytics, funnelStages } from '#shared/analytics.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { formatCents } from '#shared/money.ts';
import { adminApi } from '#shared/paths.ts';
import { quoteStatuses } from '#shared/quotes.ts';
import { requestStatuses } from '#shared/requests.ts';
import type { StatsPoint } from '#shared/stats.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addQuote, addRequest, daysAgo, now, readStats } from './stats.fixture.ts';

/** Two or three a day over the last 70 days, at every hour and in every status; some in the trash. */
const leads = Array.from({ length: 160 }, (_, number) => {
  const days = ((number * 71) % 160) * 0.4375;
  const quoteStatus = quoteStatuses[number % quoteStatuses.length]!;
  return {
    createdAt: daysAgo(days),
    status: requestStatuses[number % requestStatuses.length]!,
    deletedAt: number % 7 === 0 ? now : null,
    quote: {
      status: quoteStatus,
      completedAt: quoteStatus === 'completed' ? daysAgo(days / 2) : undefined,
      estimatedPriceCents: 100_00 + number * 37,
    },
  };
});
const live = leads.filter(({ deletedAt }) => deletedAt === null);

const isBetween = (time: string | undefined, from: number, to: number) =>
  time !== undefined && daysAgo(from) <= time && (to === 0 || time < daysAgo(to));
const createdBetween = (from: number, to: number) =>
  live.filter(({ createdAt }) => isBetween(createdAt, from, to));
const completedBetween = (from: number, to: number) =>
  live.filter(({ quote }) => isBetween(quote.completedAt, from, to));
const isWon = ({ quote }: (typeof leads)[number]) => ['scheduled', 'completed'].includes(quote.status);
const centsOf = (some: typeof leads) => some.reduce((sum, { quote }) => sum + quote.estimatedPriceCents, 0);

const rounded = (value: number) => Math.round(value * 10) / 10;
const change = (before: number, after: number) => rounded(((after - before) / before) * 100);
const wonPercent = (some: typeof leads) => rounded((some.filter(isWon).length / some.length) * 100);

async function storeLeads(t: TestApp) {
  for (const { createdAt, status, deletedAt, quote } of leads) {
    await addRequest(t, createdAt, status, deletedAt);
    await addQuote(t, { createdAt, ...quote, ...(deletedAt && { deletedAt }) });
  }
}

test('the figures of every period are what a walk through all leads makes them', async (context) => {
  const t = await openTestApp(context);
  await storeLeads(t);
  const month = live.filter(({ quote }) => (quote.completedAt ?? '') >= '2026-11-01T07:00:00.000Z');
  for (const days of [7, 30] as const) {
    const [present, former] = [createdBetween(days, 0), createdBetween(2 * days, days)];
    const { trends, ...stats } = await readStats(t, `?days=${days}`);
    assert.deepEqual(stats, {
      totalRequests: live.length,
      revenueThisMonth: formatCents(centsOf(month)),
      activeServices: 0,
      conversionRate: wonPercent(present),
      newRequests: live.filter(({ status }) => status === 'new').length,
    });
    assert.deepEqual(trends, {
      totalRequests: change(former.length, present.length),
      revenueThisMonth: change(centsOf(completedBetween(2 * days, days)), centsOf(completedBetween(days, 0))),
      activeServices: null,
      conversionRate: change(wonPercent(former), wonPercent(present)),
    });
  }
});

test('so are the bars of every day', async (context) => {
  const t = await openTestApp(context);
  await storeLeads(t);
  const answer = await t.adminCall('GET', `${adminApi.statsSeries}?days=30`);
  for (const point of (await answer.json()) as StatsPoint[]) {
    const ofDay = live.filter(
      ({ createdAt }) => calendarDate(new Date(createdAt), business.timeZone) === point.from,
    );
    assert.deepEqual(point, {
      from: point.from,
      to: point.from,
      leads: ofDay.length,
      quoted: formatCents(centsOf(ofDay)),
      won: formatCents(centsOf(ofDay.filter(isWon))),
    });
  }
});

test('so are the stages and the revenue of Analytics', async (context) => {
  const t = await openTestApp(context);
  await storeLeads(t);
  for (const days of [7, 30]) {
    const answer = await t.adminCall('GET', `${adminApi.analytics}?days=${days}`);
    const { funnel, landingPages, revenue } = (await answer.json()) as Analytics;
    const [present, former] = [createdBetween(days, 0), createdBetween(2 * days, days)];
    assert.deepEqual(landingPages, [{ path: '', now: present.length, before: former.length }]);
    const reached = (some: typeof leads, index: number) =>
      // A cancelled request that nobody has answered stays where it began.
      some.filter(({ status }) => index === 0 || funnelStages.indexOf(status as 'new') >= index).length;
    assert.deepEqual(
      funnel,
      funnelStages.map((stage, index) => ({
        stage,
        now: reached(present, index),
        before: reached(former, index),
      })),
    );
    assert.deepEqual(revenue[0], {
      category: 'couch',
      now: formatCents(centsOf(completedBetween(days, 0))),
      before: formatCents(centsOf(completedBetween(2 * days, days))),
    });
  }
});
