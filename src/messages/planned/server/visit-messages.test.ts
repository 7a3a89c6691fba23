import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openMessages, subjects } from './messages.fixture.ts';

const findCalendar = (content = '') => ({
  uid: /UID:(.*)/.exec(content)?.[1],
  sequence: Number(/SEQUENCE:(.*)/.exec(content)?.[1]),
  start: /DTSTART:(.*)/.exec(content)?.[1]?.trim(),
});

test('booking, moving and cancelling send an email right away, with one calendar entry that follows', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  const [booked, ...rest] = await app.run();
  assert.deepEqual(rest, []);
  assert.equal(booked?.to, 'ana1@example.com');
  assert.match(booked.subject, /^Your visit is booked/);
  assert.match(booked.text, /Tuesday, December 1, 2026, 8 to 10 AM/);
  assert.match(booked.text, /Cancel it on the page above/);
  assert.equal(booked.calendar?.method, 'REQUEST');
  const first = findCalendar(booked.calendar.content);
  assert.equal(first.start, '20261201T160000Z');

  const moved = await parseVisit(
    await app.move(lead, { version: visit.version, date: '2026-12-02', from: '10:00', to: '12:00' }),
    200,
  );
  const [move] = await app.run();
  const second = findCalendar(move?.calendar?.content);
  assert.deepEqual([second.uid, second.start], [first.uid, '20261202T180000Z']);
  assert.ok(second.sequence > first.sequence);

  await parseVisit(await app.cancel(lead, { version: moved.version }), 200);
  const [cancelled] = await app.run();
  assert.equal(cancelled?.calendar?.method, 'CANCEL');
  const third = findCalendar(cancelled?.calendar?.content);
  assert.equal(third.uid, first.uid);
  assert.ok(third.sequence > second.sequence);
  // The reminders for both times are gone with the visit.
  assert.deepEqual(await app.at('2026-12-02T17:00:00.000Z'), []);
});

test('an email about a visit that is too soon to change says to call instead', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  app.t.setNow('2026-11-30T20:00:00.000Z');
  const visit = await parseVisit(await app.book(lead));
  assert.equal(visit.date, '2026-12-01');
  const [{ text } = { text: '' }] = await app.run();
  assert.match(text, /See your visit: http/);
  assert.match(text, /Your visit begins in less than 24 hours\. To change or cancel it, call \(/);
  assert.match(text, /Didn’t book this\? Call \(/);
  assert.doesNotMatch(text, /Change or cancel|on the page above|until 24 hours before/);
});

test('reminders are sent at 5 PM the day before and two hours before the window', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  await parseVisit(await app.book(lead, { from: '12:00', to: '14:00' }));
  await app.run();
  assert.deepEqual(await app.at('2026-12-01T00:59:59.000Z'), []);
  assert.deepEqual(subjects(await app.at('2026-12-01T01:00:00.000Z')), ['We’ll see you tomorrow']);
  assert.deepEqual(await app.at('2026-12-01T17:59:59.000Z'), []);
  assert.deepEqual(subjects(await app.at('2026-12-01T18:00:00.000Z')), ['We’ll be there soon']);
  assert.deepEqual(await app.run(), []);
});

test('the reminder for a visit’s earlier time is never sent, even if its email was waiting', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  await app.run();
  const { releaseMessage } = await import('./release-message.ts');
  app.t.setNow('2026-12-01T01:00:00.000Z');
  const { db } = app.t.deps;
  const reminder = await db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'reminder-day')
    .executeTakeFirstOrThrow();
  // The mail server is down while staff move the visit.
  await releaseMessage(app.t.deps, reminder.id);
  const answer = await app.t.adminCall('PATCH', visitApi.visit(visit.id), {
    version: visit.version,
    date: '2026-12-03',
    force: true,
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.deepEqual(subjects(await app.run()), ['Your visit has moved']);
  assert.deepEqual(subjects(await app.at('2026-12-03T01:00:00.000Z')), ['We’ll see you tomorrow']);
});

test('the crew’s button tells the customer that they are on the way, once', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  await app.run();
  app.t.setNow('2026-12-01T16:10:00.000Z');
  await app.t.adminCall('PATCH', visitApi.visit(visit.id), { version: visit.version, status: 'on-the-way' });
  // Until then the press can be undone.
  assert.deepEqual(subjects(await app.at('2026-12-01T16:10:09.000Z')), []);
  assert.deepEqual(subjects(await app.at('2026-12-01T16:10:10.000Z')), ['We’re on our way']);
  assert.deepEqual(await app.run(), []);
});

test('“on my way” is told on the day alone, not if it is taken back, and once per visit', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  let { version } = visit;
  const set = async (status: string) => {
    const answer = await app.t.adminCall('PATCH', visitApi.visit(visit.id), { version, status });
    const body = (await answer.json()) as { version: number; status: string; code: string };
    if (answer.ok) version = body.version;
    return answer.ok ? body.status : body.code;
  };
  await app.run();
  app.t.setNow('2026-11-30T20:00:00.000Z');
  assert.equal(await set('on-the-way'), 'visit-ahead');
  app.t.setNow('2026-12-01T16:10:00.000Z');
  assert.equal(await set('on-the-way'), 'on-the-way');
  assert.equal(await set('booked'), 'booked');
  assert.deepEqual(subjects(await app.at('2026-12-01T16:11:00.000Z')), []);
  assert.equal(await set('on-the-way'), 'on-the-way');
  assert.deepEqual(subjects(await app.at('2026-12-01T16:12:00.000Z')), ['We’re on our way']);
  for (const status of ['started', 'booked', 'on-the-way']) assert.equal(await set(status), status);
  assert.deepEqual(subjects(await app.at('2026-12-01T16:13:00.000Z')), []);
});

