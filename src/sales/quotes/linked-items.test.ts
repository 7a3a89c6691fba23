import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLinkedItems } from './linked-items.ts';

test('a service that a link names twice is added up, as far as a line takes', () => {
  assert.deepEqual(
    [...readLinkedItems('3x20,5,3x15')],
    [
      ['3', 35],
      ['5', 1],
    ],
  );
  assert.deepEqual([...readLinkedItems('3x30,3x30')], [['3', 50]]);
});
