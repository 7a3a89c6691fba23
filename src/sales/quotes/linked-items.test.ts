import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLinkedItems } from './linked-items.ts';

test('a service that a link names twice is added up; half an hour is a quantity too', () => {
  assert.deepEqual(
    [...readLinkedItems('3x20,5,3x15')],
    [
      ['3', 35],
      ['5', 1],
    ],
  );
  assert.deepEqual(
    [...readLinkedItems('3x2.5,3x350,3x0,3x1.25')],
    [
      ['3', 353.5],
      ['3x1.25', 1],
    ],
  );
});
