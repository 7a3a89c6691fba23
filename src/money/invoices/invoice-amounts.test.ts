import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { priceInvoice } from './invoice-amounts.ts';

const one = (unitPriceCents: number) => [{ quantity: 1, unitPriceCents }];
const plain = { discountPercent: 0, adjustmentCents: 0, taxThousandths: 0 };

test('tax comes after the discount, and half a cent rounds up', () => {
  const cases = [
    [{ ...plain, lines: one(100_00), discountPercent: 10, taxThousandths: 9_500 }, 10_00, 8_55, 98_55],
    [{ ...plain, lines: one(10), discountPercent: 5 }, 1, 0, 9],
    [{ ...plain, lines: one(1_00), taxThousandths: 500 }, 0, 1, 1_01],
    [{ ...plain, lines: one(99), taxThousandths: 500 }, 0, 0, 99],
    [
      { ...plain, lines: one(298_00), discountPercent: 15, adjustmentCents: -3_30, taxThousandths: 10_250 },
      44_70,
      25_63,
      275_63,
    ],
  ] as const;
  for (const [input, discountCents, taxCents, totalCents] of cases) {
    const amounts = priceInvoice(input);
    assert.deepEqual(
      { ...amounts, subtotalCents: 0 },
      { subtotalCents: 0, discountCents, codeCents: 0, taxCents, totalCents },
    );
  }
});

test('the amounts add up, and negative lines give exactly the opposite', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPriceCents: fc.integer({ min: 0, max: 20_000_000 }),
  });
  const invoice = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    adjustmentCents: fc.integer({ min: -1_000_00, max: 1_000_00 }),
    taxThousandths: fc.integer({ min: 0, max: 30_000 }),
  });
  fc.assert(
    fc.property(invoice, (priced) => {
      const { subtotalCents, discountCents, taxCents, totalCents } = priceInvoice(priced);
      const netCents = subtotalCents - discountCents + priced.adjustmentCents;
      assert.equal(totalCents, netCents + taxCents);
      assert.ok(Math.abs(taxCents * 100_000 - netCents * priced.taxThousandths) <= 50_000);
      const taken = priceInvoice({
        ...priced,
        adjustmentCents: -priced.adjustmentCents,
        lines: priced.lines.map((each) => ({ ...each, unitPriceCents: -each.unitPriceCents })),
      });
      assert.equal(taken.totalCents + totalCents, 0);
      assert.equal(taken.taxCents + taxCents, 0);
    }),
  );
});

test('an invoice takes off what staff gave, then the code, then adds the fees, all before tax', () => {
  const lines = one(100_00);
  for (const [rule, changes, discount, code, total] of [
    ['dollars in place of the percentage', { discountPercent: 10, ownDiscountCents: 25_00 }, 25_00, 0, 75_00],
    ['no discount, as staff say', { discountPercent: 10, ownDiscountCents: 0 }, 0, 0, 100_00],
    ['at most the subtotal', { ownDiscountCents: 500_00 }, 100_00, 0, 0],
    ['a code after the discount', { discountPercent: 10, codeCents: 20_00 }, 10_00, 20_00, 70_00],
    [
      'a code takes off what the discount leaves at most',
      { ownDiscountCents: 90_00, codeCents: 20_00 },
      90_00,
      10_00,
      0,
    ],
    ['fees', { minimumFeeCents: 8_00, tripFeeCents: 9_50 }, 0, 0, 117_50],
    ['a minimum fee that is taken back', { minimumFeeCents: -8_00 }, 0, 0, 92_00],
    ['taxed fees', { tripFeeCents: 50_00, taxThousandths: 10_000 }, 0, 0, 165_00],
  ] as const) {
    const { discountCents, codeCents, totalCents } = priceInvoice({ ...plain, lines, ...changes });
    assert.deepEqual([discountCents, codeCents, totalCents], [discount, code, total], rule);
  }
});

test('a credit note of a line with a minimum takes all of that minimum back', () => {
  const line = { quantity: 100, unitPriceCents: 45, minimumPriceCents: 120_00 };
  const credit = { quantity: 100, unitPriceCents: -45, minimumPriceCents: -120_00 };
  const free = { quantity: 1, unitPriceCents: 0, minimumPriceCents: -20_00 };
  assert.deepEqual(
    [line, credit, free].map((each) => priceInvoice({ ...plain, lines: [each] }).totalCents),
    [120_00, -120_00, -20_00],
  );
  // Not minus zero.
  assert.deepEqual(priceInvoice({ ...plain, lines: one(-1), taxThousandths: 10_000 }).taxCents, 0);
});
