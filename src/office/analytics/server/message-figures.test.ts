import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { analyticsSchema } from '#office/analytics/analytics.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';

type App = Awaited<ReturnType<typeof openMessages>>;

async function readFigures({ t }: App, query = '?days=7') {
  const response = await t.adminCall('GET', adminApi.analytics + query);
  assert.equal(response.status, 200);
  return analyticsSchema.parse(await response.json());
}

const none = { now: 0, before: 0 };
const only = (now: number) => ({ now, before: 0 });

test('without messages every figure about them is zero', async (context) => {
  const app = await openMessages(context);
  const { followUps, reminders, reviewRequests } = await readFigures(app);
  assert.deepEqual(followUps, { quotes: none, won: none });
  const nobody = { visits: none, noShows: none };
  assert.deepEqual(reminders, { sent: none, reminded: nobody, notReminded: nobody });
  assert.deepEqual(reviewRequests, none);
});

test('a quote is won after a follow-up only if the customer accepts after it, and counts once', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const accept = async (lead: Awaited<ReturnType<typeof app.lead>>) => {
    const { version } = await app.quote(lead);
    const body = { version, decision: 'accepted', name: 'Ana Lopez', agreesToTerms: true };
    assert.equal((await t.call('POST', quoteApi.decision(lead.token), body)).status, 200);
  };
  const early = await app.lead();
  const first = await app.lead();
  const second = await app.lead();
  const cancelled = await app.lead();
  await app.lead();
  await accept(early);
  // The first follow-ups go on November 23, the last ones on November 26.
  assert.equal((await app.at('2026-11-23T18:00:00.000Z')).length, 4);
  t.setNow('2026-11-23T19:00:00.000Z');
  await accept(first);
  await accept(cancelled);
  const { requestId } = cancelled;
  assert.equal(
    (await t.adminCall('PATCH', adminApi.request(requestId), { status: 'cancelled' })).status,
    200,
  );
  assert.equal((await app.at('2026-11-26T18:00:00.000Z')).length, 2);
  t.setNow('2026-11-26T19:00:00.000Z');
  await parseVisit(await app.book(second));
  assert.deepEqual((await readFigures(app)).followUps, { quotes: only(4), won: only(2) });
  assert.equal((await t.adminCall('DELETE', adminApi.quote(first.quoteId))).status, 200);
  assert.deepEqual((await readFigures(app)).followUps, { quotes: only(3), won: only(1) });
  t.setNow('2026-12-01T19:00:00.000Z');
  assert.deepEqual((await readFigures(app)).followUps, {
    quotes: { now: 0, before: 3 },
    won: { now: 0, before: 1 },
  });
});

test('no-shows are counted by whether a reminder of that time was sent', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const settings = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  const changed = { ...settings, reviewUrl: 'https://reviews.example.com/sunweave' };
  assert.equal((await t.adminCall('PUT', adminApi.settings, changed)).status, 200);
  const book = async (changes: object) => parseVisit(await app.book(await app.lead(), changes));
  const end = async (id: number, status: 'done' | 'no-show') => {
    const { version } = (await app.visitsOn()).find((visit) => visit.id === id)!;
    const response = await t.adminCall('PATCH', visitApi.visit(id), { version, status });
    assert.equal(response.status, 200, await response.clone().text());
  };
  const kept = await book({ from: '08:00', to: '10:00' });
  const missed = await book({ from: '10:00', to: '12:00', phone: '(818) 555-0112' });
  // At 5 PM of the day before.
  await app.at('2026-12-01T01:00:00.000Z');
  t.setNow('2026-12-01T03:00:00.000Z');
  const late = await t.adminCall('POST', visitApi.visits, {
    quoteId: (await app.lead()).quoteId,
    crewId: 1,
    date: '2026-12-01',
    from: '08:00',
    to: '10:00',
    force: true,
  });
  assert.equal(late.status, 201, await late.clone().text());
  const unreminded = (await late.json()) as { id: number };
  t.setNow('2026-12-01T22:00:00.000Z');
  await end(kept.id, 'done');
  await end(missed.id, 'no-show');
  await end(unreminded.id, 'no-show');
  await app.at('2026-12-02T22:00:00.000Z');
  const { reminders, reviewRequests } = await readFigures(app);
  assert.deepEqual(reminders, {
    sent: only(2),
    reminded: { visits: only(2), noShows: only(1) },
    notReminded: { visits: only(1), noShows: only(1) },
  });
  assert.deepEqual(reviewRequests, only(1));
  const csv = await (await t.adminCall('GET', `${adminApi.analyticsCsv}?days=7`)).text();
  for (const line of [
    'Reminders sent,,2,0',
    'No-shows,Reminded,1,0',
    'Visits done or missed,Not reminded,1,0',
    'Review requests sent,,1,0',
  ]) {
    assert.ok(csv.split('\r\n').includes(line), line);
  }
});
