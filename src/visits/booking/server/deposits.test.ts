import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app/app.ts';
import { quoteApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { depositApi } from '#money/online-payments/online-payments.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { until } from '../../../../tests/support/until.ts';
import { getProblem, type Lead, openBooking, parseVisit, tuesday } from './booking.fixture.ts';
import { type DepositApp, openDeposits } from './deposits.fixture.ts';

/** Half an hour and the time of the call to Stripe later. */
const afterHold = '2026-11-21T18:31:00.000Z';

/** Two visits by staff: there are two crews of two hours in each window at most. */
async function takeWindow(app: DepositApp) {
  const crews = await request<{ id: number }[]>(app.t, 'GET', visitApi.crews);
  for (const { id: crewId } of crews) {
    const { quoteId } = await app.lead();
    const body = { quoteId, crewId, ...tuesday, durationMinutes: 240, force: true };
    await request(app.t, 'POST', visitApi.visits, body, 201);
  }
}

/** No visit of it; the whole deposit refunded once; customer and owner told once. */
async function assertRefused(app: DepositApp, lead: Lead, reason: RegExp) {
  const visits = await app.t.deps.db
    .selectFrom('visits')
    .select('id')
    .where('quoteId', '=', lead.quoteId)
    .execute();
  assert.deepEqual(visits, []);
  assert.equal(app.stripe.refunds.size, 1);
  const [deposit, ...others] = await app.deposits(lead);
  assert.deepEqual([deposit!.kept, deposit!.hasBooked, others.length], ['0.00', false, 0]);
  const emails = (await app.emails()).filter(({ subject }) => /refunded/.test(subject));
  assert.deepEqual(emails.map(({ purpose }) => purpose).toSorted(), ['decision', 'message']);
  for (const { text } of emails) assert.match(text, reason);
}

test('without Stripe, or with 0%, booking is as it was and says nothing of deposits', async (context) => {
  const without = await openBooking(context);
  await without.setBooking({ depositPercent: 25 });
  const off = await openDeposits(context, { depositPercent: 0 });
  for (const app of [without, off]) {
    const lead = await app.lead();
    assert.ok(!('deposit' in (await app.quote(lead))));
    const form = await app.t.call('GET', `${quotePaths.visit(lead.token)}?${new URLSearchParams(tuesday)}`);
    assert.doesNotMatch(await form.text(), /deposit/i);
    await parseVisit(await app.book(lead));
  }
  assert.equal(off.stripe.calls.length, 0);
  const page = await without.t.call('GET', quotePaths.visit((await without.lead()).token));
  assert.doesNotMatch(page.headers.get('Content-Security-Policy')!, /stripe/);
});

test('a quote that changed before it is booked names its new deposit', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const { version, deposit } = await app.quote(lead);
  const items = [{ serviceId: app.serviceId, quantity: 2 }];
  await request(app.t, 'PUT', adminApi.quote(lead.quoteId), { items });
  const { current } = await getProblem(await app.book(lead, { version }), 'quote-changed');
  const changed = await app.quote(lead);
  assert.notEqual(changed.deposit, deposit);
  assert.deepEqual(current, changed);
  await app.setBooking({ depositPercent: 33 });
  const rounded = await app.quote(lead);
  assert.deepEqual([rounded.total, rounded.deposit], ['160.20', '52.87'], 'to the nearest cent');
});

