import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import type { Property } from '#sales/customers/customers.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { address, openBooking, parseVisit, tuesday } from './booking.fixture.ts';

test('a visit at a property that was deleted keeps its address, and is moved, done and cancelled', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const lead = await app.lead();
  const { id } = await parseVisit(await app.book(lead));
  const booked = await request<Visit>(t, 'GET', visitApi.visit(id));
  await request(t, 'DELETE', customerApi.property(booked.property!.id));
  let { version } = booked;
  const changes = [{ date: '2026-12-02' }, { status: 'cancelled' }, { status: 'booked' }, { status: 'done' }];
  for (const change of changes) {
    const changed = await request<Visit>(t, 'PATCH', visitApi.visit(id), { version, ...change });
    assert.equal(changed.property?.street, address.street);
    version = changed.version;
  }
});

test('access notes belong to an address: those of the booking to its own, those of another to that one', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const first = await app.lead();
  const known = { ...address, accessNotes: 'Old code 1111' };
  const { id } = await parseVisit(await app.book(first, { property: known }));
  const visit = await request<Visit>(t, 'GET', visitApi.visit(id));
  await parseVisit(await app.cancel(first, { version: visit.version }), 200);
  await parseVisit(await app.book(first, { property: { ...address, accessNotes: 'New code 2222' } }));
  const mails = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute();
  const toOwner = mails.map(({ payload }) => payload).filter((payload) => payload.includes('2222'));
  assert.equal(toOwner.length, 1, 'the business reads the code of this booking');
  assert.doesNotMatch(toOwner[0]!, /1111/);
  const [again] = await app.visitsOn().then((visits) => visits.filter(({ status }) => status === 'booked'));
  assert.equal(again!.property?.accessNotes, 'New code 2222');
  const other = await request<Property>(
    t,
    'POST',
    customerApi.properties(again!.customerId),
    { ...address, street: '9 Elm St', accessNotes: 'Gate 9' },
    201,
  );
  const elsewhere = await request<Visit>(t, 'PATCH', visitApi.visit(again!.id), {
    version: again!.version,
    propertyId: other.id,
  });
  assert.deepEqual([elsewhere.property?.street, elsewhere.property?.accessNotes], ['9 Elm St', 'Gate 9']);
});

test('the day of a quote moves its visit by the address of the visit, and is not emptied beneath it', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const [crew] = await request<{ id: number; name: string; places: string[] | null; version: number }[]>(
    t,
    'GET',
    visitApi.crews,
  );
  await request(t, 'PATCH', visitApi.crew(crew!.id), { version: crew!.version, places: ['Burbank'] });
  // The quote was asked for from Glendale.
  const lead = await app.lead({ quote: { zipCode: '91203' } });
  const { id } = await parseVisit(await app.book(lead));
  const quote = () => app.staffQuote(lead);
  const change = async (changes: object) =>
    t.adminCall('PUT', adminApi.quote(lead.quoteId), { version: (await quote()).version, ...changes });
  const moved = await change({ preferredDate: '2026-12-02', preferredTime: '8 to 10 AM' });
  assert.equal(moved.status, 200, await moved.clone().text());
  const visit = await request<Visit>(t, 'GET', visitApi.visit(id));
  assert.deepEqual([visit.date, visit.forced], ['2026-12-02', false]);
  const emptied = await change({ preferredDate: null });
  assert.equal(emptied.status, 422);
  assert.match(await emptied.text(), /"preferredDate".*A visit is booked on December 2, 2026/);
  assert.equal((await quote()).preferredDate, '2026-12-02');
});

test('a re-clean stands beside the clean: the invoice and the page keep the day of the work', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const lead = await app.lead();
  const { id, version } = await parseVisit(await app.book(lead));
  t.setNow('2026-12-01T20:00:00.000Z');
  await request(t, 'PATCH', visitApi.visit(id), { version, status: 'done' });
  const again = { ...tuesday, date: '2026-12-08', quoteId: lead.quoteId, crewId: 1, kind: 're-clean' };
  const reclean = await request<Visit>(t, 'POST', visitApi.visits, again, 201);
  const open = await app.quote(lead);
  assert.deepEqual([open.doneOn, open.visit?.date], ['2026-12-01', '2026-12-08']);
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
  assert.equal(draft.serviceDate, '2026-12-01');
  t.setNow('2026-12-08T20:00:00.000Z');
  await request(t, 'PATCH', visitApi.visit(reclean.id), { version: reclean.version, status: 'done' });
  const done = await app.quote(lead);
  assert.deepEqual([done.doneOn, done.visit?.date], ['2026-12-01', '2026-12-01']);
});
