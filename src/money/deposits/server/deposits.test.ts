import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { getInvoice, issue, pay } from '#money/invoices/server/invoices.fixture.ts';
import { type Deposit, depositApi } from '#money/online-payments/online-payments.ts';
import { tellings } from '#money/online-payments/server/online-payments.fixture.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { purgeQuotesWithCustomers } from '#sales/leads/server/purge-leads.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openDeposits } from '#visits/booking/server/deposits.fixture.ts';

/** A lead with a booked visit and a paid deposit. */
async function openBooked(context: TestContext) {
  const app = await openDeposits(context);
  const { t } = app;
  const lead = await app.lead();
  const session = app.stripe.pay((await app.ask(lead)).session);
  await app.tell(session);
  const [deposit] = await app.deposits(lead);
  const draft = (body: object = {}) =>
    request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId, ...body }, 201);
  return {
    ...app,
    lead,
    session,
    deposit: deposit!,
    draft,
    report: async (type: string, object: object) => {
      const answer = await t.app.request('/api/payments/stripe', app.stripe.signed({ type, object }));
      assert.equal(answer.status, 200, await answer.text());
    },
    cancel: async () => {
      const { visit } = await app.quote(lead);
      await parseVisit(await app.cancel(lead, { version: visit!.version }), 200);
    },
    csv: async (query = '') =>
      (await (await t.adminCall('GET', invoiceApi.paymentsCsv + query)).text())
        .trim()
        .split(/\r?\n/)
        .slice(1),
  };
}

test('a deposit is asked for once: booked, invoiced, cancelled and booked again', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit } = app;
  const invoice = await issue(t, await app.draft());
  await app.cancel();
  assert.ok(!('deposit' in (await app.quote(lead))));
  await parseVisit(await app.book(lead, { from: '12:00', to: '14:00' }));
  assert.deepEqual([invoice.paid, app.stripe.sessions.size], [deposit.amount, 1]);
  await app.cancel();
  // Only the amount that was given back on purpose is asked for again.
  const refund = { paymentId: invoice.payments[0]!.id, amount: '10.00' };
  await request(t, 'POST', invoiceApi.onlineRefunds(invoice.id), refund, 201);
  assert.equal((await app.quote(lead)).deposit, '10.00');
});

test('a deposit paid after the invoice, also one that is paid or beside a newer draft, is on it', async (context) => {
  for (const isPaid of [false, true]) {
    const app = await openDeposits(context);
    const { t } = app;
    const lead = await app.lead();
    const session = app.stripe.pay((await app.ask(lead)).session);
    const quote = { quoteId: lead.quoteId };
    const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, quote, 201);
    const invoice = await issue(t, draft);
    if (isPaid) await pay(t, invoice, invoice.balance);
    const lines = [{ title: 'Rug', quantity: 1, unitPrice: '10.00' }];
    await request(t, 'POST', invoiceApi.invoices, { ...quote, lines }, 201);
    await app.tell(session);
    const [deposit] = await app.deposits(lead);
    const { paid, refundDue, status } = await getInvoice(t, invoice.id);
    assert.deepEqual(
      [deposit!.invoiceId, status, refundDue],
      [invoice.id, isPaid ? 'paid' : 'issued', isPaid ? deposit!.amount : '0.00'],
    );
    assert.equal(Number(paid), Number(deposit!.amount) + (isPaid ? Number(invoice.total) : 0));
  }
});

test('the bookkeeper reads each movement once, in its month, and a closed month never changes', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit } = app;
  const november = () => app.csv('?from=2026-11-01&to=2026-11-30');
  const closed = await november();
  assert.equal(closed.length, 1);
  assert.match(
    closed[0]!,
    new RegExp(`,2026-11-21 10:00,,Ana1 Lopez1,${deposit.amount},Card online,.*,Deposit,`),
  );
  t.setNow('2026-12-02T18:00:00.000Z');
  const invoice = await issue(t, await app.draft({ customerName: 'Lopez LLC' }));
  assert.equal(invoice.paid, deposit.amount);
  const refund = { paymentId: invoice.payments[0]!.id, amount: '5.00' };
  await request(t, 'POST', invoiceApi.onlineRefunds(invoice.id), refund, 201);
  await request(t, 'PUT', adminApi.quote(lead.quoteId), { firstName: 'Bea' });
  assert.deepEqual(await november(), closed);
  const december = await app.csv('?from=2026-12-01');
  assert.deepEqual([december.length, (await app.csv()).length], [1, 2]);
  assert.match(december[0]!, /,2026-0001,Ana1 Lopez1,-5\.00,Card online,.*,Refund,/);
  const months = await request<{ collected: string }[]>(t, 'GET', invoiceApi.figures);
  assert.deepEqual(
    months.slice(0, 2).map(({ collected }) => collected),
    ['-5.00', deposit.amount],
  );
});

