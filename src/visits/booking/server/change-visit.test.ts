import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '#kit/events/history.ts';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { CustomerVisit, Visit } from '#visits/visits/visits.ts';
import {
  type BookingApp,
  getProblem,
  type Lead,
  openBooking,
  parseVisit,
  tuesday,
} from './booking.fixture.ts';

const staffVisit = async (app: BookingApp, lead: Lead, changes: object = {}) => {
  const body = { quoteId: lead.quoteId, crewId: 1, ...tuesday, ...changes };
  return app.t.adminCall('POST', visitApi.visits, body);
};
const stored = async (answer: Response, status = 201) => {
  assert.equal(answer.status, status, await answer.clone().text());
  return (await answer.json()) as Visit;
};
const change = (app: BookingApp, { id, version }: Pick<Visit, 'id' | 'version'>, changes: object) =>
  app.t.adminCall('PATCH', visitApi.visit(id), { version, ...changes });
const setStatus = async (app: BookingApp, { quoteId }: Lead, changes: object) => {
  const answer = await app.t.adminCall('PUT', adminApi.quote(quoteId), changes);
  assert.equal(answer.status, 200, await answer.clone().text());
};

test('a moved visit frees its former window, and the quote follows', async (context) => {
  const app = await openBooking(context);
  const [lead, other] = [await app.lead(), await app.lead()];
  const booked = await parseVisit(await app.book(lead));
  const moved = await parseVisit(
    await app.move(lead, { version: booked.version, date: '2026-12-02', from: '12:00', to: '14:00' }),
    200,
  );
  assert.deepEqual([moved.id, moved.date, moved.from, moved.version], [booked.id, '2026-12-02', '12:00', 2]);
  const { preferredDate, preferredTime } = await app.staffQuote(lead);
  assert.deepEqual([preferredDate, preferredTime], ['2026-12-02', '12 to 2 PM']);
  await parseVisit(await app.book(other));
  // The same move again, as after a lost response.
  const again = await app.move(lead, { version: 1, date: '2026-12-02', from: '12:00', to: '14:00' });
  assert.equal((await parseVisit(again, 200)).version, 2);
  const { current } = await getProblem(
    await app.move(lead, { version: 1, date: '2026-12-03', from: '12:00', to: '14:00' }),
    'version-conflict',
  );
  assert.deepEqual(current, moved);
});

test('a full window can be moved to only by the visit that is in it', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await app.lead(), await app.lead()];
  const booked = await parseVisit(await app.book(lead));
  const elsewhere = await parseVisit(await app.book(other, { date: '2026-12-02', phone: '(818) 555-0222' }));
  const refused = await app.move(other, { version: elsewhere.version, ...tuesday });
  const { windows } = await getProblem(refused, 'window-taken');
  assert.ok(Array.isArray(windows) && windows.length > 0);
  assert.equal((await app.quote(other)).visit?.date, '2026-12-02');
  // Its own place does not stand in its way.
  const dates = (await app.windows(lead)).map(({ date }) => date);
  assert.deepEqual(dates, [tuesday.date]);
  // Eight hours from 10 end at 6.
  const later = { date: tuesday.date, from: '10:00', to: '12:00' };
  await parseVisit(await app.move(lead, { version: booked.version, ...later }), 200);
});

test('until 24 hours before, customers cancel; later the error says what happens', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const booked = await parseVisit(await app.book(lead));
  // The visit begins at 8 AM in Los Angeles.
  app.t.setNow('2026-11-30T16:00:01.000Z');
  for (const answer of [
    await app.cancel(lead, { version: booked.version }),
    await app.move(lead, { version: booked.version, date: '2026-12-03', from: '12:00', to: '14:00' }),
  ]) {
    const { detail } = await getProblem(answer, 'too-late');
    assert.match(detail, /24 hours.*50%.*Call \(\d{3}\)/);
  }
  app.t.setNow('2026-11-30T16:00:00.000Z');
  const cancelled = await parseVisit(
    await app.cancel(lead, { version: booked.version, reason: 'We are moving.' }),
    200,
  );
  assert.equal(cancelled.status, 'cancelled');
  assert.equal((await parseVisit(await app.cancel(lead, { version: booked.version }), 200)).version, 2);
  const page = await app.quote(lead);
  assert.deepEqual([page.decision, page.canBook, page.visit?.status], ['accepted', true, 'cancelled']);
  const quote = await app.staffQuote(lead);
  assert.deepEqual([quote.status, quote.preferredDate], ['contacted', null]);
  app.t.setNow('2026-11-21T18:00:00.000Z');
  await parseVisit(await app.book(lead));
});