test('a deposit paid in time books once, however often and wherever its event comes', async (context) => {
  const app = await openDeposits(context);
  const { t, stripe } = app;
  const lead = await app.lead();
  const { deposit, total } = await app.quote(lead);
  assert.equal(deposit, (Number(total) / 4).toFixed(2));
  const first = await app.book(lead, {}, { 'Idempotency-Key': 'one' });
  const [asked, again] = await Promise.all([app.ask(lead), app.ask(lead)]);
  assert.deepEqual(again, asked);
  assert.deepEqual((await first.json()) as object, {
    checkoutUrl: asked.checkoutUrl,
    heldUntil: asked.heldUntil,
  });
  assert.equal(stripe.sessions.size, 1);
  assert.equal(stripe.sessions.get(asked.session)!.amount_total, Number(deposit) * 100);
  assert.equal(stripe.sessions.get(asked.session)!.expires_at, Date.parse(asked.heldUntil) / 1000);
  assert.deepEqual(await app.visitsOn(), []);
  assert.equal((await app.quote(lead)).decision, null);

  const session = stripe.pay(asked.session);
  const confirming = await t.call('GET', quotePaths.deposit(lead.token));
  assert.match(await confirming.text(), /Your payment is being confirmed/);
  assert.ok(confirming.headers.has('Refresh'));
  // A note of staff changes nothing that the customer saw.
  await request(t, 'PUT', adminApi.quote(lead.quoteId), { adminNotes: 'Likes dogs' });
  const other = createApp(t.deps);
  const answers = await Promise.all([
    app.post(session),
    app.post(session, other),
    app.post(session),
    app.post(session, other),
  ]);
  t.setNow('2026-11-25T18:00:00.000Z');
  answers.push(await app.post(session));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  const visits = await app.visitsOn();
  assert.deepEqual(
    visits.map(({ date, from, to, status, contactName }) => ({ date, from, to, status, contactName })),
    [{ ...tuesday, status: 'booked', contactName: 'Ana Lopez' }],
  );
  assert.equal((await app.quote(lead)).decision, 'accepted');
  assert.deepEqual(
    (await app.deposits(lead)).map(({ amount, kept, hasBooked }) => [amount, kept, hasBooked]),
    [[deposit, deposit, true]],
  );
  const emails = (await app.emails()).filter(({ subject }) => /^Visit booked/.test(subject));
  assert.equal(emails.length, 1);
  assert.match(emails[0]!.text, new RegExp(`Deposit paid.*\\$${deposit}`));
  const booked = await t.call('GET', quotePaths.deposit(lead.token));
  assert.match(await booked.text(), /You’re booked/);
  await getProblem(await app.book(lead), 'wrong-state');
});

test('the window is held while the payment page is open, and free after an hour', async (context) => {
  const app = await openDeposits(context);
  // The crew has time for one visit in it.
  await app.setBooking({ arrivalWindows: [{ days: [2], from: '08:00', to: '09:00' }] });
  const slot = { ...tuesday, to: '09:00' };
  const [slow, late] = [await app.lead(), await app.lead()];
  const first = await app.ask(slow, slot);
  await getProblem(await app.book(late, slot), 'window-taken');
  app.t.setNow('2026-11-21T18:29:00.000Z');
  await getProblem(await app.book(late, slot), 'window-taken');
  assert.deepEqual(await app.ask(slow, slot), first);
  app.t.setNow('2026-11-21T19:00:00.000Z');
  const renewed = await app.ask(slow, slot);
  assert.notEqual(renewed.session, first.session);
  assert.ok(renewed.heldUntil >= '2026-11-21T19:30:00.000Z');
  await getProblem(await app.book(late, slot), 'window-taken');
  app.t.setNow('2026-11-21T20:00:00.000Z');
  await app.ask(late, slot);
  await getProblem(await app.book(slow, slot), 'window-taken');
});

test('paid, but told after the hold ended: booked while the window is free', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  app.t.setNow('2026-11-21T20:00:00.000Z');
  await app.tell(session);
  assert.equal((await app.visitsOn()).length, 1);
  assert.equal(app.stripe.refunds.size, 0);
});

