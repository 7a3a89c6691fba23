import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { address, openBooking, parseVisit, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';

test('the feed shows a visit in its window; moved it keeps its identity and raises its revision', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead({ contact: { firstName: 'Ana', lastName: 'Lopez' } });
  const read = async (path: string) => {
    const { url } = (await (await app.t.adminCall('GET', path)).json()) as { url: string };
    const text = await (await app.t.call('GET', new URL(url).pathname)).text();
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const toValues = (name: string) =>
      lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));
    return { url, toValues };
  };
  const booked = await parseVisit(
    await app.book(lead, { property: { ...address, accessNotes: 'Gate 4471' } }),
  );
  const before = await read(adminApi.calendarFeed);
  const [uid] = before.toValues('UID');
  assert.match(uid!, new RegExp(`^visit-${lead.quoteId}@`));
  assert.deepEqual(before.toValues('DTSTART'), ['20261201T160000Z']);
  assert.deepEqual(before.toValues('DTEND'), ['20261201T180000Z']);
  assert.match(before.toValues('LOCATION')[0]!, /120 Olive Ave/);
  assert.match(before.toValues('DESCRIPTION')[0]!, /Gate 4471/);
  await parseVisit(
    await app.move(lead, { version: booked.version, date: '2026-12-02', from: '12:00', to: '14:00' }),
    200,
  );
  const after = await read(adminApi.calendarFeed);
  assert.deepEqual(after.toValues('UID'), [uid]);
  assert.deepEqual(after.toValues('DTSTART'), ['20261202T200000Z']);
  assert.ok(Number(after.toValues('SEQUENCE')[0]) > Number(before.toValues('SEQUENCE')[0]));
  // Each crew has its own.
  const answer = await app.t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  const { id } = (await answer.json()) as { id: number };
  const first = await read(visitApi.crewCalendarFeed(1));
  const second = await read(visitApi.crewCalendarFeed(id));
  assert.deepEqual(first.toValues('UID'), [uid]);
  assert.deepEqual(second.toValues('UID'), []);
  assert.notEqual(first.url, second.url);
  const forged = new URL(first.url).pathname.replace('crew-1-', `crew-${id}-`);
  assert.equal((await app.t.call('GET', forged)).status, 404);
  assert.equal((await app.t.adminCall('GET', visitApi.crewCalendarFeed(999))).status, 404);
});

test('the schedule says what is booked of what could be, and keeps quotes by day', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  await parseVisit(await app.book(lead));
  await app.t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  await app.setBooking({ closures: [{ from: '2026-12-02', to: '2026-12-02', reason: 'Inventory' }] });
  const answer = await app.t.adminCall('GET', `${adminApi.schedule}?from=${tuesday.date}&to=2026-12-02`);
  const { visits, load } = (await answer.json()) as Schedule;
  assert.deepEqual(
    visits.map(({ id }) => id),
    [lead.quoteId],
  );
  assert.deepEqual(load, [
    { date: tuesday.date, bookedMinutes: 120, availableMinutes: 1200 },
    { date: '2026-12-02', bookedMinutes: 0, availableMinutes: 0 },
  ]);
});
