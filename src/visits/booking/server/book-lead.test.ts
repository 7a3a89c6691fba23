import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import * as spanish from '#kit/refusals/booking-errors.es.ts';
import * as english from '#kit/refusals/booking-errors.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { BookedLeadAnswer, CartWindows } from '#visits/booking/lead-booking.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { type BookingApp, openBooking, tuesday } from './booking.fixture.ts';
import { openDeposits } from './deposits.fixture.ts';

const booking = { ...tuesday, street: '120 Olive Ave', city: 'Burbank', agreesToTerms: true };

interface Changes {
  quote?: object;
  contact?: object;
  booking?: object;
}

const toBody = ({ serviceId }: BookingApp, { quote, contact, ...changes }: Changes = {}) =>
  quoteBody([{ serviceId, quantity: 1 }], quote, {
    ...contact,
    booking: { ...booking, ...changes.booking },
  });

const send = (app: BookingApp, changes?: Changes, headers?: Record<string, string>) =>
  app.t.call('POST', api.bookings, toBody(app, changes), headers);

async function parse(answer: Response): Promise<BookedLeadAnswer> {
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as BookedLeadAnswer;
}

const count = async ({ t }: BookingApp, table: 'requests' | 'quotes' | 'visits' | 'customers') =>
  (await t.deps.db.selectFrom(table).select('id').execute()).length;

const listWindows = async (app: BookingApp, query: string) =>
  (await (await app.t.call('GET', `${api.windows}?${query}`)).json()) as CartWindows;

test('a quote and its visit are one call, however often it is sent, and one message to the customer', async (context) => {
  const app = await openBooking(context);
  const key = { 'Idempotency-Key': 'one-press' };
  const once = { contact: { lastName: '' }, booking: { unit: '4', accessNotes: 'Gate 4471' } };
  const pressed = await Promise.all([send(app, once, key), send(app, once, key)]);
  const [one, other] = await Promise.all(pressed.map(parse));
  assert.deepEqual(one, other);
  assert.deepEqual(await parse(await send(app, once, key)), one);
  const { visit, refusal, next, quoteId, total } = one!;
  assert.deepEqual(
    [visit!.date, visit!.from, visit!.status, refusal, next],
    ['2026-12-01', '08:00', 'booked', null, null],
  );
  assert.deepEqual([visit!.property!.unit, visit!.property!.accessNotes], ['4', 'Gate 4471']);
  assert.deepEqual([await count(app, 'requests'), await count(app, 'visits')], [1, 1]);
  const [listed] = await app.visitsOn();
  assert.deepEqual([listed!.quoteId, listed!.contactName, listed!.total], [quoteId, 'Ana', total]);
  const request = (await (await app.t.adminCall('GET', adminApi.request(one!.id))).json()) as object;
  const { status, answerDueAt } = request as { status: string; answerDueAt: string | null };
  assert.deepEqual([status, answerDueAt], ['scheduled', null]);
  const planned = await app.t.deps.db
    .selectFrom('messages')
    .select(['kind', 'status'])
    .where('kind', 'in', ['visit-booked', 'follow-up-1', 'follow-up-2'])
    .orderBy('kind')
    .execute();
  assert.deepEqual(planned, [
    { kind: 'follow-up-1', status: 'skipped' },
    { kind: 'follow-up-2', status: 'skipped' },
    { kind: 'visit-booked', status: 'planned' },
  ]);
  const reused = await send(app, { ...once, booking: { street: '7 Elm St' } }, key);
  assert.equal(reused.status, 422, await reused.text());
});

test('the lead of a window that was taken meanwhile is stored, and says why in its language', async (context) => {
  const app = await openBooking(context, { minutes: 300 });
  const key = { 'Idempotency-Key': 'late' };
  const people = [1, 2, 3, 4].map((one) => ({
    contact: { email: `ana${one}@example.com`, lastName: `Lopez${one}`, phone: `(818) 555-010${one}` },
  }));
  const answers = await Promise.all(people.map(async (one) => parse(await send(app, one))));
  const booked = answers.filter(({ visit }) => visit !== null);
  assert.equal(booked.length, 1, 'one crew');
  for (const { visit, refusal, quoteUrl } of answers) {
    if (!visit)
      assert.deepEqual([refusal, typeof quoteUrl], ['That time was just taken. Pick another.', 'string']);
  }
  assert.deepEqual([await count(app, 'requests'), (await app.visitsOn()).length], [4, 1]);
  const late = { contact: { email: 'late@example.com', phone: '(818) 555-0199' } };
  const inSpanish = { ...key, 'Content-Language': 'es' };
  const first = await parse(await send(app, late, inSpanish));
  assert.equal(first.refusal, 'Alguien acaba de tomar ese horario. Elija otro.');
  assert.deepEqual(await parse(await send(app, late, inSpanish)), first, 'sent again');
  assert.equal(await count(app, 'requests'), 5);
  const { days } = await listWindows(app, `zip=91501&items=${app.serviceId}`);
  assert.ok(
    !days.some(({ date, windows }) => date === tuesday.date && windows.some(({ from }) => from === '08:00')),
  );
  await app.setBooking({ selfBooking: false });
  const off = await parse(await send(app, { contact: { email: 'off@example.com' } }));
  assert.match(off.refusal!, /^Online booking isn’t available/);
  assert.equal(await count(app, 'requests'), 6);
});

