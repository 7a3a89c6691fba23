import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { changeInvoiceSettings } from '#money/invoices/server/invoices.fixture.ts';
import { depositApi } from '#money/online-payments/online-payments.ts';
import { type Tip, tipsApi } from '#money/tips/tips.ts';
import type { Today } from '#office/today/today.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import type { CrewVisit, PaidState } from '#visits/crews/crew-visits.ts';
import { morning, openVisit } from '#visits/day/server/visit-progress.fixture.ts';
import { doorPaymentApi } from '#visits/payments/door-payments.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

async function changeSettings(t: TestApp, changes: object): Promise<void> {
  const { updatedAt: _time, ...settings } = await request<{ updatedAt: string }>(t, 'GET', adminApi.settings);
  await request(t, 'PUT', adminApi.settings, { ...settings, ...changes });
}

/** A visit of $89 and 9.5% tax, done by sam, whose owner lets crews take payments. */
async function openDoor(context: TestContext, { whenDone = 'issue' } = {}) {
  const site = await openVisit(context);
  const { t, id, own, record, lead } = site;
  await changeInvoiceSettings(t, { whenDone, taxPercent: 9.5 });
  await changeSettings(t, { crewTakesPayment: true, tips: { isOn: true, percents: [15, 18, 20] } });
  await record({ kind: 'done' });
  return {
    ...site,
    pay: (changes: object = {}, { key = randomUUID(), as = own }: { key?: string; as?: typeof own } = {}) =>
      as(
        'POST',
        doorPaymentApi.record(id),
        { method: 'cash', amount: '97.46', takenAt: morning, ...changes },
        { 'Idempotency-Key': key },
      ),
    invoices: () => request<Invoice[]>(t, 'GET', `${invoiceApi.invoices}?quoteId=${lead.quoteId}`),
    refused: async () => (await request<Today>(t, 'GET', adminApi.today)).refusedPayments,
    tips: (query = '') => request<Tip[]>(t, 'GET', tipsApi.tips + query),
    csv: async () =>
      (await (await t.adminCall('GET', invoiceApi.paymentsCsv)).text()).trim().split(/\r?\n/).slice(1),
  };
}

const parse = async (answer: Response, status = 201) => {
  assert.equal(answer.status, status, await answer.clone().text());
  return (await answer.json()) as PaidState;
};

test('a crew sees what is owed, and where to pay it, only where the owner lets crews take payments', async (context) => {
  const { t, crewVisit, own, invoices } = await openDoor(context);
  const visit = await crewVisit();
  const [invoice] = await invoices();
  assert.deepEqual([visit.owed, visit.payUrl, visit.payments], ['97.46', invoice!.url, []]);
  assert.deepEqual(visit.tips, [
    { percent: 15, amount: '13.35' },
    { percent: 18, amount: '16.02' },
    { percent: 20, amount: '17.80' },
  ]);
  const [listed] = (await (await own('GET', visitApi.visits)).json()) as CrewVisit[];
  assert.deepEqual([listed!.owed, listed!.payUrl], [visit.owed, visit.payUrl]);
  await changeSettings(t, { crewTakesPayment: false });
  const without = await crewVisit();
  assert.deepEqual(
    ['owed', 'payUrl', 'tips', 'payments'].filter((name) => name in without),
    [],
  );
});

