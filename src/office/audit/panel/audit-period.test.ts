import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesOf } from './audit-period.ts';

const today = '2026-03-02';

test('a period begins as many days ago as it says, counting today', () => {
  assert.deepEqual(datesOf(undefined, today, {}), {});
  assert.deepEqual(datesOf('today', today, {}), { from: '2026-03-02' });
  assert.deepEqual(datesOf('7', today, {}), { from: '2026-02-24' });
  assert.deepEqual(datesOf('365', today, {}), { from: '2025-03-03' });
});

test('of typed dates only real ones count, and other periods ignore them', () => {
  const typed = { from: '2026-01-05', to: '2026-13-40' };
  assert.deepEqual(datesOf('dates', today, typed), { from: '2026-01-05' });
  assert.deepEqual(datesOf('dates', today, { from: '', to: '2026-01-31' }), { to: '2026-01-31' });
  assert.deepEqual(datesOf('today', today, typed), { from: today });
});
