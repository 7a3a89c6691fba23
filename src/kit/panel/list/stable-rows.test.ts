import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNewAbove, inOldPlaces, removedRows } from './stable-rows.ts';

const list = (...ids: number[]) => ids.map((id) => ({ id }));

test('a new row above known ones moves them, also where the last one leaves the page for it', () => {
  assert.equal(hasNewAbove(list(3, 2, 1), list(4, 3, 2, 1)), true);
  assert.equal(hasNewAbove(list(3, 2, 1), list(4, 3, 2)), true);
});

test('the same rows, other rows, and the first rows move nothing', () => {
  assert.equal(hasNewAbove(list(3, 2, 1), list(3, 2, 1)), false);
  assert.equal(hasNewAbove(list(6, 5, 4), list(3, 2, 1)), false);
  assert.equal(hasNewAbove(list(), list(1)), false);
});

test('a deleted row pushes nothing down, also where the next page gives one', () => {
  assert.equal(hasNewAbove(list(3, 2, 1), list(3, 1)), false);
  assert.equal(hasNewAbove(list(4, 3, 2), list(4, 2, 1)), false);
});

test('a removed row keeps its place between the others, which may have changed and moved', () => {
  assert.deepEqual(inOldPlaces(list(5, 4, 3, 2), list(6, 5, 2, 1)), list(5, 4, 3, 2));
  assert.deepEqual(inOldPlaces(list(5, 4, 3), list(4)), list(5, 4, 3));
  assert.deepEqual(inOldPlaces(list(5, 4, 3), list(3, 5)), list(3, 5, 4));
  const [changed] = inOldPlaces(
    [
      { id: 2, name: 'old' },
      { id: 1, name: 'gone' },
    ],
    [{ id: 2, name: 'new' }],
  );
  assert.deepEqual(changed, { id: 2, name: 'new' });
});

test('records of two kinds with the same id are two', () => {
  const trash = [
    { kind: 'request', id: 7 },
    { kind: 'quote', id: 7 },
  ];
  assert.deepEqual(removedRows(trash, trash.slice(1)), trash.slice(0, 1));
});