test('cash with a tip counts once however often it is sent, and the tip is the crew’s', async (context) => {
  const { t, pay, invoices, tips, crewVisit, id, csv } = await openDoor(context);
  const key = randomUUID();
  const paid = { tip: '20.00', takenAt: morning };
  const answers = await Promise.all([1, 2, 3].map(() => pay(paid, { key })));
  for (const answer of answers) {
    const { owed, payUrl, payments } = await parse(answer);
    assert.deepEqual([owed, payUrl], ['0.00', null]);
    assert.deepEqual(
      payments!.map(({ amount, tip, by }) => [amount, tip, by]),
      [['97.46', '20.00', 'sam']],
    );
  }
  t.setNow('2026-12-20T18:00:00.000Z');
  assert.equal((await pay(paid, { key })).status, 201, 'also weeks later');
  const [invoice] = await invoices();
  assert.deepEqual([invoice!.status, invoice!.paid, invoice!.balance], ['paid', '97.46', '0.00']);
  assert.deepEqual(
    invoice!.payments.map(({ kind, amount, method, paidAt, tip, recordedBy }) => [
      ...[kind, amount, method, paidAt, tip, recordedBy],
    ]),
    [['payment', '97.46', 'cash', morning, '20.00', 'sam']],
  );
  const tip = { date: '2026-12-01', crewId: 1, crew: 'Crew 1', visitId: id, amount: '20.00', method: 'cash' };
  const [given] = await tips();
  assert.deepEqual({ ...given, crew: 'Crew 1' }, tip);
  assert.deepEqual(await tips('?from=2026-12-02'), []);
  assert.equal((await tips('?from=2026-12-01&to=2026-12-01')).length, 1);
  const file = await t.adminCall('GET', `${tipsApi.csv}?from=2026-12-01&to=2026-12-31`);
  const lines = (await file.text()).trim().split(/\r?\n/);
  assert.match(lines[0]!, /^.?Date,Crew,Visit,Amount,Method$/);
  assert.match(lines[1]!, new RegExp(`^2026-12-01,[^,]+,${id},20\\.00,Cash$`));
  assert.deepEqual(
    (await csv()).map((line) => line.split(',')[8]),
    ['Tip', 'Payment'],
    'the bookkeeper reads both',
  );
  const months = await request<{ month: string; collected: string }[]>(t, 'GET', invoiceApi.figures);
  assert.equal(months.find(({ month }) => month === '2026-12')?.collected, '97.46', 'a tip is no revenue');
  const { totals } = await request<{ totals: { paid: string } }>(
    t,
    'GET',
    `/api/admin/customers/${invoice!.customerId}`,
  );
  assert.equal(totals.paid, '97.46');
  assert.equal((await pay({ amount: '1.00' }, { key })).status, 422, 'a key of something else');
  t.setNow(morning);
  assert.equal((await crewVisit()).owed, '0.00');
});

test('of two phones that take the same payment, the second is refused with what is owed, and waits for the office', async (context) => {
  const { t, pay, mate, refused, invoices, id } = await openDoor(context);
  const body = { method: 'check', reference: '1042', amount: '97.46' };
  const key = randomUUID();
  const both = await Promise.all([pay(body), pay(body, { as: mate, key })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409]);
  const second = both.find(({ status }) => status === 409)!;
  const problem = await getProblem(second, 'more-than-owed');
  assert.equal(problem.owed, '0.00');
  assert.match(problem.detail, /\$97\.46.*\$0\.00/);
  const [task, ...more] = await refused();
  assert.deepEqual(more, []);
  assert.deepEqual(
    [task!.visitId, task!.amount, task!.owed, task!.method, task!.reference, task!.invoiceId],
    [id, '97.46', '0.00', 'check', '1042', (await invoices())[0]!.id],
  );
  assert.equal((await invoices())[0]!.paid, '97.46');
  for (let count = 0; count < 2; count += 1) await request(t, 'POST', doorPaymentApi.settle(task!.id));
  assert.deepEqual(await refused(), []);
  const retry = await Promise.all([pay(body, { key, as: mate }), pay(body, { key })]);
  assert.ok(
    retry.some(({ status }) => status === 201),
    'the phone need not keep what is settled',
  );
  assert.equal((await invoices())[0]!.paid, '97.46');
});

