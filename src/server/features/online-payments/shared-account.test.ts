import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDeposits } from '../booking/deposits.fixture.ts';
import { addInvoice, getInvoice } from '../invoices/invoices.fixture.ts';
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
