import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Today } from '#office/today/today.ts';
import type { Block, SavedBlock } from '#visits/blocks/blocks.ts';
import {
  address,
  type BookingApp,
  getProblem,
  openBooking,
  parseVisit,
  tuesday,
} from '#visits/booking/server/booking.fixture.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { addBlock } from './blocks.fixture.ts';

const day = tuesday.date;

const offered = async (app: BookingApp, query?: string) => {
  const days = await app.windows(await app.lead(), query);
  return days.flatMap(({ date, windows }) => windows.map(({ from }) => `${date.slice(8)} ${from}`));
};

test('a block is stored with its defaults, changed by version, listed by day and deleted once', async (context) => {
  const { t } = await openBooking(context);
  const added = await addBlock(t, { date: day });
  assert.deepEqual(added, {
    id: added.id,
    crewId: null,
    date: day,
    from: null,
    to: null,
    untilDate: null,
    reason: '',
    repeats: null,
    version: 1,
    conflicts: [],
  });
  const path = visitApi.block(added.id);
  const change = { from: '13:00', to: '15:00', reason: ' Dentist ', crewId: 1, version: 1 };
  const changed = await t.adminCall('PATCH', path, change);
  assert.equal(changed.status, 200);
  const { version, reason, from } = (await changed.json()) as SavedBlock;
  assert.deepEqual([version, reason, from], [2, 'Dentist', '13:00']);
  const stale = await t.adminCall('PATCH', path, { to: '16:00', version: 1 });
  assert.equal(stale.status, 409);
  const { current } = (await getProblem(stale, 'version-conflict')) as { current?: Block };
  assert.equal(current?.version, 2);

  await addBlock(t, { date: '2026-12-07', untilDate: '2026-12-09', reason: 'Vacation' });
  const weekly = await addBlock(t, { date: '2026-11-30', repeats: 'weekly', reason: 'Class' });
  const reasons = async (query: string) =>
    ((await (await t.adminCall('GET', `${visitApi.blocks}${query}`)).json()) as Block[]).map(
      (block) => block.reason,
    );
  assert.deepEqual(await reasons(''), ['Class', 'Dentist', 'Vacation']);
  assert.deepEqual(await reasons('?from=2026-12-01&to=2026-12-01'), ['Dentist']);
  assert.deepEqual(await reasons('?from=2026-12-08&to=2026-12-08'), ['Vacation']);
  assert.deepEqual(await reasons('?from=2031-12-01&to=2031-12-01'), ['Class'], 'a Monday in years');
  assert.deepEqual(await reasons('?from=2031-12-02&to=2031-12-07'), [], 'no Monday');
  assert.deepEqual(await reasons('?from=2026-11-01&to=2026-11-29'), []);

  assert.equal((await t.adminCall('DELETE', visitApi.block(weekly.id))).status, 200);
  assert.equal((await t.adminCall('DELETE', visitApi.block(weekly.id))).status, 404);
  assert.equal((await t.call('GET', visitApi.blocks)).status, 401);
});

test('a block that cannot be is refused at its field, also by a change', async (context) => {
  const { t } = await openBooking(context);
  const added = await addBlock(t, { date: day, from: '13:00', to: '15:00' });
  const wrong: [object, string][] = [
    [{ date: '2026-02-30' }, 'date'],
    [{ date: day, from: '13:00' }, 'to'],
    [{ date: day, to: '13:00' }, 'from'],
    [{ date: day, from: '13:00', to: '13:00' }, 'to'],
    [{ date: day, from: '25:00', to: '26:00' }, 'from'],
    [{ date: day, untilDate: '2026-11-30' }, 'untilDate'],
    [{ date: day, crewId: 99 }, 'crewId'],
    [{ date: day, repeats: 'daily' }, 'repeats'],
  ];
  for (const [body, field] of wrong) {
    for (const [method, path] of [
      ['POST', visitApi.blocks],
      ['PATCH', visitApi.block(added.id)],
    ] as const) {
      const merged = method === 'PATCH' ? { from: null, to: null, ...body } : body;
      const answer = await t.adminCall(method, path, merged);
      assert.equal(answer.status, 422, `${method} ${JSON.stringify(body)}`);
      const { errors } = (await answer.json()) as Problem & { errors: Record<string, string> };
      assert.ok(JSON.stringify(errors).includes(field), `${method} ${JSON.stringify({ body, errors })}`);
    }
  }
});

