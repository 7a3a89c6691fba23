import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noFees } from '#company/catalog/order-fees.ts';
import {
  givenDiscountSchema,
  noOwnDiscount,
  ownDiscountSchema,
  priceQuote,
  type QuoteTerms,
  toGivenDiscount,
  toOwnColumns,
} from './own-discount.ts';

const sofas = [{ unitPriceCents: 100_05, quantity: 2 }];
const percent = (ownDiscountPercent: number) => ({ ...noOwnDiscount, ownDiscountPercent });
const dollars = (ownDiscountCents: number) => ({ ...noOwnDiscount, ownDiscountCents });
const code = { percent: 10, amountCents: null, adds: true, categories: null };

const cases: [rule: string, terms: Partial<QuoteTerms>, expected: number[]][] = [
  ['without one, the discount of orders', {}, [15, 30_02, 0, 0, 170_08]],
  ['percent in place of it', { own: percent(5) }, [5, 10_01, 0, 0, 190_09]],
  ['dollars in place of it', { own: dollars(50_10) }, [0, 50_10, 0, 0, 150_00]],
  ['none at all, as staff say', { own: dollars(0) }, [0, 0, 0, 0, 200_10]],
  ['dollars off the subtotal at most', { own: dollars(500_00) }, [0, 200_10, 0, 0, 0]],
  ['all of it', { own: percent(100) }, [100, 200_10, 0, 0, 0]],
  ['with a code beside it', { own: dollars(50_10), code }, [0, 50_10, 15_00, 0, 135_00]],
  ['the code without it', { code }, [15, 30_02, 17_01, 0, 153_07]],
  [
    'the minimum order after it',
    { own: percent(90), fees: { minimumOrderCents: 50_00, tripFeeCents: 9_00 } },
    [90, 180_09, 0, 29_99, 59_00],
  ],
];

for (const [rule, changes, expected] of cases) {
  test(`a discount that staff give: ${rule}`, () => {
    const discounts = [{ aboveDollars: 100, percent: 15 }];
    const terms = { discounts, own: noOwnDiscount, code: null, fees: noFees, ...changes };
    const price = priceQuote(sofas, terms);
    const { discountPercent, discountCents, codeCents, minimumFeeCents, totalCents } = price;
    assert.deepEqual([discountPercent, discountCents, codeCents, minimumFeeCents, totalCents], expected);
    assert.deepEqual([price.subtotalCents, price.nextTier], [200_10, null]);
  });
}

test('staff give whole percent or dollars, not both, and a reason', () => {
  const messages = (input: object) =>
    ownDiscountSchema
      .safeParse({ reason: 'Neighbor', ...input })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const wholePercent = ['percent: Enter a whole number from 1 to 100'];
  for (const good of [{ percent: 1 }, { percent: 100 }, { amount: '0.01' }, { percent: null, amount: 5 }])
    assert.deepEqual(messages(good), [], JSON.stringify(good));
  for (const [input, expected] of [
    [{ percent: 0 }, wholePercent],
    [{ percent: 101 }, wholePercent],
    [{ percent: 1.5 }, wholePercent],
    [{ amount: '0' }, ['amount: Enter an amount']],
    [{}, ['percent: Enter percent or dollars']],
    [{ percent: null, amount: null }, ['percent: Enter percent or dollars']],
    [{ percent: 5, amount: '5' }, ['amount: Give percent or dollars, not both']],
    [{ percent: 5, reason: ' ' }, ['reason: Enter a reason, which the customer reads']],
  ] as const)
    assert.deepEqual(messages(input), expected, JSON.stringify(input));
  assert.equal(messages({ percent: 5, reason: 'x'.repeat(101) }).length, 1);
});

test('a discount is stored and shown as it was given', () => {
  for (const [given, shown] of [
    [
      { percent: 5, reason: 'Late' },
      { percent: 5, amount: null, reason: 'Late' },
    ],
    [
      { amount: 20_00, reason: 'Late' },
      { percent: null, amount: '20.00', reason: 'Late' },
    ],
  ] as const)
    assert.deepEqual(givenDiscountSchema.parse(toGivenDiscount(toOwnColumns(given))), shown);
  assert.deepEqual([toOwnColumns(null), toGivenDiscount(noOwnDiscount)], [noOwnDiscount, null]);
  assert.deepEqual(Object.values(noOwnDiscount), [null, null, '']);
});
