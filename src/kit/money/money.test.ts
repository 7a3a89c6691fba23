import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centsSchema, exactDollars, formatCents, formatDollars, parseCents, signedDollars } from './money.ts';

const amounts: [text: string, cents: number][] = [
  ['89', 89_00],
  ['89.00', 89_00],
  ['89.5', 89_50],
  ['0.05', 5],
  [' 120.00 ', 120_00],
  ['9999999.99', 999999999],
  ['20000000.00', 20_000_000_00],
  ['1234567890.12', 123456789012],
];
for (const [text, cents] of amounts) {
  test(`"${text}" is ${cents} cents`, () => {
    assert.equal(parseCents(text), cents);
  });
}

for (const text of ['', '-5', '1,200.00', '1.005', '1e3', '$89', '.5', 'NaN', '1234567890123']) {
  test(`"${text}" is no amount`, () => {
    assert.throws(() => parseCents(text), RangeError);
  });
}

test('amounts below zero have a minus sign on pages, in emails and in PDFs', () => {
  assert.deepEqual(['20.00', '-17.80'].map(exactDollars), ['$20.00', '−$17.80']);
  assert.deepEqual(['20.00', '-17.80'].map(signedDollars), ['+$20.00', '−$17.80']);
});

const wire: [cents: number, text: string][] = [
  [0, '0.00'],
  [5, '0.05'],
  [89_00, '89.00'],
  [-12_50, '-12.50'],
];
for (const [cents, text] of wire) {
  test(`${cents} cents are "${text}" on the wire`, () => {
    assert.equal(formatCents(cents), text);
  });
}

test('a person reads whole dollars without cents, and totals always with them', () => {
  assert.deepEqual(
    [
      formatDollars(89_00),
      formatDollars(89_50),
      formatDollars(89_00, { exact: true }),
      formatDollars(1_234_00),
    ],
    ['$89', '$89.50', '$89.00', '$1,234'],
  );
});

const accepted: [input: unknown, cents: number | null][] = [
  [150, 150_00],
  ['150.00', 150_00],
  [0.1 + 0.2, 30],
  ['20000000.00', 20_000_000_00],
  [20_000_000.01, null],
  [1.005, null],
  ['1.005', null],
  [-1, null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
];
for (const [input, cents] of accepted) {
  test(`the API ${cents === null ? 'refuses' : `reads ${cents} cents from`} ${JSON.stringify(input)} as a price`, () => {
    const result = centsSchema.safeParse(input);
    assert.equal(result.success ? result.data : null, cents);
  });
}
