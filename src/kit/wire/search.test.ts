import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchRank, matchRanks } from './search.ts';

test('a name fits best by whole words, then by their beginnings, then by what is inside', () => {
  const { word, beginning, inside, none } = matchRanks;
  for (const [name, typed, rank] of [
    ['Ana Lopez', 'ana', word],
    ['Ana Lopez', 'lopez ANA', word],
    ['Éva Ruiz', 'eva', word],
    ['Anabel Cruz', 'ana', beginning],
    ['Dana Reed', 'ana', inside],
    ['Ana Lopez', 'ana lo', beginning],
    ['Ana Lopez', 'ana pez', inside],
    ['Ana Lopez', 'ana reed', none],
    ['kim.ana@example.com', 'ana', word],
    ['ana.k@example.com', 'ana.k@', beginning],
  ] as const)
    assert.equal(matchRank(name, typed), rank, `${name}: ${typed}`);
});
