import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { address, getProblem, type Lead, openBooking, parseVisit, tuesday } from './booking.fixture.ts';

const stranger = { firstName: 'Sam', lastName: 'Lopez', email: '', phone: '(818) 555-0142' };

test('access notes of a known address are shown only with the booking that typed them', async (context) => {
  const b = await openBooking(context);
  const theirs = await b.lead({ contact: { ...stranger, email: 'sam@example.com' } });
  const notes = { ...address, accessNotes: 'Gate code 4711' };
  const booked = await parseVisit(await b.book(theirs, { property: notes }));
  assert.equal(booked.property?.accessNotes, 'Gate code 4711');
  assert.equal((await b.quote(theirs)).visit?.property?.accessNotes, 'Gate code 4711');

  b.t.setNow('2026-11-21T19:00:00.000Z');
  const other = await b.lead({ contact: { ...stranger, email: 'other@example.com' } });
  const seen = await parseVisit(await b.book(other, { from: '12:00', to: '14:00', phone: '(818) 555-0188' }));
  assert.equal(seen.property?.id, booked.property?.id, 'the crew still gets the notes');
  assert.equal(seen.property?.accessNotes, '');
  assert.equal((await b.quote(other)).visit?.property?.accessNotes, '');
  assert.equal((await b.quote(theirs)).visit?.property?.accessNotes, 'Gate code 4711');
});

test('odd days ask for no windows', async (context) => {
  const b = await openBooking(context);
  const lead = await b.lead();
  for (const query of ['?from=9999-12-31&days=31', '?from=9999-12-31&days=1', '?from=2027-06-01&days=31']) {
    assert.deepEqual(await b.windows(lead, query), [], query);
  }
  for (const query of ['?from=2026-02-30', '?days=0', '?days=61', '?days=1.5', '?days=NaN']) {
    const answer = await b.t.call('GET', quoteApi.windows(lead.token) + query);
    assert.equal(answer.status, 422, query);
  }
  for (const place of [
    { ...tuesday, date: '2026-02-30' },
    { ...tuesday, date: '9999-12-31' },
    { ...tuesday, from: '10:00', to: '08:00' },
    { ...tuesday, from: '8:00' },
    { ...tuesday, from: '08:00\u0000' },
  ]) {
    assert.equal((await b.hold(lead, place)).status, 422, JSON.stringify(place));
  }
  for (const [field, value] of Object.entries({
    phone: '\u0000',
    version: 1.5,
    agreesToTerms: 'true',
    property: { ...address, street: 'x'.repeat(201) },
  })) {
    const answer = await b.book(lead, { [field]: value });
    assert.ok([409, 422].includes(answer.status), `${field}: ${answer.status}`);
  }
});

test('a replaced link finds nothing, also with the key of an earlier booking', async (context) => {
  const b = await openBooking(context);
  const lead = await b.lead();
  const headers = { 'Idempotency-Key': 'one' };
  const { version } = await b.quote(lead);
  await parseVisit(await b.book(lead, {}, headers));
  await b.t.adminCall('POST', visitApi.quoteLink(lead.quoteId), {});
  const body = {
    version,
    ...tuesday,
    name: 'Ana Lopez',
    phone: '(818) 555-0111',
    property: address,
    agreesToTerms: true,
  };
  const answer = await b.t.call('POST', quoteApi.visit(lead.token), body, headers);
  await getProblem(answer, 'not-found');
});

test('finished work cannot be declined, nor a visit that is too soon to cancel', async (context) => {
  const b = await openBooking(context);
  const decline = async (lead: Lead) =>
    b.t.call('POST', quoteApi.decision(lead.token), {
      version: (await b.quote(lead)).version,
      decision: 'declined',
    });
  const done = await b.lead();
  await b.t.adminCall('PUT', adminApi.quote(done.quoteId), { status: 'completed' });
  await getProblem(await decline(done), 'wrong-state');
  assert.equal((await b.staffQuote(done)).status, 'completed');

  const soon = await b.lead();
  const visit = { quoteId: soon.quoteId, crewId: 1, date: '2026-11-21', from: '14:00', to: '16:00' };
  const booked = await b.t.adminCall('POST', visitApi.visits, visit);
  assert.equal(booked.status, 201, await booked.clone().text());
  await getProblem(await decline(soon), 'too-late');
  assert.equal((await b.staffQuote(soon)).status, 'scheduled');
});

