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
