import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { addInvoice, getInvoice, pay } from '#money/invoices/server/invoices.fixture.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { completed, getToken, openPayments, tellings } from './online-payments.fixture.ts';

/** An invoice of $100 paid online. */
async function openPaid(context: TestContext) {
  const app = await openPayments(context);
  const { t } = app;
  const { id } = await addInvoice(t, '100.00');
  const session = await app.payOnline(await getInvoice(t, id));
  await app.tell(completed(session));
  const invoice = await getInvoice(t, id);
  const paymentId = invoice.payments[0]!.id;
  const refund = (amount: string, key?: string) =>
    t.adminCall(
      'POST',
      invoiceApi.onlineRefunds(id),
      { paymentId, amount },
      key ? { 'Idempotency-Key': key } : {},
    );
  const amounts = async () => (await getInvoice(t, id)).payments.map(({ amount }) => amount);
  return { ...app, id, invoice, intent: session.payment_intent!, session, refund, amounts };
}

test('a refund from the panel is made and recorded once, though Stripe tells it too', async (context) => {
  const { t, stripe, tell, id, intent, refund, amounts } = await openPaid(context);
  const answers = await Promise.all([refund('30.00', 'press-1'), refund('30.00', 'press-1')]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  );
  assert.equal((await refund('30.00', 'press-1')).status, 201);
  assert.equal((await refund('31.00', 'press-1')).status, 422);
  const [made, ...more] = stripe.refunds.values();
  assert.deepEqual(more, []);
  await tell({ type: 'refund.created', object: made! });
  await tell({ type: 'charge.refunded', object: { id: made!.charge, payment_intent: intent } });
  assert.deepEqual(await amounts(), ['100.00', '-30.00']);
  const invoice = await getInvoice(t, id);
  assert.deepEqual(
    [invoice.status, invoice.balance, invoice.payments[0]!.refundable],
    ['issued', '30.00', '70.00'],
  );
  await getProblem(await refund('70.01'), 'invalid-input');
  assert.equal((await refund('70.00')).status, 201);
  assert.deepEqual(await amounts(), ['100.00', '-30.00', '-70.00']);
  await getProblem(await refund('1.00'), 'wrong-state');
  const audit = (await (await t.adminCall('GET', `${adminApi.audit}?action=payment-refunded`)).json()) as {
    userName: string;
  }[];
  assert.deepEqual(
    audit.map(({ userName }) => userName),
    ['admin', 'admin'],
  );
});

test('the event of a refund may be first, and it still names who refunded', async (context) => {
  const { t, stripe, tell, id, intent, refund } = await openPaid(context);
  const made = stripe.refund(intent, 2500);
  const { id: userId } = await t.deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  made.metadata = { userId };
  await tell({ type: 'refund.created', object: made });
  const [, stored] = (await getInvoice(t, id)).payments;
  assert.deepEqual([stored!.amount, stored!.recordedBy], ['-25.00', 'admin']);
  assert.equal((await refund('75.00')).status, 201);
});

test('a refund made at Stripe arrives by event, also before the event of its payment', async (context) => {
  const { t, stripe, tell, press } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const { location } = await press(invoice);
  t.setNow('2026-11-21T18:40:00.000Z');
  const session = stripe.pay(location.split('/').at(-1)!);
  t.setNow('2026-11-21T19:00:00.000Z');
  const made = stripe.refund(session.payment_intent!, 4000);
  await tell({ type: 'refund.updated', object: made });
  await tell(completed(session));
  await tell({
    type: 'charge.refunded',
    object: { id: made.charge, payment_intent: session.payment_intent },
  });
  const { payments, balance } = await getInvoice(t, invoice.id);
  assert.deepEqual(
    payments.map(({ amount, paidAt }) => [amount, paidAt]),
    [
      ['100.00', '2026-11-21T18:40:00.000Z'],
      ['-40.00', '2026-11-21T19:00:00.000Z'],
    ],
  );
  assert.equal(balance, '40.00');
  assert.deepEqual(
    (await tellings(t)).map((subject) => subject.split(',')[0]),
    ['Paid online: $100.00', 'Refunded: $40.00'],
  );
  await tell({ type: 'refund.created', object: { ...made, id: 're_other', payment_intent: 'pi_other' } });
});

test('a refund that fails later is taken back, whichever event comes first', async (context) => {
  const { stripe, tell, intent, amounts, t } = await openPaid(context);
  const made = stripe.refund(intent, 1000);
  const failed = { ...made, status: 'failed' };
  await tell({ type: 'refund.failed', object: failed });
  await tell({ type: 'refund.created', object: made });
  await tell({ type: 'refund.updated', object: failed });
  assert.deepEqual(await amounts(), ['100.00', '-10.00', '10.00']);
  assert.ok((await tellings(t)).includes('Refund failed: $10.00, invoice 2026-0001'));
});