test('a stranger who is taken for a customer neither ends nor overlooks the hold of their window', async (context) => {
  const b = await openBooking(context, { minutes: 480 });
  const victim = await b.lead({ contact: { ...stranger, email: 'sam@example.com' } });
  const other = await b.lead({ contact: { ...stranger, email: 'other@example.com' } });
  const customers = await b.t.deps.db.selectFrom('quotes').select('customerId').distinct().execute();
  assert.equal(customers.length, 1, 'phone and last name are the same');
  const elsewhere = { ...tuesday, date: '2026-12-02' };
  assert.equal((await b.hold(victim)).status, 201);
  assert.equal((await b.hold(other, elsewhere)).status, 201);
  assert.deepEqual(await b.windows(other), []);
  await getProblem(await b.hold(other), 'window-taken');
  await getProblem(await b.book(other), 'window-taken');
  await parseVisit(await b.book(other, elsewhere));
  await parseVisit(await b.book(victim, { phone: '(818) 555-0188' }));
});

test('one visitor with many leads cannot hold all windows, however short each hold is', async (context) => {
  const b = await openBooking(context, { minutes: 30 });
  const leads: Lead[] = [];
  for (let index = 0; index < 12; index += 1) leads.push(await b.lead());
  const place = (index: number) => ({
    ...tuesday,
    date: `2026-12-${String(1 + (index % 4)).padStart(2, '0')}`,
  });
  for (const [index, lead] of leads.slice(0, 9).entries()) {
    assert.equal((await b.hold(lead, place(index))).status, 201, String(index));
  }
  // A limit in fixed periods would allow ten more at the beginning of the next one.
  b.t.setNow('2026-11-21T18:14:00.000Z');
  assert.equal((await b.hold(leads[9]!, place(9))).status, 201);
  const free = { ...tuesday, date: '2026-12-09' };
  const refused = await b.hold(leads[10]!, free);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('Retry-After'), '60');
  for (const [index, lead] of leads.slice(0, 9).entries()) {
    assert.equal((await b.hold(lead, place(index))).status, 201);
  }
  b.t.setNow('2026-11-21T18:15:01.000Z');
  assert.equal((await b.hold(leads[10]!, free)).status, 429, 'renewed holds are live');
  b.t.setNow('2026-11-21T18:29:01.000Z');
  assert.equal((await b.hold(leads[10]!, free)).status, 201);
});

test('one visitor holds twenty hours at most', async (context) => {
  const b = await openBooking(context, { minutes: 480 });
  const on = (day: number) => ({ ...tuesday, date: `2026-12-0${day}` });
  for (const day of [1, 2]) assert.equal((await b.hold(await b.lead(), on(day))).status, 201);
  assert.equal((await b.hold(await b.lead(), on(3))).status, 429);
});

test('a hold is renewed twice; then its window is free for others', async (context) => {
  const b = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await b.lead(), await b.lead()];
  const at = (time: string) => b.t.setNow(`2026-11-21T${time}.000Z`);
  for (const time of ['18:00:00', '18:10:00', '18:20:00']) {
    at(time);
    assert.equal((await b.hold(lead)).status, 201, time);
  }
  at('18:30:00');
  const third = await b.hold(lead);
  assert.equal(third.status, 429);
  assert.equal(third.headers.get('Retry-After'), String(65 * 60), 'the rest of the hold and an hour');
  const elsewhere = await b.hold(lead, { ...tuesday, date: '2026-12-02' });
  assert.equal(elsewhere.status, 201, 'another window, in the time that is left');
  assert.deepEqual(await elsewhere.json(), { heldUntil: '2026-11-21T18:35:00.000Z' });
  at('18:35:01');
  assert.equal((await b.hold(lead)).status, 429);
  assert.equal((await b.hold(other)).status, 201);
  at('19:35:01');
  assert.equal((await b.hold(lead, { ...tuesday, date: '2026-12-03' })).status, 201);
});

test('one visitor books two full days for people whom no crew has met, not five', async (context) => {
  const b = await openBooking(context, { minutes: 480 });
  const on = (day: number) => ({ ...tuesday, date: `2026-12-0${day}` });
  for (const day of [1, 2]) await parseVisit(await b.book(await b.lead(), on(day)));
  const third = await b.book(await b.lead(), on(3));
  assert.equal(third.status, 429);
  assert.equal(third.headers.get('Retry-After'), String(24 * 3600));
});