test('who is in the trash as a customer still hears of a visit that is booked', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const customerId = await app.pickCustomer(lead.quoteId);
  const remove = () =>
    app.t.adminCall('DELETE', customerApi.customer(customerId), undefined, {
      'Idempotency-Key': crypto.randomUUID(),
    });
  const visit = await parseVisit(await app.book(lead));
  await app.run();
  const refused = await remove();
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /December 1, 2026, 8 to 10 AM/);
  const cancelled = await parseVisit(await app.cancel(lead, { version: visit.version }), 200);
  assert.equal(cancelled.status, 'cancelled');
  await app.run();
  assert.equal((await remove()).status, 200);
  const again = await parseVisit(await app.book(lead));
  assert.deepEqual(subjects(await app.run()), ['Your visit is booked']);
  const place = { date: '2026-12-02', from: '10:00', to: '12:00' };
  await parseVisit(await app.move(lead, { version: again.version, ...place }), 200);
  assert.deepEqual(subjects(await app.run()), ['Your visit has moved']);
  assert.deepEqual(subjects(await app.at('2026-12-02T01:00:00.000Z')), ['We’ll see you tomorrow']);
});

test('the thanks link to the invoice if it is issued before the visit is done', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  const draft = await request<Invoice>(app.t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
  const { url } = await request<Invoice>(app.t, 'POST', invoiceApi.issue(draft.id), {});
  await app.run();
  app.t.setNow('2026-12-01T19:00:00.000Z');
  const { version } = visit;
  await app.t.adminCall('PATCH', visitApi.visit(visit.id), { version, status: 'done' });
  const [thanks] = await app.run();
  assert.ok(thanks?.text.includes(`See your invoice: ${url}`), thanks?.text);
});

test('after the visit the customer gets thanks, one review request if there is a link, and an offer when it is due', async (context) => {
  const app = await openMessages(context);
  const { updatedAt: _time, ...settings } = (await (
    await app.t.adminCall('GET', adminApi.settings)
  ).json()) as StoredSettings;
  const reviewUrl = 'https://reviews.example.com/write';
  assert.equal((await app.t.adminCall('PUT', adminApi.settings, { ...settings, reviewUrl })).status, 200);
  await app.t.adminCall('PUT', adminApi.service(app.serviceId), { recleanMonths: 6 });
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  await app.run();
  app.t.setNow('2026-12-01T19:00:00.000Z');
  const done = await app.t.adminCall('PATCH', visitApi.visit(visit.id), {
    version: visit.version,
    status: 'done',
  });
  assert.equal(done.status, 200);
  const [thanks] = await app.run();
  assert.match(thanks?.text ?? '', /dry in 2 to 6 hours/);
  assert.doesNotMatch(thanks?.text ?? '', /invoice/);
  const [review, ...more] = await app.at('2026-12-02T19:00:00.000Z');
  assert.deepEqual(more, []);
  assert.ok(review?.text.includes(reviewUrl));
  assert.equal(review?.unsubscribeUrl, undefined);
  assert.deepEqual(await app.at('2027-06-01T17:59:00.000Z'), []);
  const [again] = await app.at('2027-06-01T18:00:00.000Z');
  assert.match(again?.text ?? '', /\/calculator\?service=/);
  assert.match(again?.unsubscribeUrl ?? '', /\/messages\/unsubscribe\?token=/);
  assert.deepEqual(await app.at('2027-12-01T19:00:00.000Z'), []);
});

test('without a review link nobody is asked for a review, and the offer comes after twelve months', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  app.t.setNow('2026-12-01T19:00:00.000Z');
  await app.t.adminCall('PATCH', visitApi.visit(visit.id), { version: visit.version, status: 'done' });
  assert.deepEqual(subjects(await app.run()), ['Thank you']);
  assert.deepEqual(await app.at('2026-12-03T19:00:00.000Z'), []);
  assert.deepEqual(subjects(await app.at('2027-12-01T19:00:00.000Z')), ['Time for a fresh clean?']);
});

test('with changes until the visit begins, no email counts hours', async (context) => {
  const app = await openMessages(context);
  const settings = (await (await app.t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  const booking = { ...settings.booking, changeCutoffHours: 0 };
  assert.equal((await app.t.adminCall('PUT', adminApi.settings, { ...settings, booking })).status, 200);
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  const [{ text } = { text: '' }] = await app.run();
  assert.match(text, /You can move or cancel it on your quote’s page until it begins\./);

  const moved = { version: visit.version, date: '2026-12-02', from: '10:00', to: '12:00' };
  await parseVisit(await app.move(lead, moved), 200);
  // The mail server was away until the crew could be there.
  const [late] = await app.at('2026-12-02T18:30:00.000Z');
  assert.match(late!.text, /The arrival window of your visit has begun\. To change or cancel it, call \(/);
  assert.doesNotMatch(text + late!.text, /\b0 hours/);
});
