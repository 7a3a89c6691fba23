import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elapsedWords } from './elapsed.ts';

test('an elapsed time is shown in its two largest units, and is never negative', () => {
  const cases = [
    [-5_000, '0 s'],
    [999, '0 s'],
    [59_999, '59 s'],
    [60_000, '1 min 0 s'],
    [185_000, '3 min 5 s'],
    [3_599_000, '59 min 59 s'],
    [3_720_000, '1 h 2 min'],
  ] as const;
  for (const [milliseconds, words] of cases) assert.equal(elapsedWords(milliseconds), words);
});
