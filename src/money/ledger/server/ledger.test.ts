import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addDays, lastDayOfMonth } from '#kit/time/dates.ts';
import type { InvoiceFigures } from '#money/invoices/invoice-figures.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { type Deposit, depositApi } from '#money/online-payments/online-payments.ts';
import { press } from '#money/online-payments/server/online-payments.fixture.ts';
import { sumTips, type Tip, tipsApi } from '#money/tips/tips.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { purgeQuotesWithCustomers } from '#sales/leads/server/purge-leads.ts';
import type { Lead } from '#visits/booking/server/booking.fixture.ts';
import { type DepositApp, openDeposits } from '#visits/booking/server/deposits.fixture.ts';
import { doorPaymentApi } from '#visits/payments/door-payments.ts';
import type { DepositAsked } from '#visits/visits/visits.ts';

/** From 0 to 1, the same for the same seed. */
function toRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** So that most of what follows finds something. */
const first = ['book', 'finish', 'payAtDoor', 'issue', 'payOnline'] as const;
const windows = ['08:00', '10:00', '12:00', '14:00'];

/** Acts that may happen to a quote. Each may be refused; none may be a fault. */
function actsOn(app: DepositApp, lead: Lead, random: () => number) {
  const { t, stripe } = app;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const amount = () => (1 + Math.floor(random() * 6000) / 100).toFixed(2);
  const staff = async (method: string, path: string, body?: object) => {
    const answer = await t.adminCall(method, path, body);
    assert.ok(answer.status < 500, `${method} ${path}: ${await answer.clone().text()}`);
    return answer;
  };
  const tell = async (type: string, object: object) => {
    for (let count = random() < 0.3 ? 2 : 1; count > 0; count -= 1) {
      const answer = await t.app.request(stripeEventsPath, stripe.signed({ type, object }));
      assert.equal(answer.status, 200, await answer.text());
    }
  };
  const invoices = async () => request<Invoice[]>(t, 'GET', invoiceApi.invoices);
  const invoice = async () => pick((await invoices()).filter(({ creditOf }) => creditOf === null));
  const paid = () => pick([...stripe.sessions.values()].filter((one) => one.payment_status === 'paid'));
  const byHand = () => ({ amount: amount(), method: 'cash', paidAt: t.deps.clock().toISOString() });
  const onInvoice = async (path: (id: number) => string, body?: object) => {
    const found = await invoice();
    if (found) await staff('POST', path(found.id), body);
  };
  const dispute = (status: string) => async () => {
    const session = paid();
    if (!session) return;
    const id = `du_${session.payment_intent}`;
    const about = { amount: session.amount_total, reason: 'general', created: session.created };
    const object = { id, ...about, payment_intent: session.payment_intent, status };
    await tell('charge.dispute.closed', object);
  };
  return {
    async book() {
      const { version } = await app.quote(lead);
      const day = addDays('2026-12-01', Math.floor(random() * 3));
      const from = pick(windows)!;
      const answer = await app.book(lead, { version, date: day, from, to: later(from) });
      assert.ok(answer.status < 500, await answer.clone().text());
      if (answer.status !== 201) return;
      const { checkoutUrl } = (await answer.json()) as Partial<DepositAsked>;
      const session = stripe.sessions.get(checkoutUrl?.split('/').at(-1) ?? '');
      if (session?.status === 'open') await tell('checkout.session.completed', stripe.pay(session.id));
    },
    async cancel() {
      const { visit } = await app.quote(lead);
      if (visit) await t.call('POST', quoteApi.cancelVisit(lead.token), { version: visit.version });
    },
    async invoice() {
      const own = random() < 0.3 ? { lines: [{ title: 'Rug', quantity: 1, unitPrice: amount() }] } : {};
      await staff('POST', invoiceApi.invoices, { quoteId: lead.quoteId, ...own });
    },
    issue: () => onInvoice(invoiceApi.issue, {}),
    pay: () => onInvoice(invoiceApi.payments, byHand()),
    refund: () => onInvoice(invoiceApi.refunds, byHand()),
    void: () => onInvoice(invoiceApi.void),
    credit: () => onInvoice(invoiceApi.creditNotes, { amount: amount(), reason: 'A stain stayed.' }),
    async payOnline() {
      const found = (await invoices()).find(({ balance }) => balance !== '0.00');
      const tip = new URLSearchParams({ tip: 'other', tipAmount: random() < 0.5 ? '0' : amount() });
      const page = found && (await press(t, found, tip));
      const session = stripe.sessions.get(page?.location.split('/').at(-1) ?? '');
      if (session?.status === 'open') await tell('checkout.session.completed', stripe.pay(session.id));
    },
    async refundCard() {
      const found = await invoice();
      const payment = found && pick(found.payments.filter(({ refundable }) => refundable !== '0.00'));
      if (!payment) return;
      const most = random() < 0.5 ? payment.refundable : amount();
      await staff('POST', invoiceApi.onlineRefunds(found.id), { paymentId: payment.id, amount: most });
    },
    async refundDeposit() {
      const deposit = pick(await request<Deposit[]>(t, 'GET', depositApi.kept));
      if (deposit) await staff('POST', depositApi.refund(deposit.id));
    },
    async refundAtStripe() {
      const intent = paid()?.payment_intent;
      const made = intent && (stripe.refund(intent, Math.round(Number(amount()) * 100)) as object | string);
      if (made && typeof made === 'object') await tell('refund.created', made);
    },
    async refundFails() {
      const made = pick([...stripe.refunds.values()]);
      if (!made) return;
      made.status = 'failed';
      await tell('refund.failed', made);
    },
    async finish() {
      const { visit } = await app.quote(lead);
      if (!visit) return;
      const status = visit.status === 'done' ? 'booked' : 'done';
      await staff('PATCH', visitApi.visit(visit.id), { status, version: visit.version });
    },
    async payAtDoor() {
      const { visit } = await app.quote(lead);
      if (!visit) return;
      const headers = { 'Idempotency-Key': randomUUID() };
      const taken = { method: 'cash', amount: amount(), takenAt: t.deps.clock().toISOString() };
      const body = { ...taken, tip: random() < 0.5 ? '0.00' : amount() };
      for (let count = 0; count < 2; count += 1) {
        const answer = await t.adminCall('POST', doorPaymentApi.record(visit.id), body, headers);
        assert.ok([201, 409].includes(answer.status), await answer.clone().text());
      }
    },
    loseDispute: dispute('lost'),
    winDispute: dispute('won'),
  };
}