test('another’s telephone or email in one’s own words neither locks them out nor helps', async (context) => {
  const b = await openBooking(context, { minutes: 30 });
  const victim = { email: 'rosa@example.com', phone: '(818) 555-0142' };
  const at = (index: number) => ({ ...tuesday, date: `2026-12-0${index + 1}` });
  for (let index = 0; index < 3; index += 1) {
    const lead = await b.lead({ contact: { phone: victim.phone } });
    await parseVisit(await b.book(lead, { phone: victim.phone, ...at(index) }));
  }
  await parseVisit(await b.book(await b.lead({ contact: victim }), { phone: victim.phone, ...at(3) }));

  b.t.setNow('2026-11-21T20:00:00.000Z');
  const spellings = ['a.n.a@gmail.com', 'ana+1@gmail.com', 'Ana@googlemail.com', 'an.a+x@gmail.com'];
  const answers: Response[] = [];
  for (const [index, email] of spellings.entries()) {
    answers.push(
      await b.book(await b.lead({ contact: { email } }), { ...at(index), from: '12:00', to: '14:00' }),
    );
  }
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 429],
  );
  // Until the day of the first visit is over, in Los Angeles.
  const wait = (Date.parse('2026-12-02T08:00:00.000Z') - b.t.deps.clock().getTime()) / 1000;
  assert.equal(answers[3]!.headers.get('Retry-After'), String(wait));
});

test('three bookings of a stranger who names a customer’s email lock neither it nor the link in its email out', async (context) => {
  const b = await openBooking(context, { minutes: 30 });
  const contact = { email: 'rosa@example.com', phone: '(818) 555-0142' };
  const bookFrom = async (remoteAddress: string, day: number) => {
    const words = { date: `2026-12-0${day}`, name: 'Rosa Lopez', phone: contact.phone };
    return b.bookFrom(remoteAddress, await b.lead({ contact }), words);
  };
  for (const day of [1, 2, 3]) await parseVisit(await bookFrom('203.0.113.7', day));
  assert.equal((await bookFrom('203.0.113.7', 4)).status, 429, 'the stranger’s own');
  for (const day of [4, 7, 8]) await parseVisit(await bookFrom('198.51.100.4', day));
  assert.equal((await bookFrom('198.51.100.4', 9)).status, 429);

  const sent = await b.lead({ contact });
  const { quoteId } = sent;
  const send = await b.t.adminCall('POST', visitApi.sendQuote(quoteId), { channels: ['email'], message: '' });
  assert.equal(send.status, 200, await send.clone().text());
  await parseVisit(await b.book(sent, { date: '2026-12-09' }));
});

test('whoever names a customer whom a crew has met still books two full days, not five', async (context) => {
  const b = await openBooking(context, { minutes: 300 });
  const known = { firstName: 'Rosa', lastName: 'Lopez', email: 'rosa@example.com', phone: '(818) 555-0142' };
  const { id, version } = await parseVisit(await b.book(await b.lead({ contact: known })));
  b.t.setNow('2026-12-02T02:00:00.000Z');
  const done = await b.t.adminCall('PATCH', visitApi.visit(id), { version, status: 'done' });
  assert.equal(done.status, 200, await done.clone().text());
  const answers: number[] = [];
  for (const day of ['03', '04', '07', '08']) {
    const email = day === '08' ? 'other@example.com' : known.email;
    const lead = await b.lead({ contact: { ...known, email } });
    answers.push((await b.book(lead, { date: `2026-12-${day}` })).status);
  }
  assert.deepEqual(answers, [201, 201, 201, 429]);
});

test('a visit that moves again and again stops sending emails', async (context) => {
  const b = await openBooking(context);
  const lead = await b.lead();
  let { version } = await parseVisit(await b.book(lead));
  for (let index = 0; index < 30; index += 1) {
    const to = { ...tuesday, date: index % 2 ? '2026-12-01' : '2026-12-02' };
    ({ version } = await parseVisit(await b.move(lead, { version, ...to }), 200));
  }
  assert.equal((await b.move(lead, { version, ...tuesday, date: '2026-12-03' })).status, 429);
});
