import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addDays } from '#kit/time/dates.ts';
import { releaseMessage } from '#messages/planned/server/release-message.ts';
import type { CustomerVisit, WindowDay } from '#visits/visits/visits.ts';
import { address, getProblem, openBooking, parseVisit, tuesday } from './booking.fixture.ts';

test('booking accepts the quote, schedules it and moves its request along', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  assert.equal((await app.quote(lead)).canBook, true);
  const visit = await parseVisit(
    await app.book(lead, { property: { ...address, accessNotes: 'Gate 4471' } }),
  );
  const { id, version, property, ...rest } = visit;
  assert.deepEqual(rest, {
    quoteId: lead.quoteId,
    ...tuesday,
    durationMinutes: 120,
    status: 'booked',
    kind: 'clean',
  });
  assert.equal(property?.accessNotes, 'Gate 4471');
  const page = await app.quote(lead);
  assert.equal(page.decision, 'accepted');
  assert.equal(page.canBook, false);
  assert.deepEqual(page.visit, visit);
  const quote = await app.staffQuote(lead);
  assert.deepEqual(
    [quote.status, quote.preferredDate, quote.preferredTime],
    ['scheduled', tuesday.date, '8 to 10 AM'],
  );
  const request = (await (await app.t.adminCall('GET', adminApi.request(lead.requestId))).json()) as object;
  assert.equal((request as { status: string }).status, 'scheduled');
  const [listed] = await app.visitsOn();
  assert.deepEqual(
    [listed?.id, listed?.crewId, listed?.forced, listed?.contactName],
    [id, 1, false, 'Ana Lopez'],
  );
});

test('the same booking pressed twice is one visit, and another one is refused', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const { version } = await app.quote(lead);
  const key = { 'Idempotency-Key': 'one-press' };
  const answers = await Promise.all([app.book(lead, { version }, key), app.book(lead, { version }, key)]);
  const [one, other] = await Promise.all(answers.map((answer) => parseVisit(answer)));
  assert.deepEqual(one, other);
  const again = await app.book(lead, { from: '12:00', to: '14:00' });
  const problem = await getProblem(again, 'wrong-state');
  assert.equal((problem.current as { visit: CustomerVisit }).visit.id, one!.id);
  assert.equal((await app.visitsOn()).length, 1);
});

test('two tabs that book different windows at the same time make one visit', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const { version } = await app.quote(lead);
  const statuses = await Promise.all(
    ['10:00', '12:00'].map(
      async (from) =>
        (await app.book(lead, { version, from, to: from === '10:00' ? '12:00' : '14:00' })).status,
    ),
  );
  assert.deepEqual(statuses.toSorted(), [201, 409]);
  assert.equal((await app.visitsOn()).length, 1);
});

test('a window that was taken in the meantime is refused with those that are still free', async (context) => {
  const app = await openBooking(context);
  const [first, second] = [await app.lead(), await app.lead()];
  await parseVisit(await app.book(first, tuesday));
  const late = await app.lead();
  // Two hours from 8:00 and two from 10:00 at the latest, with half an hour between.
  await parseVisit(await app.book(second, { from: '10:00', to: '12:00', phone: '(818) 555-0222' }));
  const answer = await app.book(late, { ...tuesday, phone: '(818) 555-0333' });
  const { windows } = await getProblem(answer, 'window-taken');
  const day = (windows as WindowDay[]).find(({ date }) => date === tuesday.date);
  assert.ok(day && !day.windows.some(({ from }) => from === tuesday.from));
  assert.deepEqual(day.windows, (await app.windows(late))[0]?.windows);
});

