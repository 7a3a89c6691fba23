import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { InvoiceFigures } from '#money/invoices/invoice-figures.ts';
import {
  type Analytics,
  type AnalyticsPeriod,
  analyticsPeriodSchema,
  analyticsPeriods,
  analyticsSchema,
} from '#office/analytics/analytics.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { countByHand, countMonth, readAll } from './counted-by-hand.fixture.ts';
import { addRandomLeads } from './random-leads.fixture.ts';

/** Two days after the clocks went back, two days after they went forward, and late in the evening of a year's end. */
const times = ['2026-11-03T18:00:00.123Z', '2026-03-10T17:00:00.000Z', '2027-01-01T07:30:00.000Z'];

test('each figure of each period is what counting record by record gives, whatever was changed, deleted or erased', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  await app.lead();
  await t.deps.db
    .transaction()
    .execute((trx) => addRandomLeads(trx, { count: 400, now: new Date(times[0]!), seed: 7 }));
  for (const time of times) await compare(t, time);

  t.setNow(times[0]!);
  const { requests, quotes } = await readAll(t.deps.db);
  const getIds = (rows: { id: number; createdAt: string }[]) =>
    rows.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).map(({ id }) => id);
  const live = getIds(requests.filter(({ deletedAt }) => deletedAt === null));
  const spam = getIds(requests.filter(({ quarantinedAt }) => quarantinedAt !== null));
  const own = getIds(quotes.filter(({ deletedAt, requestId }) => deletedAt === null && requestId === null));
  const change = async (method: Parameters<typeof t.adminCall>[0], path: string, body?: object) => {
    const response = await t.adminCall(method, path, body);
    assert.equal(response.status, 200, await response.clone().text());
  };
  for (const id of live.slice(0, 20)) await change('DELETE', adminApi.request(id));
  for (const id of live.slice(0, 10)) await change('POST', adminApi.restoreRequest(id));
  for (const id of live.slice(20, 40)) await change('PATCH', adminApi.request(id), { status: 'cancelled' });
  for (const id of live.slice(40, 60)) await change('PATCH', adminApi.request(id), { status: 'contacted' });
  for (const id of spam.slice(0, 5)) await change('POST', adminApi.releaseQuarantined(id));
  for (const id of own.slice(0, 10)) await change('PUT', adminApi.quote(id), { status: 'completed' });
  await compare(t, times[0]!);
  await change('POST', privacyApi.erase, { contact: 'bo@example.com' });
  await compare(t, times[0]!);
});

async function compare(t: TestApp, time: string) {
  t.setNow(time);
  const now = new Date(time);
  const records = await readAll(t.deps.db);
  for (const days of analyticsPeriods) {
    const response = await t.adminCall('GET', `${adminApi.analytics}?days=${days}`);
    const shown = analyticsSchema.parse(await response.json());
    const { now: present, before } = countByHand(records, now, days);
    if (days === 365) assert.ok(present.answered > 30 && before.followUps.won > 3, JSON.stringify(before));
    assert.deepEqual(getSide(shown, 'now'), present, `${days} days until ${time}`);
    const { answered: _, inTime: __, counted: ___, ...compared } = before;
    assert.deepEqual(getSide(shown, 'before'), compared, `before the ${days} days until ${time}`);
    const alone = async (period: 'present' | 'former') => {
      const path = `${adminApi.analyticsPeriod}?days=${days}&period=${period}`;
      return analyticsPeriodSchema.parse(await (await t.adminCall('GET', path)).json());
    };
    assert.deepEqual(getFigures(await alone('present')), present, `${days} days until ${time}, alone`);
    assert.deepEqual(getFigures(await alone('former')), before, `before them, alone, until ${time}`);
  }
  const months = (await (await t.adminCall('GET', invoiceApi.figures)).json()) as InvoiceFigures[];
  for (const { month, quoted, completed } of months) {
    assert.deepEqual({ quoted, completed }, countMonth(records, month), month);
  }
}

/** A period by itself, in the form of `countByHand`. */
function getFigures(period: AnalyticsPeriod) {
  const counts = (rows: AnalyticsPeriod['sources']) =>
    Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  const { firstReply, answeredInTime } = period;
  return {
    sources: counts(period.sources),
    landingPages: counts(period.landingPages),
    funnel: period.funnel.map(({ count }) => count),
    firstReply: firstReply.minutes,
    answered: firstReply.answered,
    answeredInTime: answeredInTime.percent,
    inTime: answeredInTime.inTime,
    counted: answeredInTime.counted,
    followUps: period.followUps,
    reminders: period.reminders,
    reviewRequests: period.reviewRequests,
    revenue: period.revenue.map(({ amount }) => amount),
  };
}

/** One of the two periods, in the form of `countByHand`. */
function getSide(shown: Analytics, side: 'now' | 'before') {
  const counts = (rows: { now: number; before: number }[], names: string[]) =>
    Object.fromEntries(rows.flatMap((row, index) => (row[side] > 0 ? [[names[index], row[side]]] : [])));
  const { sources, landingPages, funnel, firstReply, answeredInTime, followUps, reminders } = shown;
  const getVisits = ({ visits, noShows }: Analytics['reminders']['reminded']) => ({
    visits: visits[side],
    noShows: noShows[side],
  });
  return {
    sources: counts(
      sources,
      sources.map(({ name }) => name),
    ),
    landingPages: counts(
      landingPages,
      landingPages.map(({ path }) => path),
    ),
    funnel: funnel.map((stage) => stage[side]),
    firstReply: firstReply[side],
    answeredInTime: answeredInTime[side],
    ...(side === 'now' && {
      answered: firstReply.answered,
      inTime: answeredInTime.inTime,
      counted: answeredInTime.counted,
    }),
    followUps: { quotes: followUps.quotes[side], won: followUps.won[side] },
    reminders: {
      sent: reminders.sent[side],
      reminded: getVisits(reminders.reminded),
      notReminded: getVisits(reminders.notReminded),
    },
    reviewRequests: shown.reviewRequests[side],
    revenue: shown.revenue.map((row) => row[side]),
  };
}