test('kept after a cancellation, a deposit is found and refunded though its quote is purged', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit } = app;
  await app.cancel();
  const before = await app.csv();
  await inTransaction(t.deps.db, (trx) => purgeQuotesWithCustomers(trx, [lead.quoteId], t.deps.clock()));
  assert.equal((await t.adminCall('GET', adminApi.quote(lead.quoteId))).status, 404);
  assert.deepEqual(await app.csv(), before);
  const kept = () => request<Deposit[]>(t, 'GET', depositApi.kept);
  assert.deepEqual(await kept(), [deposit]);
  await request(t, 'POST', depositApi.refund(deposit.id));
  assert.deepEqual([await kept(), app.stripe.refunds.size], [[], 1]);
});

test('staff record that they paid a deposit back by hand, at most what is kept, and never what Stripe paid back', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit } = app;
  const refund = (amount: string, headers?: Record<string, string>) =>
    t.adminCall(
      'POST',
      depositApi.refundByHand(deposit.id),
      { amount, method: 'cash', paidAt: t.deps.clock().toISOString(), reference: 'At the door' },
      headers,
    );
  const all = Number(deposit.amount);
  assert.equal((await refund((all + 0.01).toFixed(2))).status, 422);
  for (let count = 0; count < 2; count += 1)
    assert.equal((await refund('10.00', { 'Idempotency-Key': 'one' })).status, 201);
  assert.equal((await app.deposits(lead))[0]!.kept, (all - 10).toFixed(2));
  const rest = (all - 10).toFixed(2);
  const statuses = (await Promise.all([refund(rest), refund(rest)])).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [201, 422]);
  await request(t, 'POST', depositApi.refund(deposit.id));
  assert.deepEqual([app.stripe.refunds.size, (await app.deposits(lead))[0]!.kept], [0, '0.00']);
  assert.match((await app.csv())[1]!, /,-10\.00,Cash,At the door,.*,Refund,/);
  const audit = await request<{ action: string; subject: object }[]>(t, 'GET', adminApi.audit);
  assert.equal(audit.filter(({ action }) => action === 'payment-refunded').length, 2);
  await issue(t, await app.draft());
  assert.equal((await refund('1.00')).status, 422);
});

test('a deposit on an invoice that is credited in full is free again: for the next invoice, or to be refunded', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit } = app;
  const credit = async ({ id, total }: Invoice) =>
    request<Invoice>(t, 'POST', invoiceApi.creditNotes(id), { amount: total, reason: 'Wrong' }, 201);
  const first = await issue(t, await app.draft());
  assert.equal(first.paid, deposit.amount);
  const credited = await credit(first);
  assert.deepEqual([credited.status, credited.paid, credited.refundDue], ['void', '0.00', '0.00']);
  assert.deepEqual(await request<Deposit[]>(t, 'GET', depositApi.kept), [deposit]);
  const second = await issue(t, await app.draft());
  assert.equal(second.paid, deposit.amount);
  // Money that staff refunded on the invoice by hand is no part of what goes on.
  const paidAt = t.deps.clock().toISOString();
  await request(t, 'POST', invoiceApi.refunds(second.id), { amount: '1.00', method: 'cash', paidAt }, 201);
  assert.equal((await credit(second)).refundDue, (Number(deposit.amount) - 1).toFixed(2));
  assert.equal((await app.deposits(lead))[0]!.invoiceId, second.id);
});

test('a dispute and a failed refund of a deposit are recorded and told, and what was lost is asked for again', async (context) => {
  const app = await openBooked(context);
  const { t, lead, deposit, session } = app;
  const cents = Number(deposit.amount) * 100;
  const made = app.stripe.refund(session.payment_intent!, 500);
  await app.report('refund.created', made);
  for (let count = 0; count < 2; count += 1) await app.report('refund.failed', { ...made, status: 'failed' });
  assert.equal((await app.deposits(lead))[0]!.kept, deposit.amount);
  const dispute = {
    ...{ id: 'du_1', amount: cents, reason: 'fraudulent', payment_intent: session.payment_intent },
    ...{ status: 'needs_response', created: Math.floor(t.deps.clock().getTime() / 1000) },
  };
  await app.report('charge.dispute.created', dispute);
  const refused = await t.adminCall('POST', depositApi.refund(deposit.id));
  assert.equal(refused.status, 409);
  for (let count = 0; count < 2; count += 1)
    await app.report('charge.dispute.closed', { ...dispute, status: 'lost' });
  await app.report('charge.dispute.updated', dispute);
  const [lost] = await app.deposits(lead);
  assert.deepEqual([lost!.kept, lost!.disputes.map(({ status }) => status)], ['0.00', ['lost']]);
  const about = `, deposit of quote ${lead.quoteId}`;
  assert.deepEqual(
    (await tellings(t)).filter((subject) => subject.endsWith(about)),
    [
      `Refunded: $5.00${about}`,
      `Refund failed: $5.00${about}`,
      `Dispute opened: $${deposit.amount}${about}`,
      `Dispute lost: $${deposit.amount}${about}`,
    ],
  );
  await app.cancel();
  assert.equal((await app.quote(lead)).deposit, deposit.amount);
  await app.report('charge.dispute.closed', { ...dispute, status: 'won' });
  assert.equal((await app.deposits(lead))[0]!.kept, deposit.amount);
  assert.ok(!('deposit' in (await app.quote(lead))));
});
