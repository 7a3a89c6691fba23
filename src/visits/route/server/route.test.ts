import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import type { Property } from '#sales/customers/customers.ts';
import { type BookingApp, openBooking, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { Route } from '#visits/route/route.ts';
import type { Visit } from '#visits/visits/visits.ts';

const day = tuesday.date;

async function place(app: BookingApp, zipCode: string, changes: object = {}): Promise<Visit> {
  const lead = await app.lead();
  const { customerId } = await app.staffQuote(lead);
  const address = { street: '1 Main St', city: 'Town', zipCode };
  const added = await app.t.adminCall('POST', customerApi.properties(customerId!), address);
  const { id: propertyId } = (await added.json()) as Property;
  const wide = { date: day, from: '08:00', to: '17:00', durationMinutes: 60 };
  const body = { quoteId: lead.quoteId, crewId: 1, propertyId, ...wide, ...changes };
  const answer = await app.t.adminCall('POST', visitApi.visits, body);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Visit;
}

async function read(app: BookingApp, method = 'GET', body?: object): Promise<Route> {
  const answer = await app.t.adminCall(method as 'GET', `${visitApi.crewDay(1)}?date=${day}`, body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Route;
}

const shown = ({ stops }: Route) =>
  stops.map(({ visitId, arriveAt, driveMinutes }) => [visitId, arriveAt, driveMinutes]);

test('the order of a day drives least within the windows, and the office fixes another', async (context) => {
  const app = await openBooking(context);
  assert.deepEqual(await read(app), { stops: [], mapsUrl: null, isFixed: false });
  // Burbank, Long Beach, beside Burbank: the far one last.
  const burbank = await place(app, '91501', { from: '08:00', to: '09:00' });
  const far = await place(app, '90802');
  const near = await place(app, '91502');
  const shortest = await read(app);
  // In the morning peak 7 minutes lead to the neighbor; after 10 AM 85 or 86 to Long Beach.
  assert.deepEqual(shown(shortest).slice(0, 2), [
    [burbank.id, '08:00', null],
    [near.id, '09:30', 7],
  ]);
  assert.equal(shortest.stops[2]?.visitId, far.id);
  assert.equal(shortest.isFixed, false);
  const url = new URL(shortest.mapsUrl!);
  assert.match(url.searchParams.get('destination')!, /^1 Main St, Town, CA 90802$/);
  assert.match(url.searchParams.get('waypoints')!, /91501\|.*91502$/);

  const fixed = await read(app, 'PUT', { visitIds: [burbank.id, far.id, near.id] });
  assert.deepEqual(
    fixed.stops.map(({ visitId }) => visitId),
    [burbank.id, far.id, near.id],
  );
  assert.equal(fixed.isFixed, true);
  assert.deepEqual(await read(app), fixed);
  for (const visitIds of [[], [burbank.id, far.id], [burbank.id, far.id, far.id], [burbank.id, far.id, 99]]) {
    const refused = await app.t.adminCall('PUT', `${visitApi.crewDay(1)}?date=${day}`, { visitIds });
    assert.equal(refused.status, 422, JSON.stringify(visitIds));
  }
  // A cancelled visit leaves the order, a new one joins it.
  await app.t.adminCall('PATCH', visitApi.visit(far.id), { version: far.version, status: 'cancelled' });
  const late = await place(app, '91505', { from: '16:00', to: '17:00' });
  assert.deepEqual(
    (await read(app)).stops.map(({ visitId }) => visitId),
    [burbank.id, near.id, late.id],
  );
  assert.equal((await read(app, 'DELETE')).isFixed, false);
  assert.equal((await app.t.adminCall('GET', `${visitApi.crewDay(99)}?date=${day}`)).status, 404);
});

test('a forced visit keeps its window where it can, and a day that cannot be kept goes by window', async (context) => {
  const app = await openBooking(context);
  const first = await place(app, '91501', { from: '08:00', to: '08:30', durationMinutes: 120 });
  const forced = await place(app, '91501', { from: '09:00', to: '09:15', force: true });
  assert.deepEqual(shown(await read(app)), [
    [first.id, '08:00', null],
    [forced.id, '10:30', 8],
  ]);
  await app.t.adminCall('PATCH', visitApi.crew(1), { hours: [{ day: 2, opens: '08:00', closes: '09:00' }] });
  assert.deepEqual(shown(await read(app)), [
    [first.id, '08:00', null],
    [forced.id, '10:30', 8],
  ]);
});