test('with changes until the visit begins, the error says that it has begun', async (context) => {
  const app = await openBooking(context);
  await app.setBooking({ changeCutoffHours: 0 });
  const lead = await app.lead();
  const booked = await parseVisit(await app.book(lead));
  app.t.setNow('2026-12-01T16:00:01.000Z');
  const { detail } = await getProblem(await app.cancel(lead, { version: booked.version }), 'too-late');
  assert.match(detail, /^The arrival window of your visit has begun\. Call \(/);
  app.t.setNow('2026-12-01T16:00:00.000Z');
  await parseVisit(await app.cancel(lead, { version: booked.version }), 200);
});

test('the cut-off counts elapsed hours on the day on which the clocks go back', async (context) => {
  const app = await openBooking(context);
  await app.setBooking({ minimumNoticeHours: 0 });
  app.t.setNow('2027-10-20T18:00:00.000Z');
  const lead = await app.lead({ quote: { preferredDate: '2027-11-07' } });
  // Sunday, 10 AM after the change: 18:00 in UTC. Saturday, 11 AM before it is 24 hours earlier.
  const booked = await parseVisit(await app.book(lead, { date: '2027-11-07', from: '10:00', to: '12:00' }));
  app.t.setNow('2027-11-06T18:00:01.000Z');
  await getProblem(await app.cancel(lead, { version: booked.version }), 'too-late');
  app.t.setNow('2027-11-06T18:00:00.000Z');
  await parseVisit(await app.cancel(lead, { version: booked.version }), 200);
});

test('a hold keeps a window from others until it ends, and a customer has one', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await app.lead(), await app.lead()];
  const held = await app.hold(lead);
  assert.equal(held.status, 201);
  assert.deepEqual(await held.json(), { heldUntil: '2026-11-21T18:15:00.000Z' });
  assert.deepEqual(await app.windows(other), []);
  assert.equal((await app.windows(lead)).length, 1);
  await getProblem(await app.hold(other), 'window-taken');
  await getProblem(await app.book(other, { phone: '(818) 555-0222' }), 'window-taken');
  // Choosing another day frees this one.
  assert.equal((await app.hold(lead, { ...tuesday, date: '2026-12-02' })).status, 201);
  assert.equal((await app.hold(other)).status, 201);
  app.t.setNow('2026-11-21T18:15:00.000Z');
  await parseVisit(await app.book(lead));
  // The hold ended while the address was typed, and somebody else was quicker.
  await getProblem(await app.book(other, { phone: '(818) 555-0222' }), 'window-taken');
});

test('staff see why a crew cannot take a visit, and may overbook it', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  await stored(await staffVisit(app, await app.lead()));
  const second = await app.lead();
  await getProblem(await staffVisit(app, second), 'crew-full');
  await app.setBooking({ closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }] });
  const closed = await getProblem(await staffVisit(app, second, { date: '2026-12-24' }), 'crew-full');
  assert.match(closed.detail, /Christmas/);
  const { id } = await stored(
    await app.t.adminCall('POST', visitApi.crews, { name: 'Sunday', isActive: false }),
  );
  await getProblem(await staffVisit(app, second, { crewId: id, date: '2026-12-08' }), 'crew-full');
  assert.equal((await staffVisit(app, second, { crewId: 999 })).status, 422);
  assert.equal((await staffVisit(app, second, { from: '10:00', to: '08:00' })).status, 422);
  const forced = await stored(await staffVisit(app, second, { force: true }));
  assert.equal(forced.forced, true);
  const fitting = await stored(await change(app, forced, { date: '2026-12-03' }), 200);
  assert.deepEqual([fitting.forced, fitting.date], [false, '2026-12-03']);
  const full = await getProblem(await change(app, fitting, { date: tuesday.date }), 'crew-full');
  assert.deepEqual(full.current, fitting);
  // It fits, so there is nothing to mark.
  const third = await stored(await staffVisit(app, await app.lead(), { date: '2026-12-04', force: true }));
  assert.equal(third.forced, false);
});

