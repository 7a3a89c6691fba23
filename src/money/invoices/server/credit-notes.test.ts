import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import type { InvoiceFigures } from '#money/invoices/invoice-figures.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addDraft, addInvoice, changeInvoiceSettings, getInvoice, issue, pay } from './invoices.fixture.ts';

const reason = 'A stain stayed.';

const tryCredit = (t: TestApp, { id }: Invoice, body: object, headers = {}) =>
  t.adminCall('POST', invoiceApi.creditNotes(id), { reason, ...body }, headers);

const credit = (t: TestApp, { id }: Invoice, body: object) =>
  request<Invoice>(t, 'POST', invoiceApi.creditNotes(id), { reason, ...body }, 201);

/** $298.00 less 15% and $3.30, and tax of 9.5%: $273.75. */
async function addTaxed(t: TestApp): Promise<Invoice> {
  await changeInvoiceSettings(t, { taxPercent: 9.5 });
  const draft = await addDraft(t);
  const lines = [
    { title: 'Sofa', quantity: 1, unitPrice: '149.00' },
    { title: 'Rug', quantity: 3, unitPrice: '33.33' },
    { title: 'Stairs', quantity: 1, unitPrice: '49.01' },
  ];
  const body = { lines, discountPercent: 15, adjustment: '-3.30' };
  return issue(t, await request<Invoice>(t, 'PATCH', invoiceApi.invoice(draft.id), body));
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

test('an amount is credited with its share of the tax, under the next number, and lowers the balance', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addTaxed(t);
  assert.deepEqual([invoice.tax, invoice.total], ['23.75', '273.75']);
  await pay(t, invoice, '100.00');
  const credited = await credit(t, invoice, { amount: '50.00' });
  assert.deepEqual(
    [credited.status, credited.credited, credited.balance, credited.refundDue, credited.creditNote],
    ['issued', '50.00', '123.75', '0.00', null],
  );
  assert.deepEqual(credited.creditNotes, [
    {
      ...{ id: credited.creditNotes[0]!.id, number: '2026-0002', issuedDate: '2026-11-21' },
      ...{ total: '-50.00', reason, lines: [] },
    },
  ]);
  const note = await getInvoice(t, credited.creditNotes[0]!.id);
  assert.deepEqual(
    [note.creditOf, note.creditOfNumber, note.status, note.isVoiding, note.creditReason],
    [invoice.id, '2026-0001', 'issued', false, reason],
  );
  assert.deepEqual(
    [note.subtotal, note.tax, note.total, note.balance],
    ['-45.66', '-4.34', '-50.00', '0.00'],
  );
  assert.deepEqual(note.lines, [
    {
      ...{ title: 'Part of invoice 2026-0001', quantity: 1, unit: 'piece', unitPrice: '-45.66' },
      ...{ minimumPrice: null, lineTotal: '-45.66' },
    },
  ]);
  const either = ['amount', 'Enter an amount, or choose lines'];
  for (const [body, expected] of [
    [{ amount: '223.76' }, ['amount', 'Enter at most $223.75']],
    [{ amount: '0' }, ['amount', 'Enter an amount']],
    [{ amount: '1.00', reason: ' ' }, ['reason', 'Enter a reason']],
    [{ amount: '1.00', lines: [{ line: 1, quantity: 1 }] }, either],
    [{}, either],
  ] as const) {
    const refused = await tryCredit(t, invoice, body);
    assert.equal(refused.status, 422, JSON.stringify(body));
    const { errors } = (await refused.json()) as { errors: { path: string; message: string }[] };
    assert.deepEqual([errors[0]!.path, errors[0]!.message], expected);
  }
});