test('paid, but told after the hold ended and the window was taken: refunded once, with new windows', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  app.t.setNow(afterHold);
  await takeWindow(app);
  const answers = await Promise.all([
    app.post(session),
    app.post(session, createApp(app.t.deps)),
    app.post(session),
  ]);
  for (const answer of answers) assert.equal(answer.status, 200, await answer.text());
  await app.tell(session);
  await assertRefused(app, lead, /that time is no longer free/);
  const page = await app.t.call('GET', quotePaths.deposit(lead.token));
  assert.match(await page.text(), /Your deposit is refunded[\s\S]*Pick another time/);
  const [day] = await app.windows(lead);
  assert.ok(day!.windows.every(({ from }) => from !== tuesday.from));
  // The event of the refund comes too.
  const [refund] = app.stripe.refunds.values();
  await app.t.app.request(
    '/api/payments/stripe',
    app.stripe.signed({ type: 'refund.created', object: refund! }),
  );
  await assertRefused(app, lead, /that time is no longer free/);
  const next = { ...tuesday, from: '12:00', to: '14:00' };
  await app.tell(app.stripe.pay((await app.ask(lead, next)).session));
  assert.equal((await app.quote(lead)).visit!.from, '12:00');
});

test('while Stripe fails, the refund waits for the next event', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  app.t.setNow(afterHold);
  await takeWindow(app);
  app.stripe.state.trouble = 'failing';
  assert.equal((await app.post(session)).status, 503);
  assert.equal((await app.deposits(lead))[0]!.kept, (await app.deposits(lead))[0]!.amount);
  app.stripe.state.trouble = 'none';
  await app.tell(session);
  await assertRefused(app, lead, /that time is no longer free/);
});

const meanwhile: [name: string, change: (app: DepositApp, lead: Lead) => Promise<unknown>, reason: RegExp][] =
  [
    [
      'the price changed',
      (app, { quoteId }) => request(app.t, 'PUT', adminApi.quote(quoteId), { estimatedPrice: '99.00' }),
      /The quote was changed/,
    ],
    [
      'the quote was declined',
      async (app, lead) => {
        const { version } = await app.quote(lead);
        const body = { version, decision: 'declined' };
        assert.equal((await app.t.call('POST', quoteApi.decision(lead.token), body)).status, 200);
      },
      /no longer be booked/,
    ],
    [
      'the quote was deleted',
      async (app, { quoteId }) =>
        assert.equal((await app.t.adminCall('DELETE', adminApi.quote(quoteId))).status, 200),
      /no longer be booked/,
    ],
    ['booking online was turned off', (app) => app.setBooking({ selfBooking: false }), /no longer be booked/],
  ];

for (const [name, change, reason] of meanwhile) {
  test(`a deposit is refunded if ${name} meanwhile`, async (context) => {
    const app = await openDeposits(context);
    const lead = await app.lead();
    const session = app.stripe.pay((await app.ask(lead)).session);
    await change(app, lead);
    await app.tell(session);
    await app.tell(session);
    await assertRefused(app, lead, reason);
  });
}

test('a new choice closes the former payment page, and a second payment is refunded', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const first = await app.ask(lead);
  const second = await app.ask(lead, { from: '12:00', to: '14:00' });
  assert.equal(app.stripe.sessions.get(first.session)!.status, 'expired');
  const paid = app.stripe.pay(second.session);
  // Pressing for a third window leads to the page that says so, not to a third payment.
  const third = await app.ask(lead, { from: '14:00', to: '16:00' });
  assert.ok(third.checkoutUrl.endsWith(quotePaths.deposit(lead.token)));
  await app.tell(paid);
  assert.equal((await app.quote(lead)).visit!.from, '12:00');
  await app.tell({ ...paid, id: first.session, payment_intent: app.stripe.payAgain(paid.id) });
  assert.deepEqual(
    (await app.deposits(lead)).map(({ hasBooked, kept }) => [hasBooked, kept === '0.00']),
    [
      [true, false],
      [false, true],
    ],
  );
});

