import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pushesDown } from './use-steady-rows.ts';

const list = (...ids: number[]) => ({ rows: ids.map((id) => ({ id })) });

test('a new row above known ones moves them, also where the last one leaves the page for it', () => {
  assert.equal(pushesDown(list(3, 2, 1), list(4, 3, 2, 1)), true);
  assert.equal(pushesDown(list(3, 2, 1), list(4, 3, 2)), true);
});

test('the same rows, other rows, and the first rows move nothing', () => {
  assert.equal(pushesDown(list(3, 2, 1), list(3, 2, 1)), false);
  assert.equal(pushesDown(list(6, 5, 4), list(3, 2, 1)), false);
  assert.equal(pushesDown(undefined, list(3, 2, 1)), false);
  assert.equal(pushesDown(list(), list(1)), false);
});

test('a deleted row makes room at once, also where the next page gives one', () => {
  assert.equal(pushesDown(list(3, 2, 1), list(3, 1)), false);
  assert.equal(pushesDown(list(4, 3, 2), list(4, 2, 1)), false);
});
