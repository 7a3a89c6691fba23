import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Property } from '#sales/customers/customers.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { type BookingApp, getProblem, openBooking, tuesday } from './booking.fixture.ts';

/** From Burbank (91501): Long Beach is 40 miles by road, 90210 is 12, 91505 is 4, 91502 is 2. */
const longBeach = '90802';

/** Staff book a visit of an hour at an address with that ZIP code. */
async function place(app: BookingApp, zipCode: string, changes: object = {}) {
  const lead = await app.lead();
  const { customerId } = await app.staffQuote(lead);
  const added = await app.t.adminCall('POST', customerApi.properties(customerId!), {
    street: '1 Ocean Blvd',
    city: 'Long Beach',
    zipCode,
  });
  const { id: propertyId } = (await added.json()) as Property;
  const body = { quoteId: lead.quoteId, crewId: 1, ...tuesday, durationMinutes: 60, propertyId, ...changes };
  return app.t.adminCall('POST', visitApi.visits, body);
}

const placed = async (app: BookingApp, zipCode: string, changes?: object) => {
  const answer = await place(app, zipCode, changes);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Visit;
};

const offered = async (app: BookingApp, query?: string) => {
  const days = await app.windows(await app.lead(), query);
  return days.flatMap(({ date, windows }) =>
    windows.map(({ from, nearby }) => `${date.slice(8)} ${from}${nearby ? ' near' : ''}`),
  );
};

test('driving lies between visits: off-peak, in a peak, to an unknown ZIP code, and not where it is off', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  await app.t.adminCall('PATCH', visitApi.crew(1), {
    hours: [{ day: 2, opens: '10:00', closes: '14:00' }],
  });
  const visit = await placed(app, longBeach, { from: '10:00', to: '10:01' });
  assert.equal(visit.zipCode, longBeach);
  // It ends at 11; 87 minutes and 5 for parking lead to 12:32, so an hour fits before 2 PM.
  assert.deepEqual(await offered(app), ['01 12:00']);
  const refused = await place(app, '91501', { from: '12:00', to: '12:31' });
  await getProblem(refused, 'crew-full');
  await placed(app, '91501', { from: '12:00', to: '12:32' }).then(({ id, version }) =>
    app.t.adminCall('PATCH', visitApi.visit(id), { version, status: 'cancelled' }),
  );
  // In a peak it is 135 minutes: 1:20 PM, too late for an hour.
  const driving = {
    isOn: true,
    milesPerHour: 28,
    peakMilesPerHour: 18,
    peakHours: [['11:00', '11:01']],
  };
  await app.setBooking({ driving });
  assert.deepEqual(await offered(app), []);
  await app.setBooking({ driving: { ...driving, peakHours: [['10:00', '11:00']] } });
  assert.deepEqual(await offered(app), ['01 12:00'], 'the end of a peak is none of it');
  await app.setBooking({ driving: { ...driving, isOn: false } });
  assert.deepEqual(await offered(app), ['01 10:00', '01 12:00'], 'the buffer alone');
  await app.setBooking({ driving });
  await app.t.adminCall('PATCH', visitApi.visit(visit.id), {
    version: visit.version,
    propertyId: null,
    force: true,
  });
});

test('a ZIP code without coordinates has the buffer, and the same one eight minutes', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  await app.t.adminCall('PATCH', visitApi.crew(1), { hours: [{ day: 2, opens: '10:00', closes: '14:00' }] });
  await placed(app, '00001', { from: '10:00', to: '10:01' });
  assert.equal((await place(app, '91501', { from: '11:00', to: '11:29' })).status, 409);
  await placed(app, '91501', { from: '11:00', to: '11:30' });
  await app.setBooking({ bufferMinutes: 0 });
  // The second begins at 11 now, and ends at noon.
  assert.equal((await place(app, '91501', { from: '12:00', to: '12:12' })).status, 409);
  assert.equal((await placed(app, '91501', { from: '12:00', to: '12:13' })).forced, false);
});

test('a forced visit takes its minutes without driving', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  await app.t.adminCall('PATCH', visitApi.crew(1), { hours: [{ day: 2, opens: '10:00', closes: '13:30' }] });
  const booked = await placed(app, longBeach, { from: '19:00', to: '20:00', force: true });
  assert.equal(booked.forced, true);
  // Three hours at any time beside an hour elsewhere, with the buffer.
  assert.equal((await place(app, '91501', { from: '10:00', to: '13:00', durationMinutes: 121 })).status, 409);
  await placed(app, '91501', { from: '10:00', to: '13:00', durationMinutes: 120 });
});

test('a day of ten visits offers no more, and staff force the eleventh', async (context) => {
  const app = await openBooking(context, { minutes: 5 });
  await app.setBooking({ bufferMinutes: 0 });
  for (let count = 0; count < 9; count++) {
    await placed(app, '91501', { from: '08:00', to: '18:00', durationMinutes: 5 });
  }
  assert.equal((await offered(app)).length, 5);
  await placed(app, '91501', { from: '08:00', to: '18:00', durationMinutes: 5 });
  assert.deepEqual(await offered(app), []);
  const eleventh = { from: '08:00', to: '18:00', durationMinutes: 5 };
  await getProblem(await place(app, '91501', eleventh), 'crew-full');
  assert.equal((await placed(app, '91501', { ...eleventh, force: true })).forced, true);
});

test('windows of a day with a visit within twelve minutes are near, for at most 31 days', async (context) => {
  const app = await openBooking(context, { minutes: 60 });
  await placed(app, '91505', { date: '2026-12-02' });
  await placed(app, '90210', { date: '2026-12-03' });
  const days = new Set(
    (await offered(app, '?from=2026-12-01&days=31')).map((each) => each.replace(/ \S+:00/, '')),
  );
  assert.ok(days.has('02 near') && !days.has('02'));
  assert.ok(days.has('03') && !days.has('03 near') && days.has('01'));
  const lead = await app.lead();
  const { status } = await app.t.call('GET', `/api/quotes/${lead.token}/windows?from=2026-12-01&days=32`);
  assert.equal(status, 422);
});

test('odd speeds and peaks are refused at their field', async (context) => {
  const { t } = await openBooking(context);
  const settings = (await (await t.adminCall('GET', adminApi.settings)).json()) as {
    booking: { driving: object };
  };
  const { driving } = settings.booking;
  const wrong: [object, string][] = [
    [{ milesPerHour: 0 }, 'milesPerHour'],
    [{ peakMilesPerHour: 7.5 }, 'peakMilesPerHour'],
    [{ peakHours: [['10:00', '10:00']] }, 'peakHours.0.1'],
    [{ peakHours: [['10:00', '25:00']] }, 'peakHours.0.1'],
    [{ peakHours: [['10:00']] }, 'peakHours.0'],
    [{ isOn: 'yes' }, 'isOn'],
  ];
  for (const [change, field] of wrong) {
    const body = { ...settings, booking: { ...settings.booking, driving: { ...driving, ...change } } };
    const answer = await t.adminCall('PUT', adminApi.settings, body);
    assert.equal(answer.status, 422, JSON.stringify(change));
    assert.ok((await answer.text()).includes(`booking.driving.${field}`), field);
  }
});