test('a deposit is a payment of the invoice that is made later, and is refunded there', async (context) => {
  const app = await openDeposits(context);
  const { t } = app;
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  await app.tell(session);
  const [deposit] = await app.deposits(lead);
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
  const issued = await request<Invoice>(t, 'POST', invoiceApi.issue(draft.id), {});
  assert.equal(issued.paid, deposit!.amount);
  assert.equal(Number(issued.balance), Number(issued.total) - Number(deposit!.amount));
  assert.deepEqual(
    issued.payments.map(({ amount, isOnline, refundable }) => [amount, isOnline, refundable]),
    [[deposit!.amount, true, deposit!.amount]],
  );
  assert.deepEqual(
    (await app.deposits(lead)).map(({ invoiceId }) => invoiceId),
    [draft.id],
  );
  await getProblem(await t.adminCall('POST', depositApi.refund(deposit!.id)), 'wrong-state');
  await app.tell(session);
  const refund = app.stripe.refund(session.payment_intent!, 500);
  const event = app.stripe.signed({ type: 'refund.created', object: refund });
  assert.equal((await t.app.request('/api/payments/stripe', event)).status, 200);
  const after = await request<Invoice>(t, 'GET', invoiceApi.invoice(draft.id));
  assert.deepEqual(
    after.payments.map(({ amount }) => amount),
    [deposit!.amount, '-5.00'],
  );
});

test('after a cancellation the deposit stays for the next visit, until staff refund it', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  await app.tell(app.stripe.pay((await app.ask(lead)).session));
  const cancel = async () => {
    const { visit } = await app.quote(lead);
    await parseVisit(await app.cancel(lead, { version: visit!.version }), 200);
  };
  await cancel();
  assert.ok(!('deposit' in (await app.quote(lead))));
  await parseVisit(await app.book(lead, { from: '12:00', to: '14:00' }));
  await cancel();
  const [deposit] = await app.deposits(lead);
  const presses = await Promise.all(
    [1, 2].map(() => app.t.adminCall('POST', depositApi.refund(deposit!.id))),
  );
  for (const answer of presses) assert.equal(answer.status, 200, await answer.text());
  assert.equal((await app.deposits(lead))[0]!.kept, '0.00');
  assert.equal(app.stripe.refunds.size, 1);
  assert.ok((await app.ask(lead)).session);
});

test('without JavaScript the form leads to the payment page, and while Stripe fails keeps what was typed', async (context) => {
  const app = await openDeposits(context);
  const { t, stripe } = app;
  const lead = await app.lead();
  const path = `${quotePaths.visit(lead.token)}?${new URLSearchParams(tuesday)}`;
  const form = await t.call('GET', path);
  assert.match(
    form.headers.get('Content-Security-Policy')!,
    /form-action 'self' https:\/\/checkout\.stripe\.com/,
  );
  const html = await form.text();
  assert.match(html, /you pay a deposit of \$[\d.]+ by card/);
  const values = {
    ...{ step: 'address', version: /name="version" value="(\d+)"/.exec(html)![1]! },
    ...{
      window: `${tuesday.date} ${tuesday.from} ${tuesday.to}`,
      name: 'Ana Lopez',
      phone: '(818) 555-0111',
    },
    ...{ street: '120 Olive Ave', unit: '', city: 'Burbank', zipCode: '91501', accessNotes: 'Gate 4471' },
    agreesToTerms: 'yes',
  };
  const press = () =>
    t.app.request(quotePaths.visit(lead.token), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  stripe.state.trouble = 'failing';
  const failed = await press();
  assert.equal(failed.status, 503);
  assert.match(await failed.text(), /payment page can’t be opened right now[\s\S]*Gate 4471/);
  stripe.state.trouble = 'none';
  const presses = await Promise.all([press(), press()]);
  const locations = new Set(presses.map(({ headers }) => headers.get('Location')!));
  assert.deepEqual([presses.map(({ status }) => status), locations.size], [[303, 303], 1]);
  const session = stripe.pay([...locations][0]!.split('/').at(-1)!);
  const read = async () => (await t.call('GET', quotePaths.deposit(lead.token))).text();
  assert.match(await read(), /Your payment is being confirmed/);
  await app.tell(session);
  assert.match(await read(), /You’re booked/);
});

test('suspected spam pays nothing; marked while the page is open, it is refunded and told nothing', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  const { requestId } = lead;
  await app.t.deps.db
    .updateTable('requests')
    .set({ deletedAt: app.t.deps.clock().toISOString(), quarantinedAt: app.t.deps.clock().toISOString() })
    .where('id', '=', requestId)
    .execute();
  await app.t.deps.db
    .updateTable('quotes')
    .set({ deletedAt: app.t.deps.clock().toISOString() })
    .where('id', '=', lead.quoteId)
    .execute();
  await app.tell(session);
  assert.equal(app.stripe.refunds.size, 1);
  const told = (await app.emails()).filter(({ subject }) => /refunded/.test(subject));
  assert.deepEqual(
    told.map(({ purpose }) => purpose),
    ['decision'],
  );
  await getProblem(await app.book(lead, { from: '12:00', to: '14:00' }), 'wrong-state');
});