test('what is wrong is refused at its field in both languages, and nothing is stored', async (context) => {
  const app = await openBooking(context);
  const cases: [changes: Changes, path: string, name?: keyof typeof english & string][] = [
    [{ quote: { zipCode: '99999' } }, 'quote.zipCode', 'zipNotCovered'],
    [{ booking: { agreesToTerms: false } }, 'booking.agreesToTerms', 'termsRequired'],
    [{ booking: { street: ' ' } }, 'booking.street', 'streetRequired'],
    [{ booking: { city: '' } }, 'booking.city', 'cityRequired'],
    [{ booking: { date: '2026-11-20' } }, 'booking.from'],
    [{ booking: { from: '08:30' } }, 'booking.from'],
    [{ quote: { preferredDate: '2026-11-20' } }, 'quote.preferredDate'],
    [{ contact: { phone: '' }, quote: { contactMethod: 'email' } }, 'phone'],
    [{ contact: { phone: '(818) 55' } }, 'phone'],
    [{ contact: { phone: '(123) 555-0111' } }, 'phone'],
  ];
  for (const [changes, path, name] of cases) {
    for (const [language, texts] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const headers = { 'Content-Language': language };
      const answer = await send(app, changes, headers);
      assert.equal(answer.status, 422, JSON.stringify(changes));
      const { errors = [] } = (await answer.json()) as Problem;
      const error = errors.find((one) => one.path === path);
      assert.ok(error, JSON.stringify([changes, errors]));
      if (name) assert.equal(error.message, texts[name]);
    }
  }
  assert.deepEqual([await count(app, 'requests'), await count(app, 'visits')], [0, 0]);
});

test('a stranger who types a customer’s phone and name books for themselves alone', async (context) => {
  const app = await openBooking(context);
  const known = await parse(await send(app));
  const stranger = {
    contact: { email: 'other@example.com' },
    booking: { from: '12:00', to: '14:00', street: '9 Fir St' },
  };
  const other = await parse(await send(app, stranger));
  assert.notEqual(other.quoteUrl, known.quoteUrl);
  assert.equal(other.visit!.property!.street, '9 Fir St');
  const customers = await app.t.deps.db.selectFrom('customers').select('email').execute();
  assert.deepEqual(customers, [{ email: 'ana@example.com' }]);
});

test('the windows of a cart are those of its quote, and a cart that cannot be booked says so', async (context) => {
  const app = await openBooking(context);
  const query = `zip=91501&items=${app.serviceId}x2`;
  const { days, ...rest } = await listWindows(app, query);
  assert.deepEqual(rest, { canBook: true, depositPercent: 0 });
  const lead = await app.lead({ quote: { items: [{ serviceId: app.serviceId, quantity: 2 }] } });
  assert.deepEqual(days, await app.windows(lead, '?days=31'));
  const none = { canBook: false, depositPercent: 0, days: [] };
  for (const other of ['zip=99999&items=1', `zip=91501&items=${app.serviceId},999999`, 'zip=91501&items=x']) {
    assert.deepEqual(await listWindows(app, other), none, other);
  }
  const complete = `${paths.calculator}?sent=complete&quote=${lead.token}`;
  const isLinked = async () =>
    (await (await app.t.call('GET', complete)).text()).includes(`href="${quotePaths.visit(lead.token)}"`);
  assert.ok(await isLinked(), 'without JavaScript the last step leads to the windows');
  await app.setBooking({ selfBooking: false });
  assert.ok(!(await isLinked()));
  assert.deepEqual(await listWindows(app, query), none);
});

test('a deposit, or the link of a big first visit, books what was stored', async (context) => {
  const paid = await openDeposits(context);
  const query = `zip=91501&items=${paid.serviceId}`;
  assert.equal((await listWindows(paid, query)).depositPercent, 25);
  const key = { 'Idempotency-Key': 'deposit' };
  const asked = await parse(await send(paid, {}, key));
  assert.deepEqual(await parse(await send(paid, {}, key)), asked);
  assert.deepEqual([asked.visit, asked.refusal, await count(paid, 'requests')], [null, null, 1]);
  const { checkoutUrl } = asked.next as { checkoutUrl: string };
  await paid.tell(paid.stripe.pay(checkoutUrl.split('/').at(-1)!));
  assert.equal((await paid.visitsOn()).length, 1);
  const wrong = await send(paid, { booking: { date: '2026-11-20' } });
  assert.deepEqual([wrong.status, await count(paid, 'requests')], [422, 1]);

  const big = await openBooking(context, { minutes: 420, config: { smtpUrl: 'smtp://127.0.0.1:1' } });
  const { next } = await parse(await send(big));
  assert.match((next as { confirmationUrl: string }).confirmationUrl, /\/visit\/confirm$/);
  assert.deepEqual(await big.visitsOn(), []);
});