const later = (from: string) => `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}:00`;

/** Every sum that is shown, beside the same sum of the ledger's rows. */
async function assertSums({ t }: DepositApp, acts: string) {
  const rows = await t.deps.db.selectFrom('movements').selectAll().execute();
  const sum = (all: typeof rows) => all.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const cents = (dollars: string) => Math.round(Number(dollars) * 100);
  for (const invoice of await request<Invoice[]>(t, 'GET', `${invoiceApi.invoices}?limit=200`)) {
    if (invoice.creditOf !== null) continue;
    const paid = sum(rows.filter(({ invoiceId }) => invoiceId === invoice.id));
    const credited = invoice.creditNotes.reduce((all, { total }) => all - cents(total), 0);
    const isOwed = invoice.status === 'issued';
    const owed = cents(invoice.total) - paid - credited;
    assert.ok(paid >= 0, `${acts}: paid ${paid}`);
    assert.deepEqual(
      [invoice.paid, invoice.credited, invoice.balance, invoice.refundDue].map(cents),
      [paid, credited, isOwed ? owed : 0, Math.max(0, -owed)],
      acts,
    );
    if (invoice.number !== null) assert.equal(isOwed, owed > 0 && credited < cents(invoice.total), acts);
    for (const { refundable } of invoice.payments) assert.ok(cents(refundable) <= paid, acts);
    const planned = await t.deps.db
      .selectFrom('messages')
      .select('id')
      .where('invoiceId', '=', invoice.id)
      .where('status', '=', 'planned')
      .where('kind', '=', 'invoice-reminder')
      .execute();
    // Reminders go with a purged quote.
    if (invoice.customerId !== null && invoice.quoteId !== null)
      assert.equal(planned.length, isOwed ? 2 : 0, acts);
  }
  const deposits = await request<Deposit[]>(t, 'GET', depositApi.kept);
  for (const { id, kept } of deposits)
    assert.equal(cents(kept), sum(rows.filter((row) => row.id === id || row.refundOf === id)), acts);
  const months = await request<InvoiceFigures[]>(t, 'GET', invoiceApi.figures);
  assert.equal(
    months.reduce((all, { collected }) => all + cents(collected), 0),
    sum(rows.filter(({ kind }) => kind !== 'tip')),
    acts,
  );
  const tips = await request<Tip[]>(t, 'GET', tipsApi.tips);
  assert.equal(sumTips(tips), sum(rows.filter(({ kind }) => kind === 'tip')), acts);
  const csv = (await (await t.adminCall('GET', invoiceApi.paymentsCsv)).text())
    .trim()
    .split(/\r?\n/)
    .slice(1);
  assert.equal(csv.length, rows.length, acts);
  return csv;
}