test('windows leave out blocks, without the buffer beside them, by crew, day, span and weekday', async (context) => {
  const app = await openBooking(context);
  const all = ['08:00', '10:00', '12:00', '14:00', '16:00'];
  const on = (date: string, froms: string[]) => froms.map((from) => `${date} ${from}`);
  assert.deepEqual(await offered(app), on('01', all));
  // The visit of two hours begins at 10 sharp, the end of the first window; after 15:00 it fits from 16:00 on.
  const block = await addBlock(app.t, { crewId: 1, date: day, from: '10:30', to: '15:00' });
  assert.deepEqual(await offered(app), on('01', ['08:00', '14:00', '16:00']));
  await app.t.adminCall('PATCH', visitApi.block(block.id), { from: '09:59', to: '15:59' });
  assert.deepEqual(await offered(app), on('01', ['14:00', '16:00']));
  await app.t.adminCall('PATCH', visitApi.block(block.id), { from: '09:59', to: '16:01' });
  assert.deepEqual(await offered(app), []);
  await app.t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  assert.deepEqual(await offered(app), on('01', all), 'another crew works');
  await app.t.adminCall('PATCH', visitApi.block(block.id), {
    crewId: null,
    from: null,
    to: null,
    untilDate: '2026-12-02',
  });
  assert.deepEqual(await offered(app, '?from=2026-12-01&days=3'), on('03', all));
  await app.t.adminCall('PATCH', visitApi.block(block.id), { untilDate: null, repeats: 'weekly' });
  const days = new Set((await offered(app, '?from=2026-12-01&days=15')).map((each) => each.slice(0, 2)));
  assert.deepEqual(
    [...days].filter((date) => ['01', '08', '15'].includes(date)),
    [],
  );
  assert.ok(days.has('02') && days.has('09'));
});

test('staff are refused inside a block, and may force', async (context) => {
  const app = await openBooking(context);
  await addBlock(app.t, { crewId: 1, date: day, reason: 'Dentist' });
  const { quoteId } = await app.lead();
  const body = { quoteId, crewId: 1, ...tuesday };
  const refused = await app.t.adminCall('POST', visitApi.visits, body);
  assert.equal(refused.status, 409);
  assert.match((await getProblem(refused, 'crew-full')).detail, /off then: Dentist/);
  const forced = await app.t.adminCall('POST', visitApi.visits, { ...body, force: true });
  assert.equal(forced.status, 201);
  assert.equal(((await forced.json()) as Visit).forced, true);
});

test('a block over booked visits names them, cancels nothing, and what is impossible stands on Today', async (context) => {
  const app = await openBooking(context);
  const booked = await parseVisit(await app.book(await app.lead()));
  const partly = await addBlock(app.t, { date: day, from: '07:00', to: '09:00' });
  assert.deepEqual(partly.conflicts, [], 'it can still begin at 9');
  await app.t.adminCall('DELETE', visitApi.block(partly.id));
  const covered = await addBlock(app.t, { date: day, from: '08:00', to: '10:00' });
  assert.deepEqual(
    covered.conflicts.map(({ id, cannotBeKept }) => [id, cannotBeKept]),
    [[booked.id, false]],
    'at 10 sharp only',
  );
  const changed = await app.t.adminCall('PATCH', visitApi.block(covered.id), { to: '10:01' });
  const { conflicts } = (await changed.json()) as SavedBlock;
  assert.deepEqual(
    conflicts.map(({ id, cannotBeKept, status }) => [id, cannotBeKept, status]),
    [[booked.id, true, 'booked']],
  );
  const [visit] = await app.visitsOn();
  assert.equal(visit?.cannotBeKept, true);
  const today = (await (await app.t.adminCall('GET', adminApi.today)).json()) as Today;
  assert.deepEqual(
    today.unkeepable.map(({ id }) => id),
    [booked.id],
  );
  // The rest of the day is offered.
  assert.deepEqual(await offered(app), ['01 10:00', '01 12:00', '01 14:00', '01 16:00']);
  const other = await addBlock(app.t, { date: '2026-12-02' });
  assert.deepEqual(other.conflicts, []);
  await app.t.adminCall('DELETE', visitApi.block(covered.id));
  assert.equal((await app.visitsOn())[0]?.cannotBeKept, false);
});

