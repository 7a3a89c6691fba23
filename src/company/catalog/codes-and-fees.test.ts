import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyCode, type CodeTerms } from './code-pricing.ts';
import { getFeeTerms, listTripFees, noFees } from './order-fees.ts';
import { getStartingCents, type PricedLine, priceCart } from './pricing.ts';

const tiers = [
  { aboveDollars: 200, percent: 15 },
  { aboveDollars: 100, percent: 10 },
];
const sofa = { unitPriceCents: 120_00, quantity: 1, category: 'couch' };
const rug = { unitPriceCents: 40_00, quantity: 1, category: 'carpet' };
const percent = (percent: number, changes: Partial<CodeTerms> = {}): CodeTerms => ({
  ...{ percent, amountCents: null, adds: false, categories: null },
  ...changes,
});
const dollars = (amountCents: number, changes: Partial<CodeTerms> = {}) =>
  percent(0, { percent: null, amountCents, ...changes });

const codes: [rule: string, lines: PricedLine[], code: CodeTerms | null, discount: number, code_: number][] =
  [
    ['no code', [sofa], null, 12_00, 0],
    ['a larger code counts in place of the discount', [sofa], percent(20), 0, 24_00],
    ['a code as large as the discount leaves the discount', [sofa], percent(10), 12_00, 0],
    ['a smaller code leaves the discount', [sofa], percent(5), 12_00, 0],
    [
      'one that adds is a share of what the discount leaves',
      [sofa],
      percent(10, { adds: true }),
      12_00,
      10_80,
    ],
    ['dollars in place of the discount', [sofa], dollars(30_00), 0, 30_00],
    ['dollars beside it', [sofa], dollars(30_00, { adds: true }), 12_00, 30_00],
    ['dollars take off the order at most', [sofa], dollars(500_00), 0, 120_00],
    ['beside the discount, what it leaves at most', [sofa], dollars(500_00, { adds: true }), 12_00, 108_00],
    ['only lines of its categories', [sofa, rug], percent(50, { categories: ['carpet'] }), 0, 20_00],
    [
      'dollars take off those lines at most',
      [sofa, rug],
      dollars(90_00, { categories: ['carpet'] }),
      0,
      40_00,
    ],
    [
      'beside the discount, what it leaves of those lines',
      [sofa, rug],
      percent(50, { adds: true, categories: ['carpet'] }),
      16_00,
      18_00,
    ],
    ['no line of its categories', [sofa], percent(50, { categories: ['carpet'] }), 12_00, 0],
    ['the same beside the discount', [sofa], percent(50, { adds: true, categories: ['carpet'] }), 12_00, 0],
    ['an empty cart', [], percent(50, { adds: true }), 0, 0],
  ];

for (const [rule, lines, code, discountCents, codeCents] of codes) {
  test(`a code: ${rule}`, () => {
    const price = priceCart(lines, tiers, applyCode(code));
    const subtotalCents = lines.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
    assert.deepEqual(
      [price.discountCents, price.codeCents, price.totalCents],
      [discountCents, codeCents, subtotalCents - discountCents - codeCents],
    );
    assert.equal(price.discountPercent, discountCents === 0 ? 0 : 10);
    const isReplaced = subtotalCents > 100_00 && discountCents === 0;
    assert.equal(price.nextTier?.percent ?? null, subtotalCents === 0 ? 10 : isReplaced ? null : 15);
  });
}

test('fees: the order is filled up to the minimum after discount and code, and a trip costs beside it', () => {
  const fees = { minimumOrderCents: 100_00, tripFeeCents: 25_50 };
  const price = (lines: PricedLine[], code: CodeTerms | null = null) => {
    const { minimumFeeCents, tripFeeCents, totalCents } = priceCart(lines, tiers, applyCode(code), fees);
    return [minimumFeeCents, tripFeeCents, totalCents];
  };
  assert.deepEqual(price([rug]), [60_00, 25_50, 125_50]);
  assert.deepEqual(price([sofa]), [0, 25_50, 133_50]);
  assert.deepEqual(price([sofa], percent(50)), [40_00, 25_50, 125_50]);
  const free = { ...rug, unitPriceCents: 0 };
  assert.deepEqual(price([free]), [0, 0, 0], 'nobody has priced it');
  assert.deepEqual(price([{ ...rug, unitPriceCents: 1 }]), [99_99, 25_50, 125_50]);
});

test('a trip fee is that of the first five digits of the ZIP code, the smallest where places overlap', () => {
  const tripFees = listTripFees([
    { zipCodes: ['91501', '91502'], tripFee: '25.00' },
    { zipCodes: ['91502', '91503'], tripFee: '9.50' },
    { zipCodes: ['91503', '91504'], tripFee: '25.00' },
    { zipCodes: ['91504'], tripFee: '0.00' },
  ]);
  assert.deepEqual(tripFees, [
    { fee: '25.00', zipCodes: ['91501'] },
    { fee: '9.50', zipCodes: ['91502', '91503'] },
  ]);
  const settings = { minimumOrder: '80.00', tripFees };
  const fee = (zipCode: string) => getFeeTerms(settings, zipCode).tripFeeCents;
  assert.deepEqual(
    ['91501', ' 91502', '91503-1234', '91504', '90001', '', '9150'].map(fee),
    [25_00, 9_50, 9_50, 0, 0, 0, 0],
  );
  assert.equal(getFeeTerms(settings, '90001').minimumOrderCents, 80_00);
  assert.deepEqual([getFeeTerms({}, '91501'), noFees], [noFees, { minimumOrderCents: 0, tripFeeCents: 0 }]);
});

test('a line costs its minimum at least, also where its price is nothing', () => {
  const price = (unitPriceCents: number, quantity: number) =>
    priceCart([{ unitPriceCents, quantity, minimumPriceCents: 120_00 }], []).totalCents;
  assert.deepEqual([price(0, 1), price(45, 100), price(45, 400)], [120_00, 120_00, 180_00]);
});

test('a service starts at its price, or at its minimum where that is more', () => {
  assert.equal(getStartingCents({ discountedPrice: '89.00' }), 89_00);
  assert.equal(getStartingCents({ discountedPrice: '0.45', minimumPrice: '120.00' }), 120_00);
  assert.equal(getStartingCents({ discountedPrice: '89.00', minimumPrice: null }), 89_00);
  assert.equal(getStartingCents({ discountedPrice: '89.00', minimumPrice: '50.00' }), 89_00);
});
