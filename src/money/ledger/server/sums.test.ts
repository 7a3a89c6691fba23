import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DisputeRow, InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow, PendingRefundRow } from '#kit/db/tables/ledger.ts';
import { balanceCents, refundDueCents, settledStatus } from './owed.ts';
import { getRefundable, refundableOfPayment } from './pending-refunds.ts';
import { keptCents, paidForQuoteCents } from './sums.ts';

const movement = (id: number, amountCents: number, changes: Partial<MovementRow> = {}) =>
  ({
    ...{ id, amountCents, kind: amountCents < 0 ? 'refund' : 'payment', providerId: `pi_${id}` },
    ...{ refundOf: null, refusal: null, ...changes },
  }) as MovementRow;
const paid = movement(1, 100_00);
const other = movement(2, 50_00);
const back = movement(3, -30_00, { refundOf: 1 });
const again = movement(4, 30_00, { kind: 'returned', refundOf: 1 });
const dispute = (paymentId: number, status: DisputeRow['status']) => ({ paymentId, status }) as DisputeRow;
const pending = (movementId: number, amountCents: number) =>
  ({ movementId, amountCents }) as PendingRefundRow;

test('a payment keeps what was not paid back, and again what came back from a failed refund', () => {
  assert.equal(keptCents(paid, [paid, other]), 100_00);
  assert.equal(keptCents(paid, [paid, other, back]), 70_00);
  assert.equal(keptCents(paid, [paid, other, back, again]), 100_00);
  assert.equal(keptCents(other, [paid, other, back]), 50_00);
});

test('what is paid for a quote counts deposits, without tips and without a deposit that booked nothing', () => {
  const deposit = movement(5, 40_00, { kind: 'deposit' });
  const refused = movement(6, 40_00, { kind: 'deposit', refusal: 'window-taken' });
  const refusedBack = movement(7, -40_00, { refundOf: 6 });
  const tip = movement(8, 9_00, { kind: 'tip' });
  assert.equal(paidForQuoteCents([]), 0);
  assert.equal(paidForQuoteCents([deposit, tip]), 40_00);
  assert.equal(paidForQuoteCents([deposit, refused]), 40_00);
  assert.equal(paidForQuoteCents([deposit, refused, refusedBack]), 40_00, 'nor what went back of it');
  assert.equal(paidForQuoteCents([deposit, movement(9, -15_00, { refundOf: 5 })]), 25_00);
});

test('what can be paid back leaves out what Stripe is paying back and what a bank has', () => {
  for (const [rule, movements, disputes, waiting, all, first] of [
    ['one payment', [paid], [], [], 100_00, 100_00],
    ['after a refund', [paid, back], [], [], 70_00, 70_00],
    ['two payments', [paid, other], [], [], 150_00, 100_00],
    ['Stripe is asked for a part', [paid, other], [], [pending(1, 60_00)], 90_00, 40_00],
    ['of the other payment', [paid, other], [], [pending(2, 50_00)], 100_00, 100_00],
    ['refunds by hand took from all', [paid, movement(9, -80_00)], [], [], 20_00, 20_00],
    ['more is being paid back than is there', [paid], [], [pending(1, 120_00)], 0, 0],
    ['by hand more than all', [paid, movement(9, -120_00)], [], [], 0, 0],
    ['a dispute', [paid, other], [dispute(1, 'open')], [], 50_00, 0],
    ['a lost one', [paid, other], [dispute(1, 'lost')], [], 50_00, 0],
    ['a dispute that was won', [paid, other], [dispute(1, 'won')], [], 150_00, 100_00],
    ['a dispute of the other payment', [paid, other], [dispute(2, 'open')], [], 100_00, 100_00],
    ['a dispute of what was partly paid back', [paid, other, back], [dispute(1, 'open')], [], 50_00, 0],
    ['nothing', [], [], [], 0, 0],
  ] as const) {
    assert.equal(getRefundable({ movements, disputes, pending: waiting }), all, rule);
    if (movements.length > 0)
      assert.equal(refundableOfPayment(paid, { movements, disputes, pending: waiting }), first, rule);
  }
  assert.equal(getRefundable({ movements: [paid], disputes: [] }), 100_00);
  assert.equal(refundableOfPayment(paid, { movements: [paid], disputes: [] }), 100_00);
});

test('Stripe pays back only a payment that it took', () => {
  const refundable = (payment: MovementRow) =>
    refundableOfPayment(payment, { movements: [paid, payment], disputes: [] });
  assert.equal(refundable(movement(9, 20_00)), 20_00);
  assert.equal(refundable(movement(9, 20_00, { providerId: null })), 0, 'by hand');
  assert.equal(refundable(again), 0, 'money of a failed refund');
  assert.equal(refundable(movement(9, -20_00, { providerId: 're_1' })), 0, 'a refund');
});

const invoice = (changes: Partial<InvoiceRow>) => ({
  ...{ status: 'issued' as const, creditOf: null, totalCents: 100_00, paidCents: 0, creditedCents: 0 },
  ...changes,
});

test('an issued invoice is owed less what was paid and credited; nothing else is owed', () => {
  for (const [changes, balance, due, status] of [
    [{}, 100_00, 0, 'issued'],
    [{ paidCents: 40_00 }, 60_00, 0, 'issued'],
    [{ paidCents: 40_00, creditedCents: 25_00 }, 35_00, 0, 'issued'],
    [{ paidCents: 99_99 }, 1, 0, 'issued'],
    [{ paidCents: 75_00, creditedCents: 25_00 }, 0, 0, 'paid'],
    // A dispute took more than was there.
    [{ paidCents: -10_00 }, 100_00, 0, 'issued'],
    [{ status: 'paid', paidCents: 100_00, creditedCents: 25_00 }, 0, 25_00, 'paid'],
    [{ status: 'paid', paidCents: 60_00 }, 0, 0, 'issued'],
    [{ status: 'void', paidCents: 40_00, creditedCents: 100_00 }, 0, 40_00, 'void'],
    [{ status: 'void' }, 0, 0, 'void'],
    [{ creditedCents: 100_00 }, 0, 0, 'void'],
    [{ creditedCents: 99_99 }, 1, 0, 'issued'],
    [{ totalCents: 0 }, 0, 0, 'paid'],
    [{ status: 'draft' }, 0, 0, 'issued'],
    [{ creditOf: 1, totalCents: -100_00, paidCents: 0 }, 0, 0, 'paid'],
    [{ creditOf: 1, totalCents: 100_00 }, 0, 0, 'issued'],
  ] as const) {
    const sums = invoice(changes);
    const found = [balanceCents(sums), refundDueCents(sums), settledStatus(sums)];
    assert.deepEqual(found, [balance, due, status], JSON.stringify(changes));
  }
});