test('a dispute shows on the invoice, stops refunds, and takes the money only once it is lost', async (context) => {
  const { t, tell, id, intent, refund, amounts } = await openPaid(context);
  const dispute = {
    ...{ id: 'du_1', amount: 10_000, reason: 'fraudulent', payment_intent: intent },
    ...{ status: 'needs_response', created: Math.floor(t.deps.clock().getTime() / 1000) },
  };
  await tell({ type: 'charge.dispute.created', object: dispute });
  await tell({ type: 'charge.dispute.created', object: dispute });
  const open = await getInvoice(t, id);
  assert.deepEqual(
    open.disputes.map(({ amount, reason, status }) => [amount, reason, status]),
    [['100.00', 'fraudulent', 'open']],
  );
  assert.deepEqual([open.status, open.payments[0]!.refundable], ['paid', '0.00']);
  await getProblem(await refund('10.00'), 'wrong-state');
  const lost = { ...dispute, status: 'lost' };
  await tell({ type: 'charge.dispute.closed', object: lost });
  await tell({ type: 'charge.dispute.closed', object: lost });
  await tell({ type: 'charge.dispute.created', object: dispute });
  assert.deepEqual(await amounts(), ['100.00', '-100.00']);
  const closed = await getInvoice(t, id);
  assert.deepEqual([closed.status, closed.disputes[0]!.status], ['issued', 'lost']);
  assert.deepEqual((await tellings(t)).slice(1), [
    'Dispute opened: $100.00, invoice 2026-0001',
    'Dispute lost: $100.00, invoice 2026-0001',
  ]);
});

test('a dispute that is won leaves the payment, and its end may come first', async (context) => {
  const { t, tell, id, intent, amounts } = await openPaid(context);
  const dispute = {
    id: 'du_2',
    amount: 10_000,
    reason: 'general',
    payment_intent: intent,
    created: 1_795_000_000,
  };
  await tell({ type: 'charge.dispute.closed', object: { ...dispute, status: 'won' } });
  await tell({ type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } });
  const { disputes, payments } = await getInvoice(t, id);
  assert.equal(disputes[0]!.status, 'won');
  assert.equal(payments[0]!.refundable, '100.00');
  assert.deepEqual(await amounts(), ['100.00']);
});

test('while Stripe fails, a refund is not recorded, and an event that needs Stripe waits', async (context) => {
  const { t, stripe, intent, post, refund, amounts } = await openPaid(context);
  const made = stripe.refund(intent, 500);
  stripe.state.trouble = 'failing';
  await getProblem(await refund('10.00', 'press'), 'unavailable');
  const event = { type: 'charge.refunded', object: { id: made.charge, payment_intent: intent } };
  assert.equal((await post(event)).status, 503);
  assert.deepEqual(await amounts(), ['100.00']);
  stripe.state.trouble = 'none';
  assert.equal((await refund('10.00', 'press')).status, 201);
  assert.equal((await post(event)).status, 200);
  assert.deepEqual(await amounts(), ['100.00', '-10.00', '-5.00']);
  assert.equal((await t.adminCall('GET', invoiceApi.paymentsCsv)).status, 200);
});

test('a payment by hand isn’t refunded through Stripe', async (context) => {
  const { t } = await openPayments(context);
  const invoice = await addInvoice(t, '50.00');
  const { payments } = await pay(t, invoice, '50.00');
  const body = { paymentId: payments[0]!.id, amount: '5.00' };
  await getProblem(await t.adminCall('POST', invoiceApi.onlineRefunds(invoice.id), body), 'wrong-state');
});

test('page, PDF and timeline have the same words for online payments and refunds', async (context) => {
  const { t, invoice, refund } = await openPaid(context);
  await refund('25.00');
  const page = await (await t.call('GET', invoicePaths.page(getToken(invoice)))).text();
  const file = await t.call('GET', invoicePaths.pdf(getToken(invoice)));
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [
    'Payment, card online, November 21, 2026',
    'Refund, card online, November 21, 2026',
    '−$100.00',
    '$25.00',
    '$25.00 is due',
  ]) {
    assert.ok(page.includes(words), `the page says ${words}`);
    assert.ok(text.replace(/\s+/g, ' ').includes(words), `the PDF says ${words}`);
  }
  const path = `/api/admin/customers/${invoice.customerId}/timeline`;
  const entries = await request<{ kind: string; title: string; amount: string }[]>(t, 'GET', path);
  assert.deepEqual(
    entries.filter(({ kind }) => kind === 'payment').map(({ title, amount }) => [title, amount]),
    [
      ['Refund · Card online', '-25.00'],
      ['Payment · Card online', '100.00'],
    ],
  );
});