test('a crew that does not exist is refused, also for a visit that is over', async (context) => {
  const app = await openBooking(context);
  const booked = await stored(await staffVisit(app, await app.lead()));
  assert.equal((await change(app, booked, { crewId: 999, status: 'cancelled' })).status, 422);
  const cancelled = await stored(await change(app, booked, { status: 'cancelled' }), 200);
  assert.equal((await change(app, cancelled, { crewId: 999 })).status, 422);
});

test('a merged customer and the one that stands for it both count its visits', async (context) => {
  const app = await openBooking(context);
  const { customerId } = await stored(await staffVisit(app, await app.lead()));
  const { customerId: intoId } = await app.staffQuote(await app.lead());
  await stored(await app.t.adminCall('POST', customerApi.merge(customerId), { intoId }), 200);
  for (const id of [customerId, intoId!]) {
    const answer = await app.t.adminCall('GET', customerApi.customer(id));
    assert.equal(((await answer.json()) as CustomerDetails).totals.visits, 1);
  }
});

test('a repeated call of staff books once, and an older version is refused with the visit', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const body = { quoteId: lead.quoteId, crewId: 1, ...tuesday };
  const key = { 'Idempotency-Key': 'once' };
  const one = await stored(await app.t.adminCall('POST', visitApi.visits, body, key));
  const two = await stored(await app.t.adminCall('POST', visitApi.visits, body, key));
  assert.deepEqual(one, two);
  await getProblem(await staffVisit(app, lead), 'wrong-state');
  const moved = await stored(await change(app, one, { from: '10:00', to: '12:00' }), 200);
  const { current } = await getProblem(await change(app, one, { date: '2026-12-03' }), 'version-conflict');
  assert.deepEqual(current, moved);
  assert.equal((await stored(await change(app, one, { from: '10:00' }), 200)).version, moved.version);
});

test('a visit ahead asks before it is done; done today it counts on its day', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const visit = await stored(await staffVisit(app, lead));
  const ahead = await change(app, visit, { status: 'done', refuseFutureVisit: true });
  assert.deepEqual((await getProblem(ahead, 'visit-ahead')).current, visit);
  const done = await stored(await change(app, visit, { status: 'done' }), 200);
  assert.equal(done.status, 'done');
  const quote = await app.staffQuote(lead);
  assert.deepEqual([quote.status, quote.preferredDate], ['completed', tuesday.date]);
  // A second clean does not take the revenue away.
  await stored(await staffVisit(app, lead, { date: '2026-12-08', kind: 're-clean' }));
  assert.equal((await app.staffQuote(lead)).status, 'completed');
  const reopened = await change(app, done, { status: 'booked' });
  await getProblem(reopened, 'wrong-state');
});

test('a status that staff set reaches the open visit, and the history says so', async (context) => {
  const app = await openBooking(context);
  const [done, cancelled, byRequest] = [await app.lead(), await app.lead(), await app.lead()];
  await stored(await staffVisit(app, done));
  await stored(await staffVisit(app, cancelled, { date: '2026-12-02' }));
  await stored(await staffVisit(app, byRequest, { date: '2026-12-03' }));
  await setStatus(app, done, { status: 'completed' });
  await setStatus(app, cancelled, { status: 'contacted' });
  await app.t.adminCall('PATCH', adminApi.request(byRequest.requestId), { status: 'cancelled' });
  const states = await Promise.all(
    [tuesday.date, '2026-12-02', '2026-12-03'].map(async (date) => (await app.visitsOn(date))[0]?.status),
  );
  assert.deepEqual(states, ['done', 'cancelled', 'cancelled']);
  const request = await app.t.adminCall('GET', adminApi.request(byRequest.requestId));
  assert.equal(((await request.json()) as CustomerRequest).status, 'cancelled');
  assert.equal((await app.staffQuote(byRequest)).status, 'contacted');
  const history = await app.t.adminCall('GET', adminApi.quoteHistory(cancelled.quoteId));
  const changes = ((await history.json()) as HistoryEntry[]).map((entry) => entry.changes.visit?.[1]);
  assert.ok(changes.some((text) => /December 2, 2026.*cancelled/.test(String(text))));
});

