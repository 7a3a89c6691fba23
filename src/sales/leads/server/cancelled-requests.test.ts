import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Analytics } from '#office/analytics/analytics.ts';
import type { Stats, StatsPoint } from '#office/dashboard/stats.ts';
import { type PersonSummary, privacyApi } from '#office/privacy/privacy.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer, RequestStatus } from '#sales/requests/requests.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

/** A lead of 89 dollars for December 1, and what the panel says of it. */
async function openLead(context: TestContext) {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
  const lead = (await sent.json()) as ContactAnswer;
  const read = async <Answer>(path: string) => (await (await t.adminCall('GET', path)).json()) as Answer;
  const quoteId = lead.quoteId!;
  return {
    t,
    requestId: lead.id,
    quoteId,
    read,
    quote: () => read<Quote>(adminApi.quote(quoteId)),
    moveTo: async (status: RequestStatus) => {
      const answer = await t.adminCall('PATCH', adminApi.request(lead.id), { status });
      assert.equal(answer.status, 200);
    },
    schedule: () => read<Schedule>(`${adminApi.schedule}?from=2026-12-01&to=2026-12-01`),
    feed: async () => {
      const { url } = await read<{ url: string }>(adminApi.calendarFeed);
      return (await t.call('GET', new URL(url).pathname)).text();
    },
  };
}

test('the visit of a cancelled request leaves the schedule and its feed, and comes back with it', async (context) => {
  const { moveTo, schedule, feed, quoteId } = await openLead(context);
  const shown = async () => {
    const { visits, wishes, wishCount } = await schedule();
    const ids = [visits, wishes].map((quotes) => quotes.map(({ id }) => id));
    return [...ids, wishCount, (await feed()).includes('BEGIN:VEVENT')];
  };
  assert.deepEqual(await shown(), [[], [quoteId], 1, false]);
  await moveTo('cancelled');
  assert.deepEqual(await shown(), [[], [], 0, false]);
  await moveTo('scheduled');
  assert.deepEqual(await shown(), [[quoteId], [], 0, true]);
  await moveTo('cancelled');
  assert.deepEqual(await shown(), [[], [], 0, false]);
  await moveTo('quoted');
  assert.deepEqual(await shown(), [[quoteId], [], 0, true]);
});

test('neither revenue nor a won quote is left of a cancelled request, until it is taken up again', async (context) => {
  const { t, moveTo, read, quoteId } = await openLead(context);
  const figures = async () => {
    const { revenueThisMonth, conversionRate } = await read<Stats>(adminApi.stats);
    const points = await read<StatsPoint[]>(`${adminApi.statsSeries}?days=7`);
    const { revenue } = await read<Analytics>(`${adminApi.analytics}?days=7`);
    const { quoted, won } = points.at(-1)!;
    return [
      revenueThisMonth,
      conversionRate,
      quoted,
      won,
      revenue
        .map(({ now }) => now)
        .sort()
        .at(-1),
    ];
  };
  const counted = ['89.00', 100, '89.00', '89.00', '89.00'];
  await t.adminCall('PUT', adminApi.quote(quoteId), { preferredDate: '2026-11-21' });
  await moveTo('completed');
  assert.deepEqual(await figures(), counted);
  await moveTo('cancelled');
  assert.deepEqual(await figures(), ['0.00', 0, '89.00', '0.00', '0.00']);
  await moveTo('completed');
  assert.deepEqual(await figures(), counted);
});

test('a quote says that its request was cancelled, in its list, alone and in the export', async (context) => {
  const { t, moveTo, read, quote } = await openLead(context);
  const exported = async () => {
    const csv = await (await t.adminCall('GET', adminApi.quotesCsv)).text();
    const [head = [], row = []] = csv.split('\r\n').map((line) => line.split(','));
    return row[head.indexOf('Request cancelled')];
  };
  assert.deepEqual([(await quote()).isRequestCancelled, await exported()], [false, 'no']);
  await moveTo('cancelled');
  assert.deepEqual([(await quote()).isRequestCancelled, await exported()], [true, 'yes']);
  const [listed] = await read<Quote[]>(adminApi.quotes);
  assert.equal(listed?.isRequestCancelled, true);
});

test('a visit is not moved from a screen that has not shown its request’s cancellation', async (context) => {
  const { t, moveTo, quote, quoteId } = await openLead(context);
  await moveTo('scheduled');
  const { version } = await quote();
  await moveTo('cancelled');
  const late = await t.adminCall('PUT', adminApi.quote(quoteId), {
    preferredDate: '2026-12-02',
    status: 'scheduled',
    version,
  });
  assert.equal(late.status, 409);
  const { current } = (await late.json()) as { current: Quote };
  assert.deepEqual([current.isRequestCancelled, current.preferredDate], [true, '2026-12-01']);
});

test('a cancelled request in the trash does not bring its visit back, and moving the quote does', async (context) => {
  const { t, moveTo, quote, quoteId, requestId, schedule } = await openLead(context);
  await moveTo('scheduled');
  await moveTo('cancelled');
  await t.adminCall('DELETE', adminApi.request(requestId));
  await t.adminCall('POST', adminApi.restoreQuote(quoteId));
  assert.equal((await quote()).isRequestCancelled, true);
  assert.deepEqual((await schedule()).visits, []);
  await t.adminCall('PUT', adminApi.quote(quoteId), { status: 'completed' });
  assert.equal((await schedule()).visits.length, 1);
});

test('the visit of a cancelled request is none that is still to come for a person', async (context) => {
  const { t, moveTo } = await openLead(context);
  const openVisits = async () => {
    const answer = await t.adminCall('POST', privacyApi.find, { contact: 'ana@example.com' });
    return ((await answer.json()) as PersonSummary).openVisits;
  };
  await moveTo('scheduled');
  assert.equal(await openVisits(), 1);
  await moveTo('cancelled');
  assert.equal(await openVisits(), 0);
});
