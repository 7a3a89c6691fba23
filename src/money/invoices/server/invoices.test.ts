import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem, openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addDraft, addInvoice, changeInvoiceSettings, getInvoice, issue, pay } from './invoices.fixture.ts';

test('50 invoices issued at once get the numbers from 1 to 50 without a gap', async (context) => {
  const t = await openTestApp(context);
  const drafts: Invoice[] = [];
  for (let index = 0; index < 50; index += 1) {
    drafts.push(await addDraft(t, '10.00', { email: `ana${index}@example.com`, phone: '' }));
  }
  const issued = await Promise.all(drafts.map((draft) => issue(t, draft)));
  assert.deepEqual(
    issued.map(({ number }) => number).sort(),
    Array.from({ length: 50 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`),
  );
});

test('two people who issue the same draft at once get one number, and the next one has no gap', async (context) => {
  const t = await openTestApp(context);
  const draft = await addDraft(t);
  const [one, other] = await Promise.all([issue(t, draft), issue(t, draft)]);
  assert.deepEqual([one.number, other.number], ['2026-0001', '2026-0001']);
  assert.equal((await addInvoice(t)).number, '2026-0002');
});

test('numbers begin again on New Year’s Day of the business', async (context) => {
  const t = await openTestApp(context, { now: '2027-01-01T07:59:00.000Z' });
  const [last, first] = [await addDraft(t), await addDraft(t)];
  assert.equal((await issue(t, last)).number, '2026-0001');
  t.setNow('2027-01-01T08:01:00.000Z');
  const { number, issuedDate, dueDate } = await issue(t, first);
  assert.deepEqual([number, issuedDate, dueDate], ['2027-0001', '2027-01-01', '2027-01-15']);
});

test('a draft copies lines, discount and price by hand from its quote, and address and day from its visit', async (context) => {
  const app = await openBooking(context);
  await changeInvoiceSettings(app.t, { taxPercent: 9.5, method: 'Hot water extraction' });
  const lead = await app.lead();
  const { id: visitId, version } = await parseVisit(await app.book(lead));
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '80.00' });
  const refused = await app.t.adminCall('POST', invoiceApi.invoices, { visitId });
  assert.equal(refused.status, 422);
  await request(app.t, 'PATCH', `/api/admin/visits/${visitId}`, { status: 'done', version });
  const draft = await request<Invoice>(app.t, 'POST', invoiceApi.invoices, { visitId }, 201);
  assert.deepEqual(
    [draft.number, draft.status, draft.subtotal, draft.adjustment, draft.tax, draft.total, draft.balance],
    [null, 'draft', '89.00', '-9.00', '7.60', '87.60', '0.00'],
  );
  assert.deepEqual(
    [draft.serviceAddress, draft.serviceDate, draft.method, draft.quoteId, draft.url],
    ['120 Olive Ave, Burbank 91501', '2026-12-01', 'Hot water extraction', lead.quoteId, null],
  );
  const again = await app.t.adminCall('POST', invoiceApi.invoices, { quoteId: lead.quoteId });
  const { current } = await getProblem(again, 'already-invoiced');
  assert.equal((current as Invoice).id, draft.id);
});

test('two people who make an invoice of a quote at once get one', async (context) => {
  const app = await openBooking(context);
  const { quoteId } = await app.lead();
  const make = () => app.t.adminCall('POST', invoiceApi.invoices, { quoteId });
  const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [201, 409, 409]);
});

test('an issued invoice never changes, whatever becomes of settings, customer and quote', async (context) => {
  const app = await openBooking(context);
  const { quoteId } = await app.lead();
  const draft = await request<Invoice>(app.t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const issued = await issue(app.t, draft);
  const refused = await app.t.adminCall('PATCH', invoiceApi.invoice(issued.id), { taxPercent: 5 });
  assert.equal(refused.status, 409);
  await getProblem(refused, 'issued');
  await changeInvoiceSettings(app.t, { legalName: 'Another LLC', taxPercent: 5 });
  await app.t.adminCall('PUT', adminApi.quote(quoteId), { estimatedPrice: '500.00', firstName: 'Bo' });
  assert.deepEqual(await getInvoice(app.t, issued.id), issued);
});

test('editing a draft needs its present version, and the total stays within limits', async (context) => {
  const t = await openTestApp(context);
  const { id, version } = await addDraft(t);
  const edit = (body: object) => t.adminCall('PATCH', invoiceApi.invoice(id), body);
  const lines = [{ title: 'Rug', quantity: 2, unitPrice: '50.00' }];
  const changed = await request<Invoice>(t, 'PATCH', invoiceApi.invoice(id), {
    ...{ lines, discountPercent: 10, adjustment: '-5.00', taxPercent: 10.25, version },
  });
  assert.deepEqual(
    [changed.subtotal, changed.discount, changed.tax, changed.total, changed.lines.length],
    ['100.00', '10.00', '8.71', '93.71', 1],
  );
  const { current } = await getProblem(await edit({ notes: 'Late', version }), 'version-conflict');
  assert.equal((current as Invoice).total, '93.71');
  const repeated = await edit({ lines, taxPercent: 10.25, version });
  assert.equal(repeated.status, 200, 'the response was lost');
  assert.equal((await edit({ adjustment: '-200.00' })).status, 422);
  assert.equal((await edit({ lines: [] })).status, 422);
  assert.equal((await edit({ taxPercent: 9.1234 })).status, 422);
  const stale = await t.adminCall('POST', invoiceApi.issue(id), { version });
  await getProblem(stale, 'version-conflict');
});

test('payments count once, may be parts, and never exceed the balance', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  const payment = { amount: '40.00', method: 'check', paidAt: '2026-11-21T17:00:00Z', reference: '1042' };
  const key = { 'Idempotency-Key': 'one-payment' };
  const send = () => t.adminCall('POST', invoiceApi.payments(invoice.id), payment, key);
  const answers = await Promise.all([send(), send(), send()]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  const part = await getInvoice(t, invoice.id);
  assert.deepEqual(
    [part.status, part.paid, part.balance, part.payments.length],
    ['issued', '40.00', '60.00', 1],
  );
  const both = ['60.00', '60.00'].map((amount) =>
    t.adminCall('POST', invoiceApi.payments(invoice.id), { ...payment, amount }),
  );
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [201, 422]);
  const paid = await getInvoice(t, invoice.id);
  assert.deepEqual([paid.status, paid.balance], ['paid', '0.00']);
  const future = await t.adminCall('POST', invoiceApi.payments(invoice.id), {
    ...payment,
    paidAt: '2026-11-22T18:00:00Z',
  });
  assert.equal(future.status, 422);
});

test('a void invoice has a credit note with the next number, and none while its money is here', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  await pay(t, invoice, '30.00');
  const voiding = () => t.adminCall('POST', invoiceApi.void(invoice.id));
  await getProblem(await voiding(), 'wrong-state');
  const refund = { amount: '30.00', method: 'cash', paidAt: '2026-11-21T17:30:00Z' };
  const tooMuch = await t.adminCall('POST', invoiceApi.refunds(invoice.id), { ...refund, amount: '30.01' });
  assert.equal(tooMuch.status, 422);
  await request(t, 'POST', invoiceApi.refunds(invoice.id), refund, 201);
  const [one, other] = await Promise.all([voiding(), voiding()]);
  assert.deepEqual([one!.status, other!.status], [200, 200]);
  const { status, balance, creditNote, payments } = await getInvoice(t, invoice.id);
  assert.deepEqual([status, balance, creditNote?.number], ['void', '0.00', '2026-0002']);
  assert.deepEqual(
    payments.map(({ amount }) => amount),
    ['30.00', '-30.00'],
  );
  const note = await getInvoice(t, creditNote!.id);
  assert.deepEqual([note.creditOf, note.total, note.balance], [invoice.id, '-100.00', '0.00']);
  await getProblem(await t.adminCall('POST', invoiceApi.void(note.id)), 'wrong-state');
});

test('the list finds what is owed, overdue and paid, by number, name and customer', async (context) => {
  const t = await openTestApp(context);
  const owed = await addInvoice(t, '100.00', { firstName: 'Öwen', email: 'o@example.com', phone: '' });
  const paid = await addInvoice(t, '50.00', { firstName: 'Pia', email: 'p@example.com', phone: '' });
  await pay(t, paid, '50.00');
  await addDraft(t, '5.00', { firstName: 'Dan', email: 'd@example.com', phone: '' });
  const found = async (query: string) =>
    (await request<Invoice[]>(t, 'GET', `${invoiceApi.invoices}?${query}`)).map(({ id }) => id);
  assert.deepEqual(await found('status=issued'), [owed.id]);
  assert.deepEqual(await found('status=overdue'), []);
  assert.deepEqual(await found('status=paid'), [paid.id]);
  assert.deepEqual(await found('search=owen'), [owed.id]);
  assert.deepEqual(await found(`search=${paid.number}`), [paid.id]);
  assert.deepEqual(await found(`customerId=${owed.customerId}`), [owed.id]);
  t.setNow('2026-12-06T07:00:00.000Z');
  assert.deepEqual(await found('status=overdue'), [], 'the due date is inclusive');
  t.setNow('2026-12-06T08:00:00.000Z');
  assert.deepEqual(await found('status=overdue'), [owed.id]);
  assert.equal((await getInvoice(t, owed.id)).isOverdue, true);
});

test('the exports have local dates, credit notes, refunds and a period', async (context) => {
  const t = await openTestApp(context, { now: '2026-12-01T06:30:00.000Z' });
  const invoice = await addInvoice(t, '100.00', { lastName: '=HYPERLINK("x")' });
  await pay(t, invoice, '40.00', { method: 'check', reference: '1042' });
  t.setNow('2026-12-02T18:00:00.000Z');
  await request(
    t,
    'POST',
    invoiceApi.refunds(invoice.id),
    { amount: '40.00', method: 'check', paidAt: '2026-12-02T17:00:00Z' },
    201,
  );
  await request(t, 'POST', invoiceApi.void(invoice.id));
  const read = async (path: string) => (await (await t.adminCall('GET', path)).text()).trim().split(/\r?\n/);
  const invoices = await read(invoiceApi.invoicesCsv);
  assert.equal(invoices.length, 3);
  assert.match(invoices[1]!, /^2026-0002,Credit note,2026-0001,issued,2026-12-02,/);
  assert.match(invoices[2]!, /^2026-0001,Invoice,,void,2026-11-30,2026-12-14,/);
  assert.doesNotMatch(invoices.join('\n'), /,=HYPERLINK/);
  const november = await read(`${invoiceApi.invoicesCsv}?from=2026-11-01&to=2026-11-30`);
  assert.equal(november.length, 2);
  const payments = await read(`${invoiceApi.paymentsCsv}?from=2026-11-30&to=2026-11-30`);
  assert.deepEqual(
    [payments.length, payments[1]!.split(',').slice(1, 3)],
    [2, ['2026-11-30 22:30', '2026-0001']],
  );
  const refunds = await read(`${invoiceApi.paymentsCsv}?from=2026-12-01`);
  assert.match(refunds[1]!, /-40\.00,Check/);
});

test('timeline, totals and export of a customer have invoices and payments', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  await pay(t, invoice, '25.00');
  const entries = await request<{ kind: string; title: string; amount: string | null }[]>(
    t,
    'GET',
    `/api/admin/customers/${invoice.customerId}/timeline`,
  );
  assert.deepEqual(
    entries.filter(({ kind }) => kind !== 'message').map(({ kind, title, amount }) => [kind, title, amount]),
    [
      ['payment', 'Payment · Cash', '25.00'],
      ['invoice', 'Invoice 2026-0001', '100.00'],
    ],
  );
  const { totals } = await request<{ totals: { paid: string } }>(
    t,
    'GET',
    `/api/admin/customers/${invoice.customerId}`,
  );
  assert.equal(totals.paid, '25.00');
});

test('an invoice without a quote has what staff entered, and from Settings what they left out', async (context) => {
  const t = await openTestApp(context);
  const { customerId } = await addInvoice(t, '100.00');
  const lines = [{ title: 'Rug', quantity: 3, unitPrice: '50.00' }];
  const make = (own: object, status = 201) =>
    request<Invoice>(t, 'POST', invoiceApi.invoices, { customerId, ...own }, status);
  const own = { discountPercent: 10, taxPercent: 10, dueDays: 7, notes: 'Thanks', customerName: 'Lopez LLC' };
  const made = await make({ ...own, lines, serviceDate: '2026-11-20' });
  assert.deepEqual(
    [made.subtotal, made.discount, made.tax, made.total, made.dueDays, made.notes, made.customerName],
    ['150.00', '15.00', '13.50', '148.50', 7, 'Thanks', 'Lopez LLC'],
  );
  assert.deepEqual([made.quoteId, made.customerId, made.serviceDate], [null, customerId, '2026-11-20']);
  const many = [{ title: 'Rug', quantity: 10, unitPrice: '1000.00' }];
  assert.equal((await make({ lines: many, taxPercent: 8.03 })).tax, '803.00');
  const plain = await make({ lines });
  assert.deepEqual([plain.total, plain.customerName], ['150.00', 'Ana Lopez']);
  await make(own, 422);
  await make({ lines, dueDays: -1 }, 422);
});

test('an erasure keeps issued invoices without email and link, and deletes drafts', async (context) => {
  const t = await openTestApp(context);
  const issued = await addInvoice(t, '100.00');
  await pay(t, issued, '25.00', { reference: 'Check 7' });
  const lines = [{ title: 'Rug', quantity: 1, unitPrice: '10.00' }];
  const draft = await request<Invoice>(
    t,
    'POST',
    invoiceApi.invoices,
    { customerId: issued.customerId!, lines },
    201,
  );
  const about = { contact: 'ana@example.com' };
  const summary = await request<{ keptInvoices: number }>(t, 'POST', privacyApi.find, about);
  assert.equal(summary.keptInvoices, 1);
  const exported = (await (await t.adminCall('POST', privacyApi.export, about)).json()) as {
    invoices: object[];
    payments: object[];
  };
  assert.deepEqual([exported.invoices.length, exported.payments.length], [2, 1]);
  await request(t, 'POST', privacyApi.erase, about);
  const kept = await getInvoice(t, issued.id);
  assert.deepEqual(
    [kept.number, kept.customerName, kept.total, kept.email, kept.customerId],
    [issued.number, 'Ana Lopez', '100.00', '', null],
  );
  assert.notEqual(kept.url, issued.url);
  assert.equal((await t.adminCall('GET', invoiceApi.invoice(draft.id))).status, 404);
});
