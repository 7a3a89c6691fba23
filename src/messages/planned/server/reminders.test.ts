import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { messagePaths, visitApi } from '#kit/paths/customer-paths.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { getPlans } from '../../../../tests/support/query-plans.ts';
import { openMessages, subjects } from './messages.fixture.ts';
import { sweepMessages } from './sweep-messages.ts';

type App = Awaited<ReturnType<typeof openMessages>>;

/** Staff book any day, whatever the horizon and the opening hours. */
async function bookOn(app: App, date: string, from: string, to: string, quote: object = {}): Promise<Visit> {
  const lead = await app.lead({ quote: { preferredDate: date, ...quote } });
  const answer = await app.t.adminCall('POST', visitApi.visits, {
    quoteId: lead.quoteId,
    crewId: 1,
    date,
    from,
    to,
    force: true,
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Visit;
}

async function change({ t }: App, visit: Visit, changes: object): Promise<Visit> {
  const body = { version: visit.version, force: true, ...changes };
  const answer = await t.adminCall('PATCH', visitApi.visit(visit.id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Visit;
}

/** Nothing goes out a second before, and one reminder at the time. */
async function assertSentAt(app: App, time: string, subject: string) {
  const before = new Date(Date.parse(time) - 1000).toISOString();
  assert.deepEqual(subjects(await app.at(before)), [], `before ${time}`);
  assert.deepEqual(subjects(await app.at(time)), [subject], time);
}

const tomorrow = 'We’ll see you tomorrow';
const soon = 'We’ll be there soon';

const clockChanges = [
  // Clocks go forward on Sunday, March 14, 2027, and back on Sunday, November 7, 2027.
  [
    'on the day of 23 hours',
    '2027-03-10',
    '2027-03-14',
    '2027-03-14T01:00:00.000Z',
    '2027-03-14T15:00:00.000Z',
  ],
  ['on the day after', '2027-03-10', '2027-03-15', '2027-03-15T00:00:00.000Z', '2027-03-15T15:00:00.000Z'],
  [
    'on the day of 25 hours',
    '2027-11-03',
    '2027-11-07',
    '2027-11-07T00:00:00.000Z',
    '2027-11-07T16:00:00.000Z',
  ],
  [
    'on the day after that',
    '2027-11-03',
    '2027-11-08',
    '2027-11-08T01:00:00.000Z',
    '2027-11-08T16:00:00.000Z',
  ],
] as const;
for (const [name, today, date, eve, hours] of clockChanges) {
  test(`a visit ${name} is reminded of at 5 PM the day before and two hours before`, async (context) => {
    const app = await openMessages(context);
    app.t.setNow(`${today}T18:00:00.000Z`);
    await bookOn(app, date, '10:00', '12:00');
    await app.run();
    await assertSentAt(app, eve, tomorrow);
    await assertSentAt(app, hours, soon);
  });
}

test('a reminder two hours before a window just after the clocks change counts elapsed hours', async (context) => {
  const app = await openMessages(context);
  app.t.setNow('2027-03-10T18:00:00.000Z');
  await bookOn(app, '2027-03-14', '03:30', '05:30');
  await app.run();
  await assertSentAt(app, '2027-03-14T01:00:00.000Z', tomorrow);
  // 12:30 AM: there is no 1:30 AM two hours before 3:30 AM on that day.
  await assertSentAt(app, '2027-03-14T08:30:00.000Z', soon);
});

test('a visit that is booked after 5 PM of the day before is reminded of once, and one within two hours never', async (context) => {
  const app = await openMessages(context);
  app.t.setNow('2026-12-01T01:00:00.000Z');
  await bookOn(app, '2026-12-01', '10:00', '12:00');
  assert.deepEqual(subjects(await app.run()), ['Your visit is booked']);
  await assertSentAt(app, '2026-12-01T16:00:00.000Z', soon);
  await bookOn(app, '2026-12-01', '10:00', '12:00');
  assert.deepEqual(subjects(await app.run()), ['Your visit is booked']);
  assert.deepEqual(subjects(await app.at('2026-12-01T18:30:00.000Z')), []);
});

test('a visit that moves again and again is reminded of only where it ends up', async (context) => {
  const app = await openMessages(context);
  let visit = await bookOn(app, '2026-12-01', '08:00', '10:00');
  for (const date of ['2026-12-02', '2026-12-01', '2026-12-03', '2026-12-02']) {
    visit = await change(app, visit, { date });
  }
  const told = await app.run();
  assert.deepEqual(subjects(told), ['Your visit has moved']);
  assert.match(told[0]!.text, /December 2\b.* 8 to 10 AM/);
  const hours = Array.from({ length: 24 * 13 }, (_, index) => index * 3_600_000);
  const sent: string[] = [];
  for (const hour of hours) {
    const time = new Date(Date.parse('2026-11-21T18:00:00.000Z') + hour).toISOString();
    for (const subject of subjects(await app.at(time))) sent.push(`${time} ${subject}`);
  }
  assert.deepEqual(sent, [`2026-12-02T01:00:00.000Z ${tomorrow}`, `2026-12-02T14:00:00.000Z ${soon}`]);
});

test('a cancelled visit is not reminded of, and booked again it is', async (context) => {
  const app = await openMessages(context);
  let visit = await bookOn(app, '2026-12-01', '08:00', '10:00');
  visit = await change(app, visit, { status: 'cancelled' });
  await app.run();
  assert.deepEqual(subjects(await app.at('2026-11-29T01:00:00.000Z')), []);
  await change(app, visit, { status: 'booked', date: '2026-12-03' });
  await app.run();
  assert.deepEqual(subjects(await app.at('2026-12-01T14:00:00.000Z')), []);
  await assertSentAt(app, '2026-12-03T01:00:00.000Z', tomorrow);
});

test('a reminder by text of a visit that was cancelled while the text waited for the morning is dropped', async (context) => {
  const app = await openMessages(context);
  const visit = await bookOn(app, '2026-12-01', '09:30', '11:30', { contactMethod: 'sms' });
  await app.run();
  await app.at('2026-12-01T01:00:00.000Z');
  app.gateway.texts.length = 0;
  // 7:30 AM, two hours before.
  await app.at('2026-12-01T15:30:00.000Z');
  await change(app, visit, { status: 'cancelled' });
  await app.at('2026-12-01T16:00:00.000Z');
  assert.deepEqual(
    app.gateway.texts.map(({ body }) => /is cancelled/.test(body)),
    [true],
  );
});

test('the sweep plans reminders that a visit lacks, each once, and none for a visit that is over or cancelled', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const { db } = t.deps;
  const visit = await bookOn(app, '2026-11-23', '10:00', '12:00');
  const cancelled = await bookOn(app, '2026-11-23', '12:00', '14:00');
  await change(app, cancelled, { status: 'cancelled' });
  await app.run();
  // An earlier version had no reminders.
  await db.deleteFrom('messages').where('kind', 'in', ['reminder-day', 'reminder-hours']).execute();
  await Promise.all([sweepMessages(t.deps), sweepMessages(t.deps), sweepMessages(t.deps)]);
  const planned = await db
    .selectFrom('messages')
    .select(['kind', 'visitId', 'dueAt'])
    .where('status', '=', 'planned')
    .where('visitId', 'is not', null)
    .orderBy('id')
    .execute();
  assert.deepEqual(planned, [
    { kind: 'reminder-day', visitId: visit.id, dueAt: '2026-11-23T01:00:00.000Z' },
    { kind: 'reminder-hours', visitId: visit.id, dueAt: '2026-11-23T16:00:00.000Z' },
  ]);
  await assertSentAt(app, '2026-11-23T01:00:00.000Z', tomorrow);
  await sweepMessages(t.deps);
  await assertSentAt(app, '2026-11-23T16:00:00.000Z', soon);
  t.setNow('2026-11-23T21:00:00.000Z');
  await sweepMessages(t.deps);
  assert.deepEqual(subjects(await app.run()), []);
});

test('a sweep looks at no single visit once its reminders are planned', async (context) => {
  const app = await openMessages(context);
  const { deps } = app.t;
  const before = await getPlans(deps.db, (db) => sweepMessages({ ...deps, db }), { mayPostgresSort: true });
  await bookOn(app, '2026-11-23', '10:00', '12:00');
  await bookOn(app, '2026-11-23', '12:00', '14:00');
  const plans = await getPlans(deps.db, (db) => sweepMessages({ ...deps, db }), { mayPostgresSort: true });
  // One more, for the reminders of all visits.
  assert.equal(plans.length, before.length + 1, plans.join('\n'));
});

test('reminders that were off when a visit was booked or moved are planned once they are on', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const turn = async (isEnabled: boolean) => {
    const { version, kinds } = await (await t.adminCall('GET', messagePaths.settings)).json();
    const changed = kinds.map((one: { kind: string }) =>
      one.kind.startsWith('reminder') ? { ...one, isEnabled } : one,
    );
    const answer = await t.adminCall('PUT', messagePaths.settings, { version, kinds: changed });
    assert.equal(answer.status, 200);
  };
  const moved = await bookOn(app, '2026-11-30', '10:00', '12:00');
  await turn(false);
  await change(app, moved, { date: '2026-12-01' });
  await bookOn(app, '2026-12-01', '12:00', '14:00');
  await turn(true);
  t.setNow('2026-11-29T18:00:00.000Z');
  await sweepMessages(t.deps);
  await app.run();
  assert.deepEqual(subjects(await app.at('2026-12-01T01:00:00.000Z')), [tomorrow, tomorrow]);
  assert.deepEqual(subjects(await app.at('2026-12-01T16:00:00.000Z')), [soon]);
  assert.deepEqual(subjects(await app.at('2026-12-01T18:00:00.000Z')), [soon]);
});

test('the sweep moves reminders that are planned for the clock of another time zone', async (context) => {
  const app = await openMessages(context);
  await bookOn(app, '2026-11-24', '10:00', '12:00');
  await app.run();
  const answer = await changeSettings(app.t, { timeZone: 'America/New_York' });
  assert.equal(answer.status, 200, await answer.clone().text());
  await sweepMessages(app.t.deps);
  await assertSentAt(app, '2026-11-23T22:00:00.000Z', tomorrow);
  await assertSentAt(app, '2026-11-24T13:00:00.000Z', soon);
});
