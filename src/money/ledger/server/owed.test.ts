import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { insertInvoice } from '#money/invoices/server/invoices.queries.ts';
import { aboutInvoice, byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { settleInvoice } from '#money/invoices/server/settle-invoice.ts';
import { takeableCents } from '#money/refunds/server/record-refund.ts';
import { insertCustomer } from '#sales/customers/server/customers.queries.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import {
  findMovement,
  getMovement,
  listDisputes,
  listMovementsAround,
  listMovementsOfQuote,
  listMovementsWithTips,
  withLockedPayment,
} from './ledger.queries.ts';
import { balanceSum } from './owed.ts';
import { readOwed } from './owed-of-quotes.ts';
import { deletePendingRefund, insertPendingRefund, listPendingRefunds } from './pending-refunds.ts';
import { sumMovements } from './sums.ts';

const database = await createTestDatabase();
const { db } = database;
after(database.close);
const now = new Date('2026-12-01T17:00:00.000Z');
const time = now.toISOString();
let count = 0;

async function addQuote(totalCents: number): Promise<number> {
  const { id } = await db
    .insertInto('quotes')
    .values({
      ...{ firstName: 'Ana', lastName: '', email: '', zipCode: '91501', serviceCategory: 'couch' },
      ...{ serviceTitle: 'Sofa', subtotalCents: totalCents, discountPercent: 0, totalCents },
      ...{ contactMethod: 'sms', notes: '', adminNotes: '', status: 'scheduled', searchText: '' },
      ...{ createdAt: time, updatedAt: time },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quoteItems')
    .values({
      ...{ quoteId: id, serviceId: null, category: 'couch', title: 'Sofa', isAddOn: 0, quantity: 2 },
      ...{ unitPriceCents: totalCents / 2, durationMinutes: 60 },
    })
    .execute();
  return id;
}

/** Bills one of the quote's two sofas. */
async function addInvoice(changes: object = {}) {
  count += 1;
  const row = {
    ...{ number: `2026-${count}`, status: 'issued', token: `token-${count}`, customerName: 'Ana' },
    ...{ email: '', serviceAddress: '', subtotalCents: 50_00, discountPercent: 0, discountCents: 0 },
    ...{ adjustmentCents: 0, taxThousandths: 10_000, taxCents: 5_00, totalCents: 55_00, dueDays: 14 },
    ...{ notes: '', method: '', legalName: '', license: '', phone: '', businessEmail: '' },
    ...{ creditOf: null, voids: null, quoteId: null, visitId: null, customerId: null },
    ...{ ownDiscountCents: null, serviceDate: null, issuedDate: '2026-12-01', dueDate: '2026-12-15' },
    ...{ sentAt: null, createdAt: time, updatedAt: time, ...changes },
  };
  return inTransaction(db, (trx) =>
    insertInvoice(trx, row as never, [{ title: 'Sofa', quantity: 1, unitPriceCents: 50_00 }]),
  );
}

const nothing = {
  ...{ invoiceId: null, quoteId: null, customerId: null, customerName: '', invoiceNumber: null },
  ...{ paidAt: time, reference: '', providerId: null, refundOf: null },
  kind: 'payment' as const,
  method: 'cash' as const,
};
type Changes = Partial<Parameters<typeof recordMovement>[1]>;
const move = async (amountCents: number, changes: Changes = {}) =>
  (await inTransaction(db, (trx) =>
    recordMovement(trx, { ...nothing, amountCents, by: byStripe, ...changes }, now),
  ))!;
const readInvoice = (id: number) =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ids = (movements: readonly MovementRow[]) => movements.map(({ id }) => id);
const setTax = (taxPercent: number) =>
  db
    .updateTable('settings')
    .set({ content: JSON.stringify({ invoices: { taxPercent } }) } as never)
    .execute();

test('what is owed of quotes: what invoices leave open, and with tax what none bills yet', async () => {
  await setTax(10);
  const owed = async (quoteId: number) => {
    const { owedCents, netCents, unpaid } = (await readOwed(db, [quoteId])).get(quoteId)!;
    return [owedCents, netCents, unpaid.length];
  };
  const bills = (quoteId: number) => ({
    ...{ quoteId, coveredCents: 50_00 },
    coveredItems: JSON.stringify([{ id: 1, serviceId: null, title: 'Sofa', quantity: 1 }]),
  });
  const quoteId = await addQuote(100_00);
  const other = await addQuote(100_00);
  assert.deepEqual(await owed(quoteId), [110_00, 100_00, 0]);
  await move(20_00, { kind: 'deposit', quoteId });
  const refused = await move(30_00, { kind: 'deposit', quoteId, refusal: 'window-taken' });
  assert.deepEqual(await owed(quoteId), [90_00, 100_00, 0], 'a deposit that booked nothing does not count');
  await move(-30_00, { kind: 'refund', quoteId, refundOf: refused.id });
  assert.deepEqual(await owed(quoteId), [90_00, 100_00, 0]);
  const draft = await addInvoice({ ...bills(quoteId), status: 'draft', number: null });
  assert.deepEqual(await owed(quoteId), [90_00, 100_00, 0], 'a draft and the rest');
  await db.updateTable('invoices').set({ status: 'issued' }).where('id', '=', draft.id).execute();
  assert.deepEqual(await owed(quoteId), [90_00, 100_00, 1]);
  await move(55_00, { invoiceId: draft.id, quoteId });
  assert.deepEqual(await owed(quoteId), [35_00, 100_00, 0], 'paid by invoice; the deposit is for the rest');
  await addInvoice({ ...bills(quoteId), status: 'void' });
  assert.deepEqual(await owed(quoteId), [35_00, 100_00, 0], 'a void one bills nothing');
  await addInvoice({ quoteId, creditOf: draft.id, totalCents: -10_00 });
  assert.deepEqual(await owed(quoteId), [35_00, 100_00, 0], 'a credit note is no invoice');
  const whole = await addQuote(100_00);
  const items = [{ id: 1, serviceId: null, title: 'Sofa', quantity: 2 }];
  await addInvoice({ quoteId: whole, coveredCents: 100_00, coveredItems: JSON.stringify(items) });
  assert.deepEqual(await owed(whole), [55_00, 50_00, 1], 'nothing is left to bill');
  await move(500_00, { kind: 'deposit', quoteId });
  assert.deepEqual(await owed(quoteId), [0, 100_00, 0], 'never below zero');
  assert.deepEqual(await owed(other), [110_00, 100_00, 0]);
  await move(-30_00, { kind: 'dispute', quoteId: other });
  assert.deepEqual(await owed(other), [110_00, 100_00, 0], 'nor more than was billed');
  assert.deepEqual([...(await readOwed(db, [quoteId, other])).keys()].toSorted(), [quoteId, other]);
  assert.equal((await readOwed(db, [])).size, 0);
});

test('the database sums what the functions sum', async () => {
  const total = async () => {
    const found = await db
      .selectFrom('invoices')
      .select((eb) => balanceSum(eb).as('cents'))
      .executeTakeFirstOrThrow();
    return Number(found.cents ?? 0);
  };
  const moved = async () => Number((await sumMovements(db).executeTakeFirstOrThrow()).cents);
  const before = [await total(), await moved()];
  const invoice = await addInvoice({ paidCents: 5_00, creditedCents: 10_00 });
  await addInvoice({ paidCents: -5_00 });
  await addInvoice({ status: 'draft' });
  await addInvoice({ status: 'paid' });
  await addInvoice({ creditOf: invoice.id, totalCents: -10_00 });
  await move(20_00);
  await move(9_00, { kind: 'tip' });
  await move(-5_00, { kind: 'refund' });
  assert.deepEqual([(await total()) - before[0]!, (await moved()) - before[1]!], [95_00, 15_00]);
});

test('a movement settles its invoice, is told once, and is found by all that it belongs to', async () => {
  const quoteId = await addQuote(100_00);
  const invoice = await addInvoice({ quoteId });
  const about = { invoiceId: invoice.id, quoteId, invoiceNumber: invoice.number };
  const payment = await move(40_00, { ...about, providerId: 'pi_1' });
  assert.equal((await readInvoice(invoice.id)).paidCents, 40_00);
  const repeated = await inTransaction(db, (trx) =>
    recordMovement(trx, { ...nothing, ...about, amountCents: 40_00, providerId: 'pi_1', by: byStripe }, now),
  );
  assert.equal(repeated, undefined, 'Stripe tells it again');
  const { status, paidCents, version } = await readInvoice(invoice.id);
  assert.deepEqual([status, paidCents, version], ['issued', 40_00, invoice.version + 1]);
  const tip = await move(5_00, { kind: 'tip', tipped: { visitId: null, crewId: null, tipOf: payment.id } });
  const back = await move(-10_00, { ...about, kind: 'refund', refundOf: payment.id });
  const rest = await move(25_00, about);
  assert.deepEqual((await readInvoice(invoice.id)).status, 'paid');
  const deposit = await move(7_00, { kind: 'deposit', quoteId });
  const depositBack = await move(-7_00, { kind: 'refund', quoteId, refundOf: deposit.id });
  assert.deepEqual(
    ids(await listMovementsOfQuote(db, quoteId)),
    ids([payment, back, rest, deposit, depositBack]),
  );
  assert.deepEqual(ids(await listMovementsAround(db, payment)), ids([payment, back, rest]));
  assert.deepEqual(ids(await listMovementsAround(db, deposit)), ids([deposit, depositBack]));
  assert.deepEqual(ids(await listMovementsWithTips(db, payment.id)), ids([payment, tip, back]));
  assert.equal((await findMovement(db, 'pi_1'))?.id, payment.id);
  assert.equal(await findMovement(db, 'pi_2'), undefined);
  await assert.rejects(getMovement(db, 999_999), /This payment/);
  const events = await db
    .selectFrom('events')
    .select(['type', 'subject', 'subjectId', 'userName', 'content'])
    .orderBy('id')
    .execute();
  const told = events.filter(({ type }) => type === 'payment-recorded' || type === 'payment-refunded');
  const shown = told.map(({ type, subject, subjectId, content }) => [
    type,
    subject,
    subjectId && Number(subjectId),
    JSON.parse(content).after.amount,
  ]);
  assert.deepEqual(shown.slice(-6), [
    ['payment-recorded', 'invoice', invoice.id, '40.00'],
    ['payment-recorded', 'quote', null, '5.00'],
    ['payment-refunded', 'invoice', invoice.id, '-10.00'],
    ['payment-recorded', 'invoice', invoice.id, '25.00'],
    ['payment-recorded', 'quote', quoteId, '7.00'],
    ['payment-refunded', 'quote', quoteId, '-7.00'],
  ]);
  assert.deepEqual(new Set(told.map(({ userName }) => userName)), new Set(['Stripe']));
  const { createdAt, recordedBy } = await getMovement(db, payment.id);
  assert.deepEqual([createdAt, recordedBy], [time, 'Stripe']);
});

test('credit notes settle an invoice as payments do, and one that voids it stays', async () => {
  const settle = async (id: number) => {
    await inTransaction(db, (trx) => settleInvoice(trx, id, now));
    const { status, creditedCents } = await readInvoice(id);
    return [status, creditedCents];
  };
  const invoice = await addInvoice();
  const credit = (changes: object) => addInvoice({ creditOf: invoice.id, totalCents: -20_00, ...changes });
  await credit({});
  assert.deepEqual(await settle(invoice.id), ['issued', 20_00]);
  await move(35_00, { invoiceId: invoice.id });
  assert.deepEqual(await settle(invoice.id), ['paid', 20_00]);
  await credit({ totalCents: -1_00, voids: invoice.id });
  assert.deepEqual(await settle(invoice.id), ['void', 21_00]);
});

test('who pays gets a receipt, programs hear of it, and what is owed again is reminded of', async () => {
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', phone: '' };
  const customerId = await insertCustomer(db as never, contact as never, { now });
  const events = JSON.stringify(['payment.received', 'payment.refunded']);
  await db
    .insertInto('webhooks')
    .values({ url: 'https://example.com', secret: 's', events, createdAt: time })
    .execute();
  const invoice = await addInvoice({ customerId });
  const about = aboutInvoice(invoice);
  const { id: invoiceId, number: invoiceNumber } = invoice;
  assert.deepEqual(about, { invoiceId, quoteId: null, customerId, customerName: 'Ana', invoiceNumber });
  const payment = await move(55_00, about);
  const deposit = await move(20_00, { kind: 'deposit', customerId });
  await move(5_00, { kind: 'tip', customerId });
  await move(-55_00, { ...about, kind: 'refund', refundOf: payment.id });
  await move(1_00, { ...about, kind: 'returned', refundOf: payment.id });
  const messages = await db
    .selectFrom('messages')
    .select(['kind', 'movementId', 'invoiceId'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  assert.deepEqual(
    messages.map(({ kind, movementId, ...of }) => [kind, movementId ?? of.invoiceId]),
    [
      ['receipt', payment.id],
      ['receipt', deposit.id],
      ['invoice-reminder', invoiceId],
      ['invoice-reminder', invoiceId],
    ],
  );
  const jobs = await db.selectFrom('outbox').select('payload').where('kind', '=', 'webhook').execute();
  const types = jobs.map(({ payload }) => /payment\.\w+/.exec(payload)![0]);
  assert.deepEqual(types, ['payment.received', 'payment.received', 'payment.refunded', 'payment.received']);
});

test('a payment stands under the lock with the invoice that it is on then', async () => {
  const invoice = await addInvoice();
  for (const invoiceId of [null, invoice.id]) {
    const payment = await move(10_00, { invoiceId });
    const locked = await withLockedPayment(db, payment.id, async (_trx, found) => found);
    assert.deepEqual(locked, await getMovement(db, payment.id));
  }
  const payment = await move(10_00);
  const disputes = {
    amountCents: 10_00,
    reason: 'general',
    status: 'open',
    openedAt: time,
    closedAt: null,
  } as const;
  await db
    .insertInto('disputes')
    .values({ ...disputes, providerId: 'du_1', paymentId: payment.id })
    .execute();
  assert.deepEqual(
    (await listDisputes(db, [payment.id])).map(({ providerId }) => providerId),
    ['du_1'],
  );
  assert.deepEqual([await listDisputes(db, []), await listDisputes(db, [999_999])], [[], []]);
});

test('no more is taken back from a payment than it, and all of its invoice, still has', async () => {
  const { id: invoiceId } = await addInvoice();
  const payment = await move(30_00, { invoiceId });
  const other = await move(20_00, { invoiceId });
  const takeable = (of: MovementRow, wanted: number) =>
    inTransaction(db, (trx) => takeableCents(trx, of, wanted));
  assert.deepEqual([await takeable(payment, 25_00), await takeable(payment, 60_00)], [25_00, 30_00]);
  await move(-10_00, { invoiceId, kind: 'refund', refundOf: payment.id });
  assert.deepEqual([await takeable(payment, 60_00), await takeable(other, 60_00)], [20_00, 20_00]);
  await move(-25_00, { invoiceId, kind: 'refund' });
  assert.deepEqual([await takeable(payment, 60_00), await takeable(payment, 5_00)], [15_00, 5_00], 'by hand');
  await move(-25_00, { invoiceId, kind: 'refund' });
  assert.equal(await takeable(payment, 60_00), 0);
});

test('money that Stripe is asked to pay back is set apart for a minute, or until that is recorded', async () => {
  const [payment, other] = [await move(40_00), await move(50_00)];
  const at = async (seconds: number, movements: readonly MovementRow[] = [payment]) => {
    const found = await listPendingRefunds(db, movements, new Date(now.getTime() + seconds * 1000));
    return found.map(({ callKey, amountCents }) => `${callKey} ${amountCents}`);
  };
  const ask = (seconds: number) =>
    inTransaction(db, (trx) =>
      insertPendingRefund(
        trx,
        { movementId: payment.id, callKey: 'call', amountCents: 15_00 },
        new Date(now.getTime() + seconds * 1000),
      ),
    );
  await ask(0);
  assert.deepEqual([await at(0), await at(59), await at(60)], [['call 1500'], ['call 1500'], []]);
  assert.deepEqual([await at(0, [other]), await at(0, [])], [[], []]);
  await ask(30);
  assert.deepEqual([await at(60), await at(90)], [['call 1500'], []], 'asked again');
  await deletePendingRefund(db, 'another');
  assert.equal((await at(60)).length, 1);
  await deletePendingRefund(db, 'call');
  assert.deepEqual(await at(60), []);
});
