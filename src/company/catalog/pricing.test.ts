import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CartPrice, priceCart as priceWith } from './pricing.ts';

const discounts = [
  { aboveDollars: 200, percent: 15 },
  { aboveDollars: 100, percent: 10 },
];
const priceCart = (lines: Parameters<typeof priceWith>[0]): CartPrice => priceWith(lines, discounts);

const cases: {
  subtotal: number;
  percent: number;
  discount: number;
  total: number;
  next: { percent: number; missingCents: number } | null;
}[] = [
  { subtotal: 0, percent: 0, discount: 0, total: 0, next: { percent: 10, missingCents: 100_01 } },
  { subtotal: 99_99, percent: 0, discount: 0, total: 99_99, next: { percent: 10, missingCents: 2 } },
  { subtotal: 100_00, percent: 0, discount: 0, total: 100_00, next: { percent: 10, missingCents: 1 } },
  {
    subtotal: 100_01,
    percent: 10,
    discount: 10_00,
    total: 90_01,
    next: { percent: 15, missingCents: 100_00 },
  },
  {
    subtotal: 100_05,
    percent: 10,
    discount: 10_01,
    total: 90_04,
    next: { percent: 15, missingCents: 99_96 },
  },
  {
    subtotal: 178_00,
    percent: 10,
    discount: 17_80,
    total: 160_20,
    next: { percent: 15, missingCents: 22_01 },
  },
  { subtotal: 200_00, percent: 10, discount: 20_00, total: 180_00, next: { percent: 15, missingCents: 1 } },
  { subtotal: 200_01, percent: 15, discount: 30_00, total: 170_01, next: null },
  { subtotal: 200_10, percent: 15, discount: 30_02, total: 170_08, next: null },
  { subtotal: 12_450_00, percent: 15, discount: 1_867_50, total: 10_582_50, next: null },
];

for (const { subtotal, percent, discount, total, next } of cases) {
  test(`a subtotal of ${subtotal} cents gets ${percent} %`, () => {
    assert.deepEqual(priceCart([{ unitPriceCents: subtotal, quantity: 1 }]), {
      subtotalCents: subtotal,
      discountPercent: percent,
      discountCents: discount,
      codeCents: 0,
      minimumFeeCents: 0,
      tripFeeCents: 0,
      totalCents: total,
      nextTier: next,
    });
  });
}

test('an empty cart costs nothing', () => {
  assert.equal(priceCart([]).totalCents, 0);
});

test('the discount is taken once from the sum of all lines, not line by line', () => {
  const lines = [
    { unitPriceCents: 33_35, quantity: 2 },
    { unitPriceCents: 33_35, quantity: 1 },
  ];
  assert.deepEqual(
    [priceCart(lines).subtotalCents, priceCart(lines).discountCents, priceCart(lines).totalCents],
    [100_05, 10_01, 90_04],
  );
});

test('adding what is missing reaches the next tier, and a cent less does not', () => {
  const { nextTier } = priceCart([{ unitPriceCents: 89_00, quantity: 1 }]);
  const withMissing = (cents: number) =>
    priceCart([
      { unitPriceCents: 89_00, quantity: 1 },
      { unitPriceCents: cents, quantity: 1 },
    ]).discountPercent;
  assert.equal(withMissing(nextTier!.missingCents), nextTier!.percent);
  assert.equal(withMissing(nextTier!.missingCents - 1), 0);
});

test('without discounts a cart costs its subtotal, and there is nothing to reach', () => {
  assert.deepEqual(priceWith([{ unitPriceCents: 500_00, quantity: 2 }], []), {
    subtotalCents: 1_000_00,
    discountPercent: 0,
    discountCents: 0,
    codeCents: 0,
    minimumFeeCents: 0,
    tripFeeCents: 0,
    totalCents: 1_000_00,
    nextTier: null,
  });
});