test('page, CSV, export and erasure cover online payments', async (context) => {
  const { t, tell, invoice, id, session, refund } = await openPaid(context);
  await refund('25.00');
  const page = await (await t.call('GET', `/invoice/${getToken(invoice)}`)).text();
  assert.match(page, /Payment, card online, November 21, 2026/);
  assert.match(page, /Refund, card online, November 21, 2026/);
  const csv = await (await t.adminCall('GET', invoiceApi.paymentsCsv)).text();
  assert.match(csv, new RegExp(`100\\.00,Card online,${session.payment_intent},Stripe`));
  assert.match(csv, /-25\.00,Card online,re_\w+,admin/);
  const contact = 'ana@example.com';
  const exported = await (await t.adminCall('POST', privacyApi.export, { contact })).text();
  assert.match(exported, new RegExp(session.id));
  assert.doesNotMatch(exported, /\/pay\//);
  await request(t, 'POST', privacyApi.erase, { contact });
  assert.deepEqual(await t.deps.db.selectFrom('checkouts').selectAll().execute(), []);
  const second = { ...session, id: 'cs_late', payment_intent: 'pi_late' };
  await tell(completed(second));
  assert.equal(((await getInvoice(t, id)) as Invoice).payments.length, 3);
});

test('the same money goes back once: by hand, to the card, at Stripe and by a lost dispute', async (context) => {
  const { t, stripe, tell, id, intent, refund } = await openPaid(context);
  const byHand = (amount: string) =>
    t.adminCall('POST', invoiceApi.refunds(id), {
      ...{ amount, method: 'check', paidAt: t.deps.clock().toISOString() },
    });
  assert.equal((await byHand('60.00')).status, 201);
  assert.equal((await getInvoice(t, id)).payments[0]!.refundable, '40.00');
  assert.equal((await refund('40.01')).status, 422);
  // Only one of two at once finds the money.
  const atOnce = await Promise.all([byHand('40.00'), refund('40.00', 'press')]);
  assert.equal(atOnce.filter(({ status }) => status === 201).length, 1);
  await getProblem(await refund('1.00'), 'wrong-state');
  assert.equal((await byHand('1.00')).status, 422);
  const left = 10_000 - [...stripe.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
  await tell({ type: 'refund.created', object: stripe.refund(intent, left) });
  const dispute = { id: 'du_1', amount: 10_000, reason: 'general', payment_intent: intent, created: 1 };
  await tell({ type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' } });
  const { paid, balance, status, payments, url } = await getInvoice(t, id);
  assert.deepEqual([paid, balance, status], ['0.00', '100.00', 'issued']);
  assert.equal(
    payments.reduce((sum, { amount }) => sum + Number(amount), 0),
    0,
  );
  const page = await (await t.call('GET', new URL(url!).pathname)).text();
  assert.match(page, /\$100\.00 is due/);
  assert.doesNotMatch(page, /\$0\.00|\$200/);
  const told = (await tellings(t)).slice(1);
  assert.equal(told[0], `Refunded: $${left / 100}.00, invoice 2026-0001`);
  const { payload } = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('payload', 'like', '%although less was left%')
    .executeTakeFirstOrThrow();
  assert.match(payload, /Check that the customer didn’t get the rest twice/);
});

test('money that Stripe is paying back or a bank disputes is not refunded by hand meanwhile', async (context) => {
  const { t, stripe, tell, id, intent, refund } = await openPaid(context);
  const byHand = (amount: string) => {
    const body = { amount, method: 'cash', paidAt: t.deps.clock().toISOString() };
    return t.adminCall('POST', invoiceApi.refunds(id), body);
  };
  const meanwhile = stripe.onNextRefund(() => byHand('30.01'));
  assert.equal((await refund('70.00', 'press')).status, 201);
  assert.equal((await meanwhile).status, 422);
  assert.equal(stripe.refunds.size, 1);
  const dispute = { id: 'du_1', amount: 3000, reason: 'general', payment_intent: intent, created: 1 };
  await tell({ type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } });
  assert.equal((await byHand('1.00')).status, 422);
  await tell({ type: 'charge.dispute.closed', object: { ...dispute, status: 'won' } });
  assert.equal((await byHand('30.00')).status, 201);
  assert.equal((await getInvoice(t, id)).paid, '0.00');
});

test('an invoice that is owed again after a refund or a dispute gets its reminders again', async (context) => {
  const { t, tell, id, intent, refund } = await openPaid(context);
  const planned = async () =>
    (
      await t.deps.db
        .selectFrom('messages')
        .select('dueAt')
        .where('invoiceId', '=', id)
        .where('status', '=', 'planned')
        .where('kind', '=', 'invoice-reminder')
        .orderBy('id')
        .execute()
    ).map(({ dueAt }) => dueAt.slice(0, 10));
  assert.deepEqual(await planned(), []);
  assert.equal((await refund('30.00')).status, 201);
  assert.deepEqual(await planned(), ['2026-12-12', '2026-12-19']);
  await pay(t, await getInvoice(t, id), '30.00');
  assert.deepEqual(await planned(), []);
  t.setNow('2027-01-04T18:00:00.000Z');
  const dispute = { id: 'du_1', amount: 7000, reason: 'general', payment_intent: intent, created: 1 };
  await tell({ type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' } });
  assert.deepEqual(await planned(), ['2027-01-11', '2027-01-18']);
});
