import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergePlaces, readPlaceList } from './place-list.ts';

const place = (name: string, zipCodes: string) => ({
  name,
  groups: ['home' as const, 'contact' as const],
  zipCodes,
  tripFee: '',
});

test('a line is a name and its codes, whatever stands between them', () => {
  for (const line of [
    'Burbank: 91501, 91502',
    'Burbank 91501 91502',
    'Burbank\t91501;91502',
    ' Burbank , 91501,91502, ',
    'Burbank: 91501-91502',
    'Burbank: 91501 – 91502',
    'Burbank: 91502—91501',
    'Burbank: 91501, 91502, 91501',
  ]) {
    assert.deepEqual(readPlaceList(line), [place('Burbank', '91501, 91502')], line);
  }
});

test('empty lines are left out, and a name that comes twice is one place', () => {
  assert.deepEqual(readPlaceList('\n  \nLa Cañada: 91011\r\nSt. Mary’s Hill: 01011\n\nla cañada: 91012\n'), [
    place('La Cañada', '91011, 91012'),
    place('St. Mary’s Hill', '01011'),
  ]);
  assert.deepEqual(readPlaceList(''), []);
});

test('what is no code stays visible in the name, and a name alone has no codes', () => {
  assert.deepEqual(readPlaceList('Burbank: 9150'), [place('Burbank: 9150', '')]);
  assert.deepEqual(readPlaceList('Burbank'), [place('Burbank', '')]);
  assert.deepEqual(readPlaceList('91501'), [place('', '91501')]);
});

test('a range longer than a place may have is left too long, so that it is refused', () => {
  assert.equal(readPlaceList('All of it: 00001-99999')[0]?.zipCodes.split(', ').length, 201);
});

test('a known place takes the new codes and keeps its lists; a new one stands first', () => {
  const burbank = {
    name: 'Burbank',
    groups: ['home' as const, 'contact' as const],
    zipCodes: '91501',
    tripFee: '',
  };
  assert.deepEqual(mergePlaces([burbank], readPlaceList('burbank : 91502\nGlendale: 91201')), [
    place('Glendale', '91201'),
    { ...burbank, zipCodes: '91502' },
  ]);
});