test('an erased person leaves no address behind, and a payment that comes later is refunded', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  await request(app.t, 'POST', privacyApi.erase, { contact: 'ana1@example.com' });
  await until(async () => (await app.t.deps.db.selectFrom('checkouts').select('id').execute()).length === 0);
  await app.tell(session);
  assert.equal(app.stripe.refunds.size, 1);
});

test('choosing the window again while its payment page is open does not shorten the hold', async (context) => {
  const app = await openDeposits(context);
  await app.setBooking({ arrivalWindows: [{ days: [2], from: '08:00', to: '09:00' }] });
  const slot = { ...tuesday, to: '09:00' };
  const [payer, other] = [await app.lead(), await app.lead()];
  const { session } = await app.ask(payer, slot);
  app.t.setNow('2026-11-21T18:05:00.000Z');
  const again = await app.hold(payer, slot);
  assert.equal(again.status, 201, await again.clone().text());
  assert.ok(((await again.json()) as { heldUntil: string }).heldUntil >= '2026-11-21T18:30:00.000Z');
  app.t.setNow('2026-11-21T18:29:00.000Z');
  await getProblem(await app.book(other, slot), 'window-taken');
  await app.tell(app.stripe.pay(session));
  assert.equal((await app.quote(payer)).visit!.from, '08:00');
  assert.equal(app.stripe.refunds.size, 0);
});

test('choosing another window closes the payment page of the former, or waits while it cannot', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const next = { ...tuesday, from: '12:00', to: '14:00' };
  const { session } = await app.ask(lead);
  const held = async () =>
    (await app.t.deps.db.selectFrom('visitHolds').select('windowFrom').executeTakeFirstOrThrow()).windowFrom;
  app.stripe.state.trouble = 'failing';
  await getProblem(await app.hold(lead, next), 'unavailable');
  assert.equal(await held(), '08:00');
  app.stripe.state.trouble = 'none';
  assert.equal((await app.hold(lead, next)).status, 201);
  assert.deepEqual([app.stripe.sessions.get(session)!.status, await held()], ['expired', '12:00']);
  // One that was paid just now keeps its window, though Stripe has not told yet.
  const paid = app.stripe.pay((await app.ask(lead, next)).session);
  await getProblem(await app.hold(lead), 'wrong-state');
  assert.ok((await app.ask(lead)).checkoutUrl.endsWith(quotePaths.deposit(lead.token)));
  assert.equal(await held(), '12:00');
  await app.tell(paid);
  assert.equal((await app.quote(lead)).visit!.from, '12:00');
});

test('of two presses for two windows at once, one payment page stays, that of the window held', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const next = { from: '12:00', to: '14:00' };
  const second = app.stripe.onNextSession(() => app.book(lead, next));
  const first = await app.book(lead);
  assert.equal(first.status, 503);
  assert.equal((await second).status, 201);
  const open = [...app.stripe.sessions.values()].filter(({ status }) => status === 'open');
  assert.equal(open.length, 1);
  await app.tell(app.stripe.pay(open[0]!.id));
  assert.equal((await app.quote(lead)).visit!.from, '12:00');
});
