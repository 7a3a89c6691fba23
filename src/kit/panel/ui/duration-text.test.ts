import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationText } from './duration-text.ts';

test('a duration reads as people say it', () => {
  assert.deepEqual([0, 45, 60, 90, 240].map(durationText), ['0 min', '45 min', '1 h', '1 h 30 min', '4 h']);
});