test('lines are credited with their share of discount, adjustment and tax, and all of them add up to the invoice', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addTaxed(t);
  const steps = [
    [{ line: 2, quantity: 1 }],
    [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ],
    [{ line: 2, quantity: 1 }],
    [{ line: 3, quantity: 1 }],
  ];
  for (const lines of steps) await credit(t, invoice, { lines });
  const done = await getInvoice(t, invoice.id);
  assert.deepEqual([done.status, done.credited, done.balance], ['void', done.total, '0.00']);
  assert.equal(done.creditNote?.number, '2026-0005');
  assert.deepEqual(done.creditNotes[1]!.lines, steps[1]);
  const notes = await Promise.all(done.creditNotes.map(({ id }) => getInvoice(t, id)));
  for (const { subtotal, discount, adjustment, tax, total } of notes) {
    assert.equal(cents(subtotal) - cents(discount) + cents(adjustment) + cents(tax), cents(total));
    assert.ok(cents(tax) < 0);
  }
  const getSum = (name: 'subtotal' | 'tax' | 'total') =>
    notes.reduce((sum, note) => sum - cents(note[name]), 0);
  assert.deepEqual(
    [getSum('subtotal'), getSum('tax'), getSum('total')],
    [cents(done.subtotal), cents(done.tax), cents(done.total)],
  );
  assert.deepEqual(
    notes[0]!.lines.map(({ title, unitPrice }) => [title, unitPrice]),
    [['Rug', '-33.33']],
  );
  await getProblem(await tryCredit(t, invoice, { amount: '0.01' }), 'wrong-state');
});

test('a line is credited once, and never beyond what an amount has left', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addTaxed(t);
  const refused = async (lines: object[], words: string) => {
    const answer = await tryCredit(t, invoice, { lines });
    assert.equal(answer.status, 422);
    assert.ok((await answer.text()).includes(words), words);
  };
  await credit(t, invoice, { lines: [{ line: 2, quantity: 2 }] });
  await refused([{ line: 2, quantity: 2 }], 'Rug: at most 1');
  await refused([{ line: 4, quantity: 1 }], 'This invoice has no such line');
  await refused([], 'Enter how many to credit');
  await credit(t, invoice, { lines: [{ line: 2, quantity: 1 }] });
  await refused([{ line: 2, quantity: 1 }], 'Rug is credited already');
  const { balance } = await credit(t, invoice, { amount: '100.00' });
  await refused(
    [{ line: 1, quantity: 1 }],
    `Only $${balance} of this invoice is left to credit. Enter an amount`,
  );
});

