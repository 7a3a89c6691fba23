import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import { labeledRows, type PriceRow, priceRows, toPriceSums, type WireSums } from './price-rows.ts';

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

test('each row has its words, its sign, and says whether it takes off', () => {
  const texts = {
    discount: (percent: number | null, reason: string) => `Discount ${percent} ${reason}`,
    code: (code: string) => `Code ${code}`,
    ...{ adjustment: 'Adjustment', minimumFee: 'Minimum', tripFee: 'Trip' },
  };
  const rows = (sums: Partial<WireSums>) =>
    labeledRows({ subtotal: '200.00', discountPercent: 0, discount: '0.00', ...sums }, texts).map(
      ({ label, amount, isDiscount }) => `${label} ${amount}${isDiscount ? ' off' : ''}`,
    );
  for (const [rule, sums, expected] of [
    ['nothing between subtotal and price', {}, []],
    ['the discount of the order', { discountPercent: 15, discount: '30.00' }, ['Discount 15  -30.00 off']],
    [
      'dollars that staff gave',
      { discount: '12.50', discountReason: 'Late' },
      ['Discount null Late -12.50 off'],
    ],
    ['a higher price by hand', { adjustment: '20.00' }, ['Adjustment 20.00']],
    ['a lower price by hand', { adjustment: '-20.00' }, ['Discount null  -20.00 off']],
    [
      'a percentage is not that of a price by hand',
      { discountPercent: 15, discount: '30.00', adjustment: '5.00' },
      ['Discount null  -25.00 off'],
    ],
    [
      'a price by hand that takes the discount back',
      { discountPercent: 15, discount: '30.00', adjustment: '30.00' },
      [],
    ],
    [
      'a code and fees after it',
      {
        ...{ discountPercent: 10, discount: '20.00', code: 'SPRING', codeDiscount: '18.00' },
        ...{ minimumFee: '8.00', tripFee: '9.50' },
      },
      ['Discount 10  -20.00 off', 'Code SPRING -18.00 off', 'Minimum 8.00', 'Trip 9.50'],
    ],
    [
      'a credit note takes all of it back',
      {
        ...{ subtotal: '-200.00', discountPercent: 10, discount: '-20.00', code: 'SPRING' },
        ...{ codeDiscount: '-18.00', minimumFee: '-8.00', tripFee: '-9.50' },
      },
      ['Discount 10  20.00 off', 'Code SPRING 18.00 off', 'Minimum -8.00', 'Trip -9.50'],
    ],
    [
      'a credit note of lines that were free',
      { subtotal: '0.00', adjustment: '-3.00' },
      ['Adjustment -3.00'],
    ],
  ] as const)
    assert.deepEqual(rows(sums), expected, rule);
});

test('a response without code, fees and price by hand has none', () => {
  assert.deepEqual(toPriceSums({ subtotal: '89.00', discountPercent: 10, discount: '8.90' }), {
    ...{ subtotalCents: 89_00, discountPercent: 10, discountCents: 8_90, adjustmentCents: 0 },
    ...{ discountReason: '', code: '', codeCents: 0, minimumFeeCents: 0, tripFeeCents: 0 },
  });
});
