import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyService, typedPercentage } from './service-values.ts';

test('the percentage follows the prices while they are typed, and is none while they are no prices', () => {
  const cases: [originalPrice: string, discountedPrice: string, percentage: number | null][] = [
    ['', '', null],
    ['100', '', 0],
    ['100', '75', 25],
    ['100', '75.', null],
    ['149.00', '89.00', 40],
    ['100', '100', 0],
    ['100', '120', 0],
    ['100', '0', 0],
    ['ten', '5', null],
  ];
  for (const [originalPrice, discountedPrice, percentage] of cases) {
    assert.equal(
      typedPercentage({ ...emptyService, category: 'couch', originalPrice, discountedPrice }),
      percentage,
      `${originalPrice} to ${discountedPrice}`,
    );
  }
});