test('two people who credit at once credit it once, and numbers have no gap', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  const both = await Promise.all([
    tryCredit(t, invoice, { amount: '30.00', version: invoice.version }),
    tryCredit(t, invoice, { amount: '30.00', version: invoice.version }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
  const late = both.find(({ status }) => status === 409)!;
  const { current } = await getProblem(late, 'version-conflict');
  assert.equal((current as Invoice).balance, '70.00');
  const rest = await Promise.all(
    ['40.00', '40.00', '40.00'].map((amount) => tryCredit(t, invoice, { amount })),
  );
  assert.deepEqual(rest.map(({ status }) => status).sort(), [201, 422, 422]);
  const key = { 'Idempotency-Key': 'one-credit' };
  const same = { amount: '5.00', version: invoice.version + 2 };
  const repeated = await Promise.all([1, 2, 3].map(() => tryCredit(t, invoice, same, key)));
  assert.deepEqual(
    repeated.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.equal((await getInvoice(t, invoice.id)).credited, '75.00');
  assert.equal((await addInvoice(t)).number, '2026-0005');
});

test('crediting a paid invoice shows what to refund; credited in full, it is void and can be refunded', async (context) => {
  const t = await openTestApp(context);
  const invoice = await addInvoice(t, '100.00');
  await pay(t, invoice, '100.00');
  const part = await credit(t, invoice, { amount: '20.00' });
  assert.deepEqual([part.status, part.balance, part.refundDue], ['paid', '0.00', '20.00']);
  const refund = (amount: string) =>
    request<Invoice>(
      t,
      'POST',
      invoiceApi.refunds(invoice.id),
      { amount, method: 'cash', paidAt: t.deps.clock().toISOString() },
      201,
    );
  const refunded = await refund('20.00');
  assert.deepEqual([refunded.status, refunded.balance, refunded.refundDue], ['paid', '0.00', '0.00']);
  const whole = await credit(t, invoice, { amount: '80.00' });
  assert.deepEqual([whole.status, whole.balance, whole.refundDue], ['void', '0.00', '80.00']);
  const payment = { amount: '1.00', method: 'cash', paidAt: t.deps.clock().toISOString() };
  await getProblem(await t.adminCall('POST', invoiceApi.payments(invoice.id), payment), 'wrong-state');
  const done = await refund('80.00');
  assert.deepEqual([done.status, done.paid, done.refundDue], ['void', '0.00', '0.00']);
});

test('an open invoice whose rest is credited is settled; voiding takes back what credit notes left', async (context) => {
  const t = await openTestApp(context);
  const settled = await addInvoice(t, '100.00');
  await pay(t, settled, '60.00');
  const { status, balance, refundDue } = await credit(t, settled, { amount: '40.00' });
  assert.deepEqual([status, balance, refundDue], ['paid', '0.00', '0.00']);

  const invoice = await addTaxed(t);
  await credit(t, invoice, { amount: '73.74' });
  await credit(t, invoice, { amount: '0.01' });
  const voided = await request<Invoice>(t, 'POST', invoiceApi.void(invoice.id));
  assert.deepEqual([voided.status, voided.credited, voided.creditNotes.length], ['void', '273.75', 3]);
  const notes = await Promise.all(voided.creditNotes.map(({ id }) => getInvoice(t, id)));
  assert.deepEqual(
    notes.map(({ total, isVoiding }) => [total, isVoiding]),
    [
      ['-73.74', false],
      ['-0.01', false],
      ['-200.00', true],
    ],
  );
  assert.equal(
    notes.reduce((sum, { tax }) => sum - cents(tax), 0),
    cents(voided.tax),
  );
  const again = await request<Invoice>(t, 'POST', invoiceApi.void(invoice.id));
  assert.equal(again.creditNotes.length, 3);
});

test('drafts, credit notes and invoices of $0.00 can’t be credited', async (context) => {
  const t = await openTestApp(context);
  const draft = await addDraft(t);
  await getProblem(await tryCredit(t, draft, { amount: '1.00' }), 'wrong-state');
  const invoice = await issue(t, draft);
  const { creditNotes } = await credit(t, invoice, { amount: '1.00' });
  const note = await getInvoice(t, creditNotes[0]!.id);
  await getProblem(await tryCredit(t, note, { amount: '0.50' }), 'wrong-state');
  await getProblem(await tryCredit(t, await addInvoice(t, '0.00'), { amount: '1.00' }), 'wrong-state');
});

test('figures, CSV, audit log and timeline count a credit in the month it was issued', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-30T18:00:00.000Z' });
  const invoice = await addInvoice(t, '100.00');
  await pay(t, invoice, '10.00');
  t.setNow('2026-12-02T18:00:00.000Z');
  await credit(t, invoice, { amount: '30.00' });
  const [december, november] = await request<InvoiceFigures[]>(t, 'GET', invoiceApi.figures);
  assert.deepEqual(
    [december!.invoiced, december!.collected, december!.outstanding],
    ['-30.00', '0.00', '0.00'],
  );
  assert.deepEqual(
    [november!.invoiced, november!.collected, november!.outstanding],
    ['100.00', '10.00', '60.00'],
  );
  const rows = (await (await t.adminCall('GET', invoiceApi.invoicesCsv)).text()).trim().split(/\r?\n/);
  assert.match(
    rows[0]!,
    /,Balance,Credited,Refund due,Reason,Code,Code discount,Minimum order fee,Trip fee$/,
  );
  assert.match(
    rows[1]!,
    /^2026-0002,Credit note,2026-0001,issued,2026-12-02,.*,-30\.00,0\.00,0\.00,0\.00,0\.00,A stain stayed\.,,0\.00,0\.00,0\.00$/,
  );
  assert.match(
    rows[2]!,
    /^2026-0001,Invoice,,issued,.*,100\.00,10\.00,60\.00,30\.00,0\.00,,,0\.00,0\.00,0\.00$/,
  );
  const [entry] = await request<{ action: string; after: object }[]>(
    t,
    'GET',
    '/api/admin/audit?limit=1&action=invoice-credited',
  );
  assert.deepEqual(entry!.after, { number: '2026-0001', creditNote: '2026-0002', total: '-30.00' });
  const path = `/api/admin/customers/${invoice.customerId}/timeline`;
  const entries = await request<{ kind: string; title: string; detail: string; amount: string }[]>(
    t,
    'GET',
    path,
  );
  const { title, detail, amount } = entries.find(({ kind }) => kind === 'invoice')!;
  assert.deepEqual([title, detail, amount], ['Credit note 2026-0002', reason, '-30.00']);
});
