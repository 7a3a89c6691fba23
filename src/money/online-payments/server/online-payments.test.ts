import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app/app.ts';
import { invoiceApi, invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { addDraft, addInvoice, getInvoice, pay } from '#money/invoices/server/invoices.fixture.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';
import { completed, getToken, openPayments, press, tellings } from './online-payments.fixture.ts';

test('nothing of it shows where card payments are off', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t);
  const page = await t.call('GET', invoicePaths.page(getToken(invoice)));
  assert.doesNotMatch(await page.text(), /Stripe|by card/);
  assert.doesNotMatch(page.headers.get('Content-Security-Policy')!, /stripe/);
  const pressed = await press(t, invoice);
  assert.equal(pressed.status, 409);
  assert.match(pressed.text, /can’t be paid online/);
  assert.equal((await t.call('POST', stripeEventsPath, {})).status, 404);
});

test('two presses lead to one payment page, and its event records one payment', async (context) => {
  const { t, stripe, press, post } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const page = await t.call('GET', invoicePaths.page(getToken(invoice)));
  assert.match(
    page.headers.get('Content-Security-Policy')!,
    /form-action 'self' https:\/\/checkout\.stripe\.com/,
  );
  assert.match(await page.text(), /Pay \$100\.00 by card/);
  const presses = await Promise.all([press(invoice), press(invoice)]);
  const again = await press(invoice);
  assert.deepEqual(
    [...presses, again].map(({ status }) => status),
    [303, 303, 303],
  );
  assert.equal(new Set([...presses, again].map(({ location }) => location)).size, 1);
  assert.equal(stripe.sessions.size, 1);

  const readReturn = async () => (await t.call('GET', invoicePaths.payment(getToken(invoice)))).text();
  const session = stripe.pay(again.location.split('/').at(-1)!);
  assert.match(await readReturn(), /Your payment is being confirmed/);
  assert.equal((await press(invoice)).location, invoicePaths.payment(getToken(invoice)));

  const other = createApp(t.deps);
  const event = completed(session);
  const answers = await Promise.all([
    post(event),
    post(event),
    other.request(stripeEventsPath, stripe.signed(event)),
    other.request(stripeEventsPath, stripe.signed(event)),
  ]);
  t.setNow('2026-11-22T18:00:00.000Z');
  assert.deepEqual(
    [...answers, await post(event)].map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  const paid = await getInvoice(t, invoice.id);
  assert.deepEqual([paid.status, paid.paid, paid.balance], ['paid', '100.00', '0.00']);
  assert.deepEqual(
    paid.payments.map(({ amount, method, isOnline, refundable, recordedBy }) => [
      ...[amount, method, isOnline, refundable, recordedBy],
    ]),
    [['100.00', 'card', true, '100.00', 'Stripe']],
  );
  assert.equal(paid.payments[0]!.paidAt, '2026-11-21T18:00:00.000Z');
  assert.match(await readReturn(), /We received \$100\.00/);
  assert.deepEqual(await tellings(t), ['Paid online: $100.00, invoice 2026-0001']);
  const refused = await press(invoice);
  assert.equal(refused.status, 409);
  assert.match(refused.text, /This invoice is already paid\. Nothing is owed\./);
});

test('an event that is forged, stale, unsigned or unknown records nothing', async (context) => {
  const { t, stripe, payOnline, post } = await openPayments(context);
  const invoice = await addInvoice(t);
  const event = completed(await payOnline(invoice));
  const stale = Math.floor(t.deps.clock().getTime() / 1000) - 301;
  await getProblem(await post(event, { secret: 'whsec_of_somebody_else' }), 'malformed-body');
  await getProblem(await post(event, { at: stale }), 'malformed-body');
  const { body } = stripe.signed(event);
  await getProblem(await t.app.request(stripeEventsPath, { method: 'POST', body }), 'malformed-body');
  const tampered = stripe.signed(event);
  const changed = { ...tampered, body: tampered.body.replace('10000', '20000') };
  await getProblem(await t.app.request(stripeEventsPath, changed), 'malformed-body');
  for (const ignored of [
    { type: 'customer.created', object: { id: 'cus_1' } },
    completed({ ...(event.object as object), metadata: {} }),
    completed({ ...(event.object as object), metadata: { invoiceId: '987654' } }),
  ]) {
    assert.equal((await post(ignored)).status, 200);
  }
  assert.deepEqual((await getInvoice(t, invoice.id)).payments, []);
});

test('a changed balance closes the former payment page; a payment made there is recorded and the owner told', async (context) => {
  const { t, stripe, press, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const first = (await press(invoice)).location.split('/').at(-1)!;
  await pay(t, invoice, '40.00');
  await until(() => stripe.sessions.get(first)!.status === 'expired');
  const second = (await press(invoice)).location.split('/').at(-1)!;
  assert.equal(stripe.sessions.get(second)!.amount_total, 6000);
  await tell({ type: 'checkout.session.expired', object: stripe.sessions.get(first)! });
  // The customer pays a moment before staff record a check.
  const paid = stripe.pay(second);
  await pay(t, invoice, '60.00');
  await tell(completed(paid));
  const { status, paid: sum, balance } = await getInvoice(t, invoice.id);
  assert.deepEqual([status, sum, balance], ['paid', '160.00', '0.00']);
  const emails = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'decision')
    .execute();
  assert.match(
    emails[0]!.payload,
    /\$60\.00 of it was no longer owed: the invoice was paid another way meanwhile/,
  );
});

test('a payment of an invoice that was voided meanwhile is recorded, and can be refunded', async (context) => {
  const { t, payOnline, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const session = await payOnline(invoice);
  await request(t, 'POST', invoiceApi.void(invoice.id));
  await tell(completed(session));
  const paid = await getInvoice(t, invoice.id);
  assert.deepEqual([paid.status, paid.paid, paid.balance], ['void', '100.00', '0.00']);
  const page = await t.call('GET', invoicePaths.page(getToken(invoice)));
  assert.match(await page.text(), /You paid \$100\.00 more than you owe/);
  const body = { paymentId: paid.payments[0]!.id, amount: '100.00' };
  const refunded = await request<typeof paid>(t, 'POST', invoiceApi.onlineRefunds(invoice.id), body, 201);
  assert.deepEqual([refunded.status, refunded.paid], ['void', '0.00']);
});

test('a credit note closes the payment page of the former balance; what was paid there too much is refunded to the card', async (context) => {
  const { t, stripe, press, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const credit = (amount: string) =>
    request(t, 'POST', invoiceApi.creditNotes(invoice.id), { amount, reason: 'A stain stayed.' }, 201);
  const first = (await press(invoice)).location.split('/').at(-1)!;
  await credit('40.00');
  await until(() => stripe.sessions.get(first)!.status === 'expired');
  const second = (await press(invoice)).location.split('/').at(-1)!;
  assert.equal(stripe.sessions.get(second)!.amount_total, 6000);
  // The customer pays a moment before staff credit more.
  const session = stripe.pay(second);
  await credit('25.00');
  await tell(completed(session));
  const paid = await getInvoice(t, invoice.id);
  assert.deepEqual([paid.status, paid.balance, paid.refundDue], ['paid', '0.00', '25.00']);
  const { payload } = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'decision')
    .executeTakeFirstOrThrow();
  assert.match(payload, /\$25\.00 of it was no longer owed: the invoice was credited meanwhile/);
  const refund = { paymentId: paid.payments[0]!.id, amount: '25.00' };
  await request(t, 'POST', invoiceApi.onlineRefunds(invoice.id), refund, 201);
  const { status, paid: kept, refundDue } = await getInvoice(t, invoice.id);
  assert.deepEqual([status, kept, refundDue], ['paid', '35.00', '0.00']);
});

test('a bank debit is confirmed days later, or fails', async (context) => {
  const { t, stripe, press, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const start = async () => {
    const session = stripe.pay((await press(invoice)).location.split('/').at(-1)!, { isInstant: false });
    await tell(completed(session));
    return session;
  };
  const failing = await start();
  const page = await (await t.call('GET', invoicePaths.page(getToken(invoice)))).text();
  assert.match(page, /being confirmed by your bank/);
  assert.doesNotMatch(page, /by card/);
  await tell({ type: 'checkout.session.async_payment_failed', object: failing });
  const failed = await t.call('GET', invoicePaths.payment(getToken(invoice)));
  assert.match(await failed.text(), /The payment didn’t go through/);
  const paying = await start();
  t.setNow('2026-11-24T18:00:00.000Z');
  const object = { ...paying, payment_status: 'paid' };
  await tell({ type: 'checkout.session.async_payment_succeeded', object });
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('while Stripe fails or hangs, a plain page names the telephone and nothing is stored', async (context) => {
  const { t, stripe, press } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  for (const trouble of ['failing', 'hanging'] as const) {
    stripe.state.trouble = trouble;
    const { status, text } = await press(invoice);
    assert.equal(status, 503, trouble);
    assert.match(text, /We couldn’t open the payment page/);
    assert.match(text, /href="tel:/);
  }
  stripe.state.trouble = 'none';
  assert.equal((await press(invoice)).status, 503, 'Stripe repeats what it answered to the same call');
  t.setNow('2026-11-21T18:05:00.000Z');
  assert.equal((await press(invoice)).status, 303);
  assert.equal(stripe.sessions.size, 1);
});

test('a payment of another program, or in another currency, is not taken for ours', async (context) => {
  const { t, stripe, press, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const { location } = await press(invoice);
  const session = stripe.pay(location.split('/').at(-1)!);
  for (const change of [{ metadata: { ...session.metadata, invoice: 'A-17' } }, { currency: 'eur' }]) {
    await tell(completed({ ...session, ...change }));
    assert.equal((await getInvoice(t, invoice.id)).status, 'issued');
  }
  await tell(completed(session));
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('a payment page that stayed open for an hour is still the one; one that expired is replaced', async (context) => {
  const { t, stripe, press, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const { location } = await press(invoice);
  t.setNow('2026-11-21T19:00:00.000Z');
  assert.equal((await press(invoice)).location, location);
  stripe.sessions.get(location.split('/').at(-1)!)!.status = 'expired';
  const next = await press(invoice);
  assert.equal(next.status, 303);
  assert.notEqual(next.location, location);
  await tell(completed(stripe.pay(next.location.split('/').at(-1)!)));
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('a draft, a void invoice and a credit note can’t be paid', async (context) => {
  const { t, press, stripe } = await openPayments(context);
  const draft = await addDraft(t);
  const { token } = await t.deps.db
    .selectFrom('invoices')
    .select('token')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  assert.equal((await press({ ...draft, url: `/${token}` })).status, 404);
  const invoice = await addInvoice(t, '10.00', { email: 'b@example.com', phone: '' });
  const { creditNote } = await request<typeof invoice>(t, 'POST', invoiceApi.void(invoice.id));
  for (const gone of [invoice, await getInvoice(t, creditNote!.id)]) {
    const { status, text } = await press(gone);
    assert.equal(status, 409);
    assert.match(text, /This invoice was voided/);
  }
  assert.equal(stripe.sessions.size, 0);
});
