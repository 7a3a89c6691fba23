import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeNames } from './place-names.es.ts';

test('counties and parishes have their Spanish name with its article, and other names none', () => {
  for (const [county, the, ofThe, allThe] of [
    ['Fresno County', 'el condado de Fresno', 'del condado de Fresno', 'todo el condado de Fresno'],
    [
      'Los Angeles County',
      'el condado de Los Ángeles',
      'del condado de Los Ángeles',
      'todo el condado de Los Ángeles',
    ],
    ['Caddo Parish', 'la parroquia de Caddo', 'de la parroquia de Caddo', 'toda la parroquia de Caddo'],
    ['Brooklyn', 'Brooklyn', 'de Brooklyn', 'todo Brooklyn'],
  ] as const) {
    const { theCounty, ofTheCounty, allTheCounty } = placeNames('', county);
    assert.deepEqual([theCounty, ofTheCounty, allTheCounty], [the, ofThe, allThe], county);
  }
  assert.equal(placeNames('New Orleans', 'Orleans Parish').city, 'Nueva Orleans');
  assert.equal(placeNames('Fresno', 'Fresno County').city, 'Fresno');
});