test('refused bookings say which field is at fault', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const cases: [changes: object, path: string][] = [
    [{ property: { ...address, zipCode: '99999' } }, 'property.zipCode'],
    [{ date: '2026-11-20' }, 'from'],
    // Eleven hours ahead: it is 10 AM of November 21.
    [{ date: '2026-11-21', from: '14:00', to: '16:00' }, 'from'],
    [{ date: '2026-12-22' }, 'from'],
    [{ from: '08:30', to: '10:00' }, 'from'],
    [{ agreesToTerms: false }, 'agreesToTerms'],
    [{ name: ' ' }, 'name'],
  ];
  for (const [changes, path] of cases) {
    const answer = await app.book(lead, changes);
    assert.equal(answer.status, 422, JSON.stringify(changes));
    const { errors } = await getProblem(answer, 'invalid-input');
    assert.ok(
      errors?.some((error) => error.path === path),
      JSON.stringify([changes, errors]),
    );
  }
  assert.deepEqual(await app.visitsOn(), []);
  assert.equal((await app.quote(lead)).decision, null);
});

test('a price that staff changed in the meantime is shown before anything is booked', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const { version } = await app.quote(lead);
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '150.00' });
  const { current } = await getProblem(await app.book(lead, { version }), 'quote-changed');
  assert.equal((current as { total: string }).total, '150.00');
  assert.equal((await app.quote(lead)).canBook, false);
  assert.deepEqual(await app.windows(lead), []);
  // The new price is nobody's until it is accepted.
  await getProblem(await app.book(lead), 'wrong-state');
  assert.deepEqual(await app.visitsOn(), []);
});

test('accepting is advised only where it makes booking possible', async (context) => {
  const app = await openBooking(context);
  const far = await app.lead({ quote: { zipCode: '10001' } });
  assert.match((await getProblem(await app.book(far), 'wrong-state')).detail, /can’t be booked online/);
  const changed = await app.lead();
  await app.t.adminCall('PUT', adminApi.quote(changed.quoteId), { estimatedPrice: '150.00' });
  assert.match((await getProblem(await app.book(changed), 'wrong-state')).detail, /^Accept this quote first/);
});

test('what was accepted is booked again from a page that was open before the cancelled visit', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const { version } = await app.quote(lead);
  const booked = await parseVisit(await app.book(lead, { version }));
  await parseVisit(await app.cancel(lead, { version: booked.version }), 200);
  const again = await parseVisit(await app.book(lead, { version }));
  await parseVisit(await app.cancel(lead, { version: again.version }), 200);
  // Staff's new price is not on the page until they send it: what was accepted is what is booked.
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '150.00' });
  assert.notEqual((await app.quote(lead)).total, '150.00');
  await parseVisit(await app.book(lead, { version }));
});

test('an expired quote cannot be booked', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  app.t.setNow('2026-12-28T18:00:00.000Z');
  await getProblem(await app.book(lead, { date: '2026-12-30' }), 'quote-expired');
});

test('with self-booking off, and for suspected spam, there are no windows and the phone number is shown', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const spam = await app.lead({ contact: { website: 'https://pills.example' } });
  await app.setBooking({ selfBooking: false });
  const refusals: string[] = [];
  for (const asked of [lead, spam]) {
    assert.deepEqual(await app.windows(asked), []);
    assert.equal((await app.quote(asked)).canBook, false);
    const { detail, current } = await getProblem(await app.book(asked), 'wrong-state');
    assert.deepEqual(current, await app.quote(asked));
    refusals.push(detail);
    await getProblem(await app.hold(asked), 'wrong-state');
  }
  await app.setBooking({ selfBooking: true });
  assert.deepEqual(await app.windows(spam), []);
  refusals.push((await getProblem(await app.book(spam), 'wrong-state')).detail);
  assert.equal(new Set(refusals).size, 1);
  assert.match(refusals[0]!, /Call \(\d{3}\)/);
});

