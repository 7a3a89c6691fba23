import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import { type PriceRow, priceRows } from './price-rows.ts';

const cents = fc.integer({ min: 0, max: 200_000 });
const line = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), unitPriceCents: cents });

test('rows add up to the price, and a price below the lines reads as one discount', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 100 }),
      fc.option(cents, { nil: null }),
      fc.option(cents, { nil: null }),
      fc.option(cents, { nil: 0 }),
      fc.record({ minimumFeeCents: fc.integer({ min: -9_000, max: 9_000 }), tripFeeCents: cents }),
      fc.boolean(),
      (lines, discountPercent, ownDiscountCents, priceCents, wholeCodeCents, fees, isCredit) => {
        const none = { adjustmentCents: 0, taxThousandths: 0 };
        const priced = { lines, discountPercent, ownDiscountCents, codeCents: wholeCodeCents, ...fees };
        const { totalCents } = priceInvoice({ ...priced, ...none });
        const adjustmentCents = priceCents === null ? 0 : priceCents - totalCents;
        const sums = priceInvoice({ ...priced, ...none, adjustmentCents });
        const sign = isCredit ? -1 : 1;
        const rows = priceRows({
          subtotalCents: sign * sums.subtotalCents,
          discountCents: sign * sums.discountCents,
          adjustmentCents: sign * adjustmentCents,
          discountPercent: ownDiscountCents === null ? discountPercent : 0,
          discountReason: '',
          code: 'SPRING',
          codeCents: sign * sums.codeCents,
          minimumFeeCents: sign * fees.minimumFeeCents,
          tripFeeCents: sign * fees.tripFeeCents,
        });
        const sum = rows.reduce((total, row) => total + row.cents, sign * sums.subtotalCents + 0);
        // Adding 0 makes 0 of the -0 that a credit note of nothing would expect.
        assert.equal(sum, sign * (priceCents ?? totalCents) + 0);
        const find = (kind: PriceRow['kind']) => rows.find((row) => row.kind === kind)?.cents ?? 0;
        assert.deepEqual(
          [find('code'), find('minimumFee'), find('tripFee')],
          [-sums.codeCents, fees.minimumFeeCents, fees.tripFeeCents].map((each) => sign * each + 0),
        );
        const own = rows.filter(({ kind }) => kind === 'discount' || kind === 'adjustment');
        assert.ok(own.length <= 1);
        const price = (priceCents ?? totalCents) + sums.codeCents - fees.minimumFeeCents - fees.tripFeeCents;
        // Nobody sets a price below the fees of lines that cost nothing.
        if (price < 0) return;
        const expected = price < sums.subtotalCents ? 'discount' : 'adjustment';
        for (const row of own) {
          assert.equal(row.kind, expected);
          assert.equal(Math.sign(row.cents), expected === 'discount' ? -sign : sign);
        }
      },
    ),
  );
});
