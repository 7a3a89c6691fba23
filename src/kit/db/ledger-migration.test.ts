import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addQuote } from '#office/dashboard/server/stats.fixture.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

const time = '2026-11-21T18:00:00.000Z';

test('payments, deposits with their refunds, and disputes become one ledger, and nothing is counted twice', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const add = async (table: string, row: object) => {
    const query = db.insertInto(table as never).values(row as never);
    return ((await query.returning('id' as never).executeTakeFirstOrThrow()) as { id: number }).id;
  };
  await addQuote({ deps: { db } }, { createdAt: time });
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  const texts = { email: '', serviceAddress: '', notes: '', method: '', searchText: '' };
  const business = { legalName: '', license: '', phone: '', businessEmail: '' };
  const amounts = {
    discountPercent: 0,
    discountCents: 0,
    adjustmentCents: 0,
    taxThousandths: 0,
    taxCents: 0,
  };
  const invoiceId = await add('invoices', {
    ...{ ...texts, ...business, ...amounts, number: '2026-0001', token: 'a', status: 'issued' },
    ...{ customerName: 'Ana', subtotalCents: 30_000, totalCents: 30_000, paidCents: 5500, dueDays: 14 },
    ...{ quoteId: quote.id, createdAt: time, updatedAt: time },
  });
  const payment = {
    invoiceId,
    method: 'card',
    paidAt: time,
    reference: '',
    recordedBy: 'x',
    createdAt: time,
  };
  const cash = await add('payments', { ...payment, method: 'cash', amountCents: 5000 });
  const card = await add('payments', { ...payment, amountCents: 4000, providerId: 'pi_card' });
  const lost = { ...payment, amountCents: -4000, providerId: 'du_1', refundOf: card };
  const lostId = await add('payments', lost);
  const counted = await add('payments', { ...payment, amountCents: 1000, providerId: 'pi_counted' });
  const back = { ...payment, amountCents: -500, providerId: 're_1', refundOf: counted };
  const backId = await add('payments', back);
  await add('disputes', {
    ...{ providerId: 'du_1', paymentId: card, amountCents: 4000, reason: 'fraudulent', status: 'lost' },
    openedAt: time,
  });
  const refund = (id: string, amountCents: number, isFailed: boolean) => ({
    ...{ id, amountCents, refundedAt: time, isFailed },
  });
  const deposit = { invoiceId: null, quoteId: quote.id, hasBooked: 1, paidAt: time, createdAt: time };
  const refunds = (...all: object[]) => JSON.stringify(all);
  await add('deposits', {
    ...{ ...deposit, providerId: 'pi_counted', amountCents: 1000, invoiceId },
    refunds: refunds(refund('re_1', 500, false), refund('re_failed', 100, true)),
  });
  await add('deposits', {
    ...{ ...deposit, providerId: 'pi_kept', amountCents: 2500 },
    refunds: refunds(refund('re_2', 700, false), refund('re_3', 300, true)),
  });
  await add('deposits', {
    ...{ ...deposit, providerId: 'pi_late', amountCents: 2500, hasBooked: 0, refusal: 'window-taken' },
    ...{ quoteId: null, refunds: refunds(refund('re_4', 2500, false)) },
  });

  await migrate(db);
  const rows = await db.selectFrom('movements').selectAll().orderBy('id').execute();
  const name = `${quote.firstName} ${quote.lastName}`.trim();
  const keptId = backId + 1;
  const lateId = keptId + 4;
  assert.deepEqual(
    rows.map((row) => [row.id, row.kind, row.amountCents, row.invoiceId, row.quoteId, row.refundOf]),
    [
      [cash, 'payment', 5000, invoiceId, quote.id, null],
      [card, 'payment', 4000, invoiceId, quote.id, null],
      [lostId, 'dispute', -4000, invoiceId, quote.id, card],
      [counted, 'deposit', 1000, invoiceId, quote.id, null],
      [backId, 'refund', -500, invoiceId, quote.id, counted],
      [keptId, 'deposit', 2500, null, quote.id, null],
      [keptId + 1, 'refund', -700, null, quote.id, keptId],
      [keptId + 2, 'refund', -300, null, quote.id, keptId],
      [keptId + 3, 'returned', 300, null, quote.id, keptId],
      [lateId, 'deposit', 2500, null, null, null],
      [lateId + 1, 'refund', -2500, null, null, lateId],
    ],
  );
  assert.deepEqual(
    rows.map(({ providerId, customerName, invoiceNumber, refusal }) => [
      ...[providerId, customerName, invoiceNumber, refusal],
    ]),
    [
      [null, 'Ana', '2026-0001', null],
      ['pi_card', 'Ana', '2026-0001', null],
      ['du_1', 'Ana', '2026-0001', null],
      ['pi_counted', 'Ana', '2026-0001', null],
      ['re_1', 'Ana', '2026-0001', null],
      ['pi_kept', name, null, null],
      ['re_2', name, null, null],
      ['re_3', name, null, null],
      ['re_3 failed', name, null, null],
      ['pi_late', '', null, 'window-taken'],
      ['re_4', '', null, null],
    ],
  );
  const dispute = await db.selectFrom('disputes').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([dispute.paymentId, dispute.providerId], [card, 'du_1']);
  await assert.rejects(add('movements', { ...payment, amountCents: 1, providerId: 'pi_kept' }));
  await assert.rejects(add('movements', { ...payment, amountCents: 1, invoiceId: 987_654 }));
  assert.ok((await add('movements', { ...payment, amountCents: 1, invoiceId: null })) > lateId + 1);
});
