import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from './audit-period.ts';

const today = '2026-03-02';

test('a period begins as many days ago as it says, counting today', () => {
  assert.deepEqual(getDates(undefined, today, {}), {});
  assert.deepEqual(getDates('today', today, {}), { from: '2026-03-02' });
  assert.deepEqual(getDates('7', today, {}), { from: '2026-02-24' });
  assert.deepEqual(getDates('365', today, {}), { from: '2025-03-03' });
});

test('of typed dates only real ones count, and other periods ignore them', () => {
  const typed = { from: '2026-01-05', to: '2026-13-40' };
  assert.deepEqual(getDates('dates', today, typed), { from: '2026-01-05' });
  assert.deepEqual(getDates('dates', today, { from: '', to: '2026-01-31' }), { to: '2026-01-31' });
  assert.deepEqual(getDates('today', today, typed), { from: today });
});