test('one person books three visits ahead', async (context) => {
  const app = await openBooking(context, { minutes: 30 });
  const contact = { email: '', phone: '(818) 555-0111' };
  const quote = { contactMethod: 'sms' };
  for (const from of ['08:00', '10:00', '12:00']) {
    const to = `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}:00`;
    await parseVisit(await app.book(await app.lead({ contact, quote }), { from, to }));
  }
  const fourth = await app.book(await app.lead({ contact, quote }), { from: '14:00', to: '16:00' });
  assert.equal(fourth.status, 429);
  await getProblem(fourth, 'too-many-requests');
  await parseVisit(await app.book(await app.lead(), { from: '14:00', to: '16:00' }));
});

test('five bookings an hour come from one address, and refused ones do not count', async (context) => {
  const app = await openBooking(context, { minutes: 30 });
  const phone = (index: number) => `(818) 555-02${String(index).padStart(2, '0')}`;
  for (let index = 0; index < 4; index += 1) await app.book(await app.lead(), { date: '2026-11-20' });
  for (let index = 0; index < 5; index += 1) {
    await parseVisit(
      await app.book(await app.lead(), {
        phone: phone(index),
        date: `2026-12-0${index + 1}`,
        from: '10:00',
        to: '12:00',
      }),
    );
  }
  const sixth = await app.lead();
  const booking = { phone: phone(9), date: '2026-12-08' };
  assert.equal((await app.book(sixth, booking)).status, 429);
  app.t.setNow('2026-11-21T19:00:01.000Z');
  await parseVisit(await app.book(sixth, booking));
});

test('a forwarded link leaves the record of the customer alone', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead({ contact: { firstName: 'Rosa', lastName: 'Diaz', phone: '(818) 555-0777' } });
  await parseVisit(await app.book(lead, { name: 'Neighbor Ned', phone: '(818) 555-0888' }));
  const quote = await app.staffQuote(lead);
  assert.deepEqual([quote.firstName, quote.phone], ['Rosa', '(818) 555-0777']);
  const customers = await app.t.deps.db.selectFrom('customers').select(['firstName', 'phone']).execute();
  assert.ok(!customers.some(({ firstName }) => firstName.includes('Ned')));
  const [visit] = await app.visitsOn();
  assert.deepEqual(
    [visit?.customerName, visit?.contactName, visit?.phone],
    ['Rosa Diaz', 'Neighbor Ned', '(818) 555-0888'],
  );
  const { id } = await app.t.deps.db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'visit-booked')
    .executeTakeFirstOrThrow();
  await releaseMessage(app.t.deps, id);
  const emails = await app.t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'confirmation')
    .execute();
  const confirmation = emails.map(({ payload }) => payload).find((payload) => payload.includes('is booked'));
  assert.match(confirmation!, /Didn’t book this\?/);
  assert.doesNotMatch(confirmation!, /Ned|Olive/);
});

test('an address that is known is used again', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const first = await parseVisit(await app.book(lead));
  await app.cancel(lead, { version: first.version });
  const second = await parseVisit(
    await app.book(lead, { property: { ...address, accessNotes: 'Ring twice' } }),
  );
  assert.equal(second.property?.id, first.property?.id);
  assert.equal(second.property?.accessNotes, 'Ring twice');
});

test('a stranger who is taken for a customer neither reads nor replaces the access notes', async (context) => {
  const app = await openBooking(context);
  const contact = { lastName: 'Lopez', phone: '(818) 555-0444' };
  const home = { ...address, accessNotes: 'Gate 4471' };
  const victim = await app.lead({ contact: { ...contact, email: 'ana@example.com' } });
  const first = await parseVisit(await app.book(victim, { property: home }));
  const stranger = await app.lead({ contact: { ...contact, email: 'stranger@example.com' } });
  const place = { from: '12:00', to: '14:00' };
  const second = await parseVisit(await app.book(stranger, place));
  assert.equal(second.property?.id, first.property?.id);
  assert.equal(second.property?.accessNotes, '');
  await app.cancel(stranger, { version: second.version });
  const third = { ...place, property: { ...address, accessNotes: 'Leave it open' } };
  assert.equal((await parseVisit(await app.book(stranger, third))).property?.accessNotes, 'Leave it open');
  const staff = await app.visitsOn();
  assert.deepEqual(
    staff.map(({ status, property }) => [status, property?.accessNotes]),
    [
      ['booked', 'Gate 4471'],
      ['cancelled', 'Gate 4471'],
      ['booked', 'Leave it open'],
    ],
  );
  const { accessNotes } = await app.t.deps.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow();
  assert.equal(accessNotes, 'Gate 4471');
});

