import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPlaces, isCovered } from './coverage.ts';
import { places } from './coverage-texts.ts';

/** As the product specification lists them. */
const specified: Record<string, string> = {
  Burbank: '91501 91502 91504 91505 91506',
  Glendale: '91201 91202 91203 91204 91205 91206 91207 91208',
  'Los Angeles':
    '90001–90008 90010–90021 90023–90029 90031–90039 90041–90049 90056 90057 90059 90061 90062 90064–90068 90071 90077 90094',
  Pasadena: '91101 91103 91104 91105 91106 91107',
  'South Pasadena': '91030',
  'San Fernando': '91340',
  'La Cañada Flintridge': '91011',
  Alhambra: '91801 91803',
  'Beverly Hills': '90210 90211 90212',
  'West Hollywood': '90069 90046 90048',
  'Santa Monica': '90401 90402 90403 90404 90405',
  'Culver City': '90230 90232',
  Inglewood: '90301 90302 90303 90304 90305',
  'Monterey Park': '91754 91755',
  Arcadia: '91006 91007',
  'El Monte': '91731 91732 91733',
  Valencia: '91354 91355',
  'Canyon Country': '91351 91387',
  Newhall: '91321',
  Castaic: '91384',
  'Stevenson Ranch': '91381',
  Saugus: '91350 91390',
  'Agua Dulce': '91390',
  Sylmar: '91342',
  'Granada Hills': '91344',
  'Porter Ranch': '91326',
  Northridge: '91324 91325',
  'Sherman Oaks': '91403 91423',
  'Van Nuys': '91401 91405 91406 91411',
  'Studio City': '91604',
  'North Hollywood': '91601 91602 91605 91606',
};

const expand = (codes: string) =>
  codes.split(' ').flatMap((part) => {
    const [from, to = from] = part.split('–').map(Number);
    return Array.from({ length: to! - from! + 1 }, (_, index) => String(from! + index));
  });

test('the table has the 31 specified places with their ZIP codes, and no others', () => {
  const table = Object.fromEntries(places.map(({ name, zipCodes }) => [name, [...zipCodes].sort()]));
  assert.deepEqual(
    table,
    Object.fromEntries(Object.entries(specified).map(([name, codes]) => [name, expand(codes).sort()])),
  );
  assert.equal(places.length, 31);
});

test('home and contact page name sixteen places each, San Fernando on both', () => {
  const named = (group: 'home' | 'contact') => places.filter(({ groups }) => groups.includes(group));
  assert.deepEqual([named('home').length, named('contact').length], [16, 16]);
  assert.deepEqual(
    places.filter(({ groups }) => groups.length === 2).map(({ name }) => name),
    ['San Fernando'],
  );
  assert.equal(new Set(places.map(({ name }) => name)).size, places.length);
});

const cases: [zipCode: string, names: string[]][] = [
  ['91501', ['Burbank']],
  ['91501-1234', ['Burbank']],
  [' 91501 ', ['Burbank']],
  ['90046', ['Los Angeles', 'West Hollywood']],
  ['91390', ['Saugus', 'Agua Dulce']],
  ['90009', []],
  ['10001', []],
  ['9150', []],
  ['', []],
];

for (const [zipCode, names] of cases) {
  test(`the ZIP code “${zipCode}” lies in ${names.join(' and ') || 'no place of ours'}`, () => {
    assert.deepEqual(
      getPlaces(zipCode, places).map(({ name }) => name),
      names,
    );
    assert.equal(isCovered(zipCode, places), names.length > 0);
  });
}