test('what was refused counts once more is owed, and its task goes', async (context) => {
  const { pay, record, refused, invoices, crewVisit } = await openDoor(context);
  const key = randomUUID();
  await getProblem(await pay({ amount: '117.28' }, { key }), 'more-than-owed');
  assert.equal((await refused()).length, 1);
  const line = { title: 'Ottoman', quantity: 1, unitPrice: '30.00' };
  await record({ kind: 'line', line, agreedBy: 'Ana Lopez', agrees: true });
  assert.equal((await crewVisit()).owed, '117.28');
  assert.equal((await parse(await pay({ amount: '117.28' }, { key }))).owed, '0.00');
  assert.deepEqual(await refused(), []);
  assert.deepEqual(
    (await invoices()).map(({ status, paid }) => [status, paid]),
    [
      ['paid', '19.82'],
      ['paid', '97.46'],
    ],
  );
});

for (const whenDone of ['nothing', 'draft']) {
  test(`before an invoice is issued (${whenDone}) a payment waits for it, and is asked for once`, async (context) => {
    const { t, pay, crewVisit, invoices, lead } = await openDoor(context, { whenDone });
    const before = await crewVisit();
    assert.deepEqual([before.owed, before.payUrl], ['97.46', null]);
    assert.equal((await parse(await pay({ amount: '50.00', tip: '5.00' }))).owed, '47.46');
    await getProblem(await pay({ amount: '47.47' }), 'more-than-owed');
    const kept = await request<{ id: number; kept: string }[]>(t, 'GET', depositApi.kept);
    assert.deepEqual(
      kept.map((deposit) => deposit.kept),
      ['50.00'],
    );
    assert.equal(
      (await t.adminCall('POST', depositApi.refund(kept[0]!.id))).status,
      409,
      'Stripe has none of it',
    );
    if (whenDone === 'nothing') await request(t, 'POST', invoiceApi.invoices, { quoteId: lead.quoteId }, 201);
    const [draft] = await invoices();
    const issued = await request<Invoice>(t, 'POST', invoiceApi.issue(draft!.id), {});
    assert.deepEqual([issued.total, issued.paid, issued.balance], ['97.46', '50.00', '47.46']);
    assert.equal((await crewVisit()).owed, '47.46');
    assert.equal((await parse(await pay({ amount: '47.46' }))).owed, '0.00');
    assert.deepEqual(
      (await invoices()).map(({ status }) => status),
      ['paid'],
    );
  });
}

test('nobody else’s crew, no key, no amount, and no payment where crews take none', async (context) => {
  const { t, pay, own, stranger, id, refused, invoices } = await openDoor(context);
  assert.equal((await pay({}, { as: stranger })).status, 404);
  const body = { method: 'cash', amount: '5.00', takenAt: morning };
  assert.equal((await own('POST', doorPaymentApi.record(id), body)).status, 422);
  for (const wrong of [{ amount: '0.00' }, { amount: '-5.00' }, { method: 'card' }, { tip: '6000.00' }])
    assert.equal((await pay(wrong)).status, 422, JSON.stringify(wrong));
  await changeSettings(t, { crewTakesPayment: false });
  assert.equal((await pay()).status, 403);
  assert.equal((await refused()).length, 1, 'the office sees that somebody took it');
  assert.equal((await invoices())[0]!.paid, '0.00');
  assert.equal((await own('POST', doorPaymentApi.settle(1))).status, 403);
});

test('a whole payment can be refunded with its tip', async (context) => {
  const { t, pay, invoices, tips } = await openDoor(context);
  await parse(await pay({ tip: '20.00' }));
  const [invoice] = await invoices();
  const refund = { amount: '97.46', method: 'cash', paidAt: morning, withTip: true };
  const refunded = await request<Invoice>(t, 'POST', invoiceApi.refunds(invoice!.id), refund, 201);
  assert.deepEqual([refunded.paid, refunded.payments[0]!.tip], ['0.00', '0.00']);
  assert.deepEqual(
    (await tips()).map(({ amount }) => amount),
    ['-20.00', '20.00'],
  );
});