test('deleting a quote cancels its visit, and restoring it does not book it again', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await app.lead(), await app.lead()];
  await parseVisit(await app.book(lead));
  await app.t.adminCall('DELETE', adminApi.request(lead.requestId));
  await parseVisit(await app.book(other, { phone: '(818) 555-0222' }));
  await app.t.adminCall('POST', adminApi.restoreRequest(lead.requestId));
  const quote = await app.staffQuote(lead);
  assert.deepEqual([quote.status, quote.preferredDate], ['contacted', null]);
  assert.deepEqual(
    (await app.visitsOn()).map(({ quoteId, status }) => [quoteId, status]).toSorted(),
    [
      [lead.quoteId, 'cancelled'],
      [other.quoteId, 'booked'],
    ].toSorted(),
  );
});

test('a day that staff enter for the quote moves its visit, overbooked where it does not fit', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await app.lead(), await app.lead()];
  await stored(await staffVisit(app, lead));
  await stored(await staffVisit(app, other, { date: '2026-12-02' }));
  await setStatus(app, lead, { preferredDate: '2026-12-03', preferredTime: '9:30 AM' });
  const [moved] = await app.visitsOn('2026-12-03');
  assert.deepEqual([moved?.from, moved?.to, moved?.forced], ['09:30', '10:30', true].with(2, false));
  await setStatus(app, lead, { preferredDate: '2026-12-02' });
  const crowded = await app.visitsOn('2026-12-02');
  assert.equal(crowded.find(({ quoteId }) => quoteId === lead.quoteId)?.forced, true);
});

test('a crew made inactive and a closure leave booked visits where they are', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const booked = await parseVisit(await app.book(lead));
  const spare = await app.t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  const { id: spareId } = (await spare.json()) as { id: number };
  assert.equal((await app.t.adminCall('PATCH', visitApi.crew(1), { isActive: false })).status, 200);
  await app.setBooking({ closures: [{ from: '2026-12-02', to: '2026-12-02', reason: 'Inventory' }] });
  const [visit] = await app.visitsOn();
  assert.deepEqual([visit?.id, visit?.status, visit?.crewId], [booked.id, 'booked', 1]);
  assert.deepEqual(await app.windows(lead, '?from=2026-12-02&days=1'), []);
  // The customer moves it, and another crew takes it.
  const moved = await app.move(lead, {
    version: booked.version,
    date: '2026-12-03',
    from: '10:00',
    to: '12:00',
  });
  await parseVisit(moved, 200);
  const [elsewhere] = await app.visitsOn('2026-12-03');
  assert.equal(elsewhere?.crewId, spareId);
});

test('the owner gets an email about a booking, a move and a cancellation', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const booked: CustomerVisit = await parseVisit(await app.book(lead));
  const moved = await parseVisit(
    await app.move(lead, { version: booked.version, date: '2026-12-03', from: '10:00', to: '12:00' }),
    200,
  );
  await parseVisit(await app.cancel(lead, { version: moved.version, reason: 'Sold the sofa' }), 200);
  const emails = await app.t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'lead')
    .orderBy('id')
    .execute();
  const subjects = emails.map(({ payload }) => (JSON.parse(payload) as { subject: string }).subject);
  const told = subjects.filter((subject) => subject.startsWith('Visit '));
  assert.deepEqual(
    told.map((subject) => subject.split(':')[0]),
    ['Visit booked and quote accepted', 'Visit moved', 'Visit cancelled'],
  );
  assert.match(
    emails.find(({ payload }) => payload.includes('quote accepted'))!.payload,
    /Accepted price: \$89\.00/,
  );
  const decided = await app.t.deps.db
    .selectFrom('outbox')
    .select('id')
    .where('purpose', '=', 'decision')
    .execute();
  assert.deepEqual(decided, [], 'one email for both');
  assert.match(emails.at(-1)!.payload, /Sold the sofa/);
});
