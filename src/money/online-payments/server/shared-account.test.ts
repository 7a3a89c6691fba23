import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { addInvoice, getInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { openDeposits } from '#visits/booking/server/deposits.fixture.ts';
import { completed, openPayments } from './online-payments.fixture.ts';

const ofAnother = { id: 'cs_test_of_another_site', payment_intent: 'pi_of_another_site' };
const elsewhere = 'https://another.example';

test('a deposit of another site with the same account at Stripe is not refunded, nor recorded', async (context) => {
  const app = await openDeposits(context);
  const lead = await app.lead();
  const paid = app.stripe.pay((await app.ask(lead)).session);
  await app.tell({ ...paid, ...ofAnother, metadata: { ...paid.metadata, site: elsewhere } });
  assert.equal(app.stripe.refunds.size, 0);
  assert.deepEqual(await app.deposits(lead), []);
  await app.tell(paid);
  assert.equal((await app.deposits(lead))[0]!.hasBooked, true);
});

test('a payment of another site whose invoice has the same number is not recorded; one of a site that moved is', async (context) => {
  const { t, payOnline, tell } = await openPayments(context);
  const invoice = await addInvoice(t, '100.00');
  const paid = await payOnline(invoice);
  await tell(completed({ ...paid, ...ofAnother, metadata: { ...paid.metadata, site: elsewhere } }));
  assert.equal((await getInvoice(t, invoice.id)).status, 'issued');
  t.deps.config.publicUrl = elsewhere;
  await tell(completed(paid));
  assert.equal((await getInvoice(t, invoice.id)).status, 'paid');
});

test('a payment of other software is ours neither by its numbers nor by its refund or dispute', async (context) => {
  const app = await openDeposits(context);
  const { t, stripe } = app;
  const lead = await app.lead();
  const invoice = await addInvoice(t, '100.00');
  const paid = stripe.pay((await app.ask(lead)).session);
  const booked = { quoteId: String(lead.quoteId) };
  const billed = { invoiceId: String(invoice.id), invoice: invoice.number! };
  for (const [index, metadata] of [booked, billed, { ...booked, site: '' }].entries()) {
    const other = { ...paid, metadata, id: `cs_other_${index}`, payment_intent: `pi_other_${index}` };
    stripe.sessions.set(other.id, other);
    const refund = stripe.refund(other.payment_intent, 100);
    const dispute = { ...refund, id: `du_${index}`, status: 'lost', reason: 'fraudulent' };
    for (const event of [
      completed(other),
      { type: 'refund.created', object: refund },
      { type: 'charge.dispute.closed', object: dispute },
    ]) {
      const answer = await t.app.request(stripeEventsPath, stripe.signed(event));
      assert.equal(answer.status, 200, await answer.text());
    }
  }
  await app.tell({ ...paid, currency: 'eur' });
  assert.deepEqual([stripe.refunds.size, await app.deposits(lead)], [3, []]);
  assert.deepEqual((await getInvoice(t, invoice.id)).payments, []);
  assert.deepEqual(
    (await app.emails()).filter(({ subject }) => /refunded|Paid|Dispute/.test(subject)),
    [],
  );
});
