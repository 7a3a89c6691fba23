import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeText } from './size-text.ts';

const cases: [bytes: number, words: string][] = [
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1_440_000, '1.4 MB'],
  [9_960_000, '10 MB'],
  [999_600_000, '1.0 GB'],
  [23_400_000_000, '23 GB'],
  [5_000_000_000_000_000, '5000 TB'],
];

for (const [bytes, words] of cases) {
  test(`${bytes} bytes are ${words}`, () => assert.equal(sizeText(bytes), words));
}