/** Month by month, each movement stands in the file of its own day, and in no other. */
async function assertMonths({ t }: DepositApp, all: readonly string[]) {
  const months = await request<InvoiceFigures[]>(t, 'GET', invoiceApi.figures);
  const lines: string[] = [];
  for (const { month } of months) {
    const period = `from=${month}-01&to=${lastDayOfMonth(`${month}-01`)}`;
    const file = await (await t.adminCall('GET', `${invoiceApi.paymentsCsv}?${period}`)).text();
    const own = file.trim().split(/\r?\n/).slice(1);
    for (const line of own) assert.equal(line.split(',')[1]!.slice(0, 7), month);
    lines.push(...own);
  }
  assert.deepEqual(lines.toSorted(), all.toSorted());
}

for (const seed of [1, 2, 3]) {
  test(`whatever happens to a quote, every sum is that of the ledger, and what stands there stays (seed ${seed})`, async (context) => {
    const app = await openDeposits(context);
    const { t } = app;
    await app.setBooking({ minimumNoticeHours: 0, changeCutoffHours: 0 });
    const { updatedAt: _time, ...settings } = await request<{ updatedAt: string }>(
      t,
      'GET',
      adminApi.settings,
    );
    const tips = { isOn: true, percents: [15, 20, 25] };
    await request(t, 'PUT', adminApi.settings, { ...settings, tips });
    const lead = await app.lead();
    const random = toRandom(seed);
    const acts = actsOn(app, lead, random);
    const names = Object.keys(acts) as (keyof typeof acts)[];
    const done: string[] = [];
    let before: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      const name = first[count] ?? names[Math.floor(random() * names.length)]!;
      done.push(name);
      await acts[name]();
      // A year's acts would outlive the figures; a few of them end on another day and in another month.
      const next = random() < 0.2 ? 3 * 86_400_000 : 60_000;
      t.setNow(new Date(t.deps.clock().getTime() + next).toISOString());
      const after = await assertSums(app, done.join(' '));
      // Newest first.
      assert.deepEqual(after.slice(after.length - before.length), before, done.join(' '));
      before = after;
    }
    await assertMonths(app, before);
    await inTransaction(t.deps.db, (trx) => purgeQuotesWithCustomers(trx, [lead.quoteId], t.deps.clock()));
    assert.deepEqual(await assertSums(app, `${done.join(' ')} purge`), before);
    assert.ok(before.length > 3, 'something happened');
  });
}
