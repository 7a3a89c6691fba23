import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCents } from '#kit/money/money.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { type Analytics, funnelStages } from '#office/analytics/analytics.ts';
import type { StatsPoint } from '#office/dashboard/stats.ts';
import { quoteStatuses } from '#sales/quotes/quotes.ts';
import { requestStatuses } from '#sales/requests/requests.ts';
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

/** From midnight in Los Angeles to ten in the morning, which it is now; clocks were changed on November 1. */
const periods = [
  {
    days: 7,
    present: ['2026-11-15T08:00:00.000Z', now],
    former: ['2026-11-08T08:00:00.000Z', '2026-11-14T18:00:00.000Z'],
    formerDays: ['2026-11-08T08:00:00.000Z', '2026-11-15T07:59:59.999Z'],
  },
  {
    days: 30,
    present: ['2026-10-23T07:00:00.000Z', now],
    former: ['2026-09-23T07:00:00.000Z', '2026-10-22T17:00:00.000Z'],
    formerDays: ['2026-09-23T07:00:00.000Z', '2026-10-23T06:59:59.999Z'],
  },
] as const;
type Ends = readonly [from: string, to: string];

const isIn = (time: string | undefined, [from, to]: Ends) => time !== undefined && from <= time && time <= to;
const createdIn = (ends: Ends) => live.filter(({ createdAt }) => isIn(createdAt, ends));
const completedIn = (ends: Ends) => live.filter(({ quote }) => isIn(quote.completedAt, ends));
const isWon = ({ quote }: (typeof leads)[number]) => ['scheduled', 'completed'].includes(quote.status);
const getCents = (some: typeof leads) => some.reduce((sum, { quote }) => sum + quote.estimatedPriceCents, 0);

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
  for (const { days, ...ends } of periods) {
    const [present, former] = [createdIn(ends.present), createdIn(ends.former)];
    const { trends, ...stats } = await readStats(t, `?days=${days}`);
    assert.deepEqual(stats, {
      totalRequests: live.length,
      revenueThisMonth: formatCents(getCents(month)),
      activeServices: 0,
      conversionRate: wonPercent(present),
      newRequests: live.filter(({ status }) => status === 'new').length,
    });
    assert.deepEqual(trends, {
      totalRequests: change(former.length, present.length),
      revenueThisMonth: change(getCents(completedIn(ends.formerDays)), getCents(completedIn(ends.present))),
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
    const ofDay = live.filter(({ createdAt }) => calendarDate(new Date(createdAt)) === point.from);
    assert.deepEqual(point, {
      from: point.from,
      to: point.from,
      leads: ofDay.length,
      quoted: formatCents(getCents(ofDay)),
      won: formatCents(getCents(ofDay.filter(isWon))),
    });
  }
});

test('so are the stages and the revenue of Analytics', async (context) => {
  const t = await openTestApp(context);
  await storeLeads(t);
  for (const { days, ...ends } of periods) {
    const answer = await t.adminCall('GET', `${adminApi.analytics}?days=${days}`);
    const { funnel, landingPages, revenue } = (await answer.json()) as Analytics;
    const [present, former] = [createdIn(ends.present), createdIn(ends.former)];
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
      now: formatCents(getCents(completedIn(ends.present))),
      before: formatCents(getCents(completedIn(ends.formerDays))),
    });
  }
});