test('a block over a hold closes its window, also for the customer who holds it', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  assert.equal((await app.hold(lead)).status, 201);
  await addBlock(app.t, { date: day });
  const refused = await app.book(lead, { property: address });
  assert.equal(refused.status, 409);
  await getProblem(refused, 'window-taken');
});

test('on the nights when the clocks change, a block takes the hours that pass', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  const night = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, opens: '01:00', closes: '06:00' }));
  await app.t.adminCall('PATCH', visitApi.crew(1), { hours: night });
  const fits = async (date: string, durationMinutes: number) => {
    const { quoteId } = await app.lead();
    const body = { quoteId, crewId: 1, date, from: '01:00', to: '05:00', durationMinutes };
    const answer = await app.t.adminCall('POST', visitApi.visits, body);
    if (answer.status === 201) {
      const { id, version } = (await answer.json()) as Visit;
      await app.t.adminCall('PATCH', visitApi.visit(id), { version, status: 'cancelled' });
    }
    return answer.status === 201;
  };
  // From 3 to 6 AM are three hours; on March 14 the hour from 2 to 3 is skipped, on November 7 it is 1 to 2 twice.
  await addBlock(app.t, { date: '2027-03-14', from: '03:00', to: '06:00' });
  assert.deepEqual([await fits('2027-03-14', 60), await fits('2027-03-14', 61)], [true, false]);
  await addBlock(app.t, { date: '2027-11-07', from: '03:00', to: '06:00' });
  assert.deepEqual([await fits('2027-11-07', 180), await fits('2027-11-07', 181)], [true, false]);
});

test('the load and the calendar feeds know time off', async (context) => {
  const app = await openBooking(context);
  await addBlock(app.t, { crewId: 1, date: day, from: '07:00', to: '09:00', reason: 'Dentist' });
  await addBlock(app.t, { crewId: 1, date: day, from: '08:30', to: '10:00' });
  await addBlock(app.t, { date: '2026-12-03', untilDate: '2026-12-04', reason: 'Trade\nshow' });
  await addBlock(app.t, {
    date: '2026-12-08',
    from: '17:00',
    to: '18:00',
    repeats: 'weekly',
    untilDate: '2026-12-15',
  });
  const schedule = await app.t.adminCall('GET', `${adminApi.schedule}?from=2026-12-01&to=2026-12-03`);
  assert.deepEqual(
    ((await schedule.json()) as Schedule).load.map(({ availableMinutes }) => availableMinutes),
    [480, 600, 0],
  );
  const { url } = (await (await app.t.adminCall('GET', visitApi.crewCalendarFeed(1))).json()) as {
    url: string;
  };
  const text = (await (await app.t.call('GET', new URL(url).pathname)).text()).replaceAll('\r\n ', '');
  const values = (name: string) =>
    text.split('\r\n').flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []));
  assert.deepEqual(values('SUMMARY'), [
    'Crew 1 off: Dentist',
    'Crew 1 off',
    'All crews off: Trade show',
    'All crews off',
    'All crews off',
  ]);
  assert.deepEqual(values('DTSTART').slice(0, 3), ['20261201T150000Z', '20261201T163000Z', '20261203']);
  assert.deepEqual(values('DTEND').slice(2), ['20261205', '20261209T020000Z', '20261216T020000Z']);
});