test('a page shows only the address that its own booking named, as it was typed', async (context) => {
  const app = await openBooking(context);
  const contact = { lastName: 'Lopez', phone: '(818) 555-0444' };
  const home = { ...address, street: '120 Olive Avenue', city: 'Burbank Hills', accessNotes: 'Gate 4471' };
  const victim = await app.lead({ contact: { ...contact, email: 'ana@example.com' } });
  const first = await parseVisit(await app.book(victim, { property: home }));
  const stranger = await app.lead({ contact: { ...contact, email: 'stranger@example.com' } });
  const near = { street: '120 olive avenue.', unit: '', city: 'burbank', zipCode: '91501' };
  const second = await parseVisit(await app.book(stranger, { from: '12:00', to: '14:00', property: near }));
  assert.notEqual(second.property?.id, first.property?.id);
  const { street, city, accessNotes } = second.property!;
  assert.deepEqual([street, city, accessNotes], [near.street, near.city, '']);

  const path = visitApi.visit(second.id);
  const change = { propertyId: first.property!.id, version: second.version };
  const moved = await app.t.adminCall('PATCH', path, change);
  assert.equal(moved.status, 200, await moved.clone().text());
  assert.equal((await app.quote(stranger)).visit?.property, null, 'staff chose another address');
  const edit = { street: '1 New St' };
  await app.t.adminCall('PATCH', customerApi.property(first.property!.id), edit);
  assert.equal((await app.quote(victim)).visit?.property?.street, home.street);
});

test('only somebody who is signed in sees visits of the business', async (context) => {
  const { t } = await openBooking(context);
  assert.equal((await t.call('GET', `${visitApi.visits}?from=2026-12-01&to=2026-12-01`)).status, 401);
});

for (const [change, now, date, starts, ends] of [
  ['forward', '2027-03-01T18:00:00.000Z', '2027-03-14', '20270314T170000Z', '20270314T190000Z'],
  ['back', '2027-10-20T18:00:00.000Z', '2027-11-07', '20271107T180000Z', '20271107T200000Z'],
] as const) {
  test(`on the day on which clocks go ${change}, a window keeps its hours on the page, in the panel and in calendars`, async (context) => {
    const app = await openBooking(context);
    app.t.setNow(now);
    const lead = await app.lead({ quote: { preferredDate: date } });
    const [usual] = await app.windows(lead, `?from=${addDays(date, -7)}&days=1`);
    const [day] = await app.windows(lead, `?from=${date}&days=1`);
    assert.deepEqual(day?.windows, usual?.windows);
    const booked = await parseVisit(await app.book(lead, { date, from: '10:00', to: '12:00' }));
    assert.deepEqual([booked.date, booked.from, booked.to], [date, '10:00', '12:00']);
    const { preferredDate, preferredTime } = await app.staffQuote(lead);
    assert.deepEqual([preferredDate, preferredTime], [date, '10 AM to 12 PM']);
    const calendar = await (await app.t.call('GET', quotePaths.calendar(lead.token))).text();
    assert.ok(calendar.includes(`DTSTART:${starts}`), calendar);
    assert.ok(calendar.includes(`DTEND:${ends}`), calendar);
    const page = await (await app.t.call('GET', quotePaths.visit(lead.token))).text();
    assert.ok(page.includes('10 AM to 12 PM'), page);
  });
}
