import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { SavedBlock } from '#visits/blocks/blocks.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { openBooking, tuesday } from './booking.fixture.ts';

test('fifty customers at the same time for a window with two places: two are booked, 48 are offered others', async (context) => {
  // Eight hours, which fit into the window once for each crew.
  const app = await openBooking(context, { minutes: 480 });
  await app.t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  const leads = [];
  for (let index = 0; index < 50; index += 1) {
    // One address sends 30 leads in ten minutes.
    if (index === 25) app.t.setNow('2026-11-21T18:11:00.000Z');
    leads.push(await app.lead());
  }
  const answers = await Promise.all(
    leads.map((lead, index) =>
      app.book(lead, { phone: `(818) 556-${String(1000 + index)}` }, { 'Idempotency-Key': `race-${index}` }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  assert.equal(answers.filter(({ status }) => status === 201).length, 2);
  assert.equal(refused.length, 48);
  for (const answer of refused) {
    const { code, windows } = (await answer.json()) as Problem;
    assert.equal(code, 'window-taken');
    const days = windows as WindowDay[];
    assert.ok(days.length > 0 && days.every(({ date }) => date !== tuesday.date));
  }
  const visits = await app.visitsOn();
  assert.deepEqual(visits.map(({ crewId }) => crewId).toSorted(), [1, 2]);
  const accepted = await app.t.deps.db
    .selectFrom('quotePages')
    .select('quoteId')
    .where('decision', '=', 'accepted')
    .execute();
  // Who was refused has accepted nothing.
  assert.equal(accepted.length, 2);
});

test('booking, moving, statuses and deletions at the same time neither deadlock nor overbook', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'];
  const leads = [];
  for (let index = 0; index < 12; index += 1) leads.push(await app.lead());
  const calls = leads.flatMap((lead, index) => {
    const place = { ...tuesday, date: days[index % 3] };
    const other = { ...tuesday, date: days[(index + 1) % 3] };
    const phone = `(818) 557-${String(1000 + index)}`;
    return [
      app.book(lead, { ...place, phone }),
      app.hold(lead, other),
      app.move(lead, { version: 1, ...other }),
      app.t.adminCall('POST', visitApi.visits, { quoteId: lead.quoteId, crewId: 1, ...other }),
      index % 2 === 0
        ? app.t.adminCall('PATCH', adminApi.request(lead.requestId), { status: 'contacted' })
        : app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { status: 'contacted' }),
      ...(index % 4 === 3 ? [app.t.adminCall('DELETE', adminApi.request(lead.requestId))] : []),
    ];
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  assert.ok(
    // One network books and holds two full days.
    statuses.every((status) => [200, 201, 404, 409, 422, 429].includes(status)),
    statuses.join(),
  );
  for (const date of days) {
    const open = (await app.visitsOn(date)).filter(({ status }) => status === 'booked');
    assert.ok(open.length <= 1, `${date}: ${open.length} visits of one crew`);
  }
});

test('time off drawn between bookings of the same moment names each visit that came before, and none comes after', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'];
  const leads = [];
  for (let index = 0; index < 12; index += 1) leads.push(await app.lead());
  const staff = leads.map(
    ({ quoteId }, index) =>
      () =>
        app.t.adminCall('POST', visitApi.visits, {
          quoteId,
          crewId: 1,
          ...tuesday,
          date: days[index % 3],
          to: '18:00',
        }),
  );
  const draw = () => app.t.adminCall('POST', visitApi.blocks, { date: days[0], untilDate: days[2] });
  const calls = [...staff.slice(0, 6), draw, ...staff.slice(6)].map((call) => call());
  const [block] = (await Promise.all(calls)).splice(6, 1);
  const { conflicts } = (await block!.json()) as SavedBlock;
  const booked = (await Promise.all(days.map((date) => app.visitsOn(date)))).flat();
  assert.deepEqual(conflicts.map(({ id }) => id).toSorted(), booked.map(({ id }) => id).toSorted());
  assert.ok(booked.every(({ cannotBeKept }) => cannotBeKept));
});
