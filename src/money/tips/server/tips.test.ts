import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { addInvoice, getInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { completed, getToken, openPayments } from '#money/online-payments/server/online-payments.fixture.ts';
import { type Tip, tipsApi } from '#money/tips/tips.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';

async function openTips(context: TestContext) {
  const site = await openPayments(context);
  const { t, stripe, tell } = site;
  const { updatedAt: _time, ...settings } = await request<{ updatedAt: string }>(t, 'GET', adminApi.settings);
  await request(t, 'PUT', adminApi.settings, { ...settings, tips: { isOn: true, percents: [15, 18, 20] } });
  const press = (invoice: Invoice, tip: Record<string, string> = {}) =>
    t.app.request(invoicePaths.pay(getToken(invoice)), { method: 'POST', body: new URLSearchParams(tip) });
  return {
    ...site,
    press,
    page: async (invoice: Invoice) => (await t.call('GET', invoicePaths.page(getToken(invoice)))).text(),
    tips: () => request<Tip[]>(t, 'GET', tipsApi.tips),
    async payWith(invoice: Invoice, tip: Record<string, string>) {
      const answer = await press(invoice, tip);
      assert.equal(answer.status, 303, await answer.text());
      const session = stripe.pay(answer.headers.get('Location')!.split('/').at(-1)!);
      await tell(completed(session));
      return session;
    },
  };
}

test('the payment page asks for a tip of the total before tax, half up, and preselects nothing', async (context) => {
  const { t, page, press, stripe } = await openTips(context);
  const invoice = await addInvoice(t, '33.50');
  const html = await page(invoice);
  for (const text of ['No tip', '15%, $5.03', '18%, $6.03', '20%, $6.70', 'Another amount'])
    assert.ok(html.includes(text), text);
  assert.doesNotMatch(html, /<input[^>]*type="radio"[^>]* checked/);
  const amounts = () => [...stripe.sessions.values()].map((one) => [one.status, one.amount_total]);
  await press(invoice, { tip: '15' });
  await press(invoice, { tip: '15' });
  assert.deepEqual(amounts(), [['open', 3853]]);
  await press(invoice, { tip: 'other', tipAmount: '$2.5' });
  assert.deepEqual(
    amounts(),
    [
      ['expired', 3853],
      ['open', 3600],
    ],
    'one page is open at a time',
  );
  await press(invoice, { tipAmount: '4' });
  assert.deepEqual(amounts().at(-1), ['open', 3750], 'typed, and nothing chosen');
  await press(invoice, { tipAmount: '' });
  assert.deepEqual(amounts().at(-1), ['open', 3350]);
  for (const tipAmount of ['', 'ten', '-4', '6000']) {
    const refused = await press(invoice, { tip: 'other', tipAmount });
    assert.equal(refused.status, 422, tipAmount);
    assert.match(await refused.text(), /Check the tip/);
  }
  await press(invoice, { tip: '99' });
  assert.deepEqual(amounts().at(-1), ['open', 3350], 'no percentage of ours is no tip');
});

test('a tip paid online is no part of the invoice, however often it is reported', async (context) => {
  const { t, payWith, tell, tips } = await openTips(context);
  const invoice = await addInvoice(t, '100.00');
  const session = await payWith(invoice, { tip: '20' });
  for (let count = 0; count < 4; count += 1) await tell(completed(session));
  const paid = await getInvoice(t, invoice.id);
  assert.deepEqual(
    [paid.status, paid.paid, paid.balance, paid.refundDue],
    ['paid', '100.00', '0.00', '0.00'],
  );
  assert.deepEqual(
    paid.payments.map(({ amount, tip, refundable }) => [amount, tip, refundable]),
    [['100.00', '20.00', '100.00']],
  );
  assert.deepEqual(
    (await tips()).map(({ amount, method }) => [amount, method]),
    [['20.00', 'card']],
  );
});

test('refunding a whole payment takes its tip along only where staff say so', async (context) => {
  const { t, stripe, payWith, tips, tell } = await openTips(context);
  const refund = async (invoice: Invoice, withTip: boolean) => {
    const { payments } = await getInvoice(t, invoice.id);
    const body = { paymentId: payments[0]!.id, amount: '100.00', withTip };
    const answer = await t.adminCall('POST', invoiceApi.onlineRefunds(invoice.id), body);
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as Invoice;
  };
  const [first, second] = [await addInvoice(t, '100.00'), await addInvoice(t, '100.00')];
  await payWith(first, { tip: '15' });
  await payWith(second, { tip: '20' });
  const kept = await refund(first, false);
  assert.deepEqual([kept.paid, kept.payments[0]!.tip], ['0.00', '15.00']);
  const back = await refund(second, true);
  assert.deepEqual([back.paid, back.payments[0]!.tip], ['0.00', '0.00']);
  assert.deepEqual(
    [...stripe.refunds.values()].map(({ amount }) => amount),
    [10_000, 12_000],
  );
  for (const refund of stripe.refunds.values()) await tell({ type: 'refund.created', object: refund });
  assert.deepEqual(
    (await tips()).map(({ amount }) => amount),
    ['-20.00', '20.00', '15.00'],
  );
  const [, last] = stripe.refunds.values();
  for (let count = 0; count < 2; count += 1)
    await tell({ type: 'refund.failed', object: { ...last, status: 'failed' } });
  assert.deepEqual(
    (await tips()).map(({ amount }) => amount),
    ['20.00', '-20.00', '20.00', '15.00'],
  );
  assert.equal((await getInvoice(t, second.id)).payments[0]!.tip, '20.00');
});

test('a refund or a lost dispute of all that was charged takes the tip too', async (context) => {
  const { t, stripe, payWith, tips, tell } = await openTips(context);
  const [first, second] = [await addInvoice(t, '100.00'), await addInvoice(t, '50.00')];
  const session = await payWith(first, { tip: '15' });
  await tell({ type: 'refund.created', object: stripe.refund(session.payment_intent!, 11_500) });
  assert.deepEqual(
    (await tips()).map(({ amount }) => amount),
    ['-15.00', '15.00'],
  );
  assert.equal((await getInvoice(t, first.id)).paid, '0.00');
  const disputed = await payWith(second, { tip: 'other', tipAmount: '5' });
  const dispute = { id: 'du_1', amount: 5500, reason: 'general', payment_intent: disputed.payment_intent };
  const told = { ...dispute, currency: 'usd', created: Math.floor(t.deps.clock().getTime() / 1000) };
  await tell({ type: 'charge.dispute.closed', object: { ...told, status: 'lost' } });
  assert.equal((await tips())[0]!.amount, '-5.00');
  assert.equal((await getInvoice(t, second.id)).balance, '50.00');
  await tell({ type: 'charge.dispute.closed', object: { ...told, status: 'won' } });
  assert.deepEqual(
    (await tips()).slice(0, 3).map(({ amount }) => amount),
    ['5.00', '-5.00', '5.00'],
  );
  assert.equal((await getInvoice(t, second.id)).balance, '0.00');
});
