import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byPreference } from './preferred-windows.ts';

const windows = ['08:00', '11:00', '12:00', '17:30'].map((from) => ({ from, to: '19:00' }));

for (const [preferredTime, preferred] of [
  ['Morning', ['08:00', '11:00']],
  ['Afternoon', ['12:00', '17:30']],
  ['Evening', []],
  ['', []],
  ['8 to 10 AM', []],
  ['toString', []],
] as const) {
  test(`${preferredTime || 'anytime'} prefers ${preferred.join(' and ') || 'no window'}`, () => {
    const found = byPreference(windows, preferredTime);
    assert.deepEqual(
      found.preferred.map(({ from }) => from),
      preferred,
    );
    assert.equal(found.others.length, windows.length - preferred.length);
  });
}
