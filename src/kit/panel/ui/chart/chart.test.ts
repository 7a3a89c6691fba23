import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaleTop } from './chart.ts';

test('the scale ends at the next 1, 2 or 5 times a power of ten, and at 1 where there is nothing', () => {
  const tops = [0, 0.5, 1, 1.5, 2, 3, 5, 7, 10, 11, 49, 51, 2001].map(scaleTop);
  assert.deepEqual(tops, [1, 1, 1, 2, 2, 5, 5, 10, 10, 20, 50, 100, 5000]);
});
