import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPhone, phoneDigits, phoneLink } from './phone.ts';

const typed: [input: string, shown: string][] = [
  ['', ''],
  ['8', '(8'],
  ['818', '(818'],
  ['8185', '(818) 5'],
  ['818555', '(818) 555'],
  ['8185550', '(818) 555-0'],
  ['8185550142', '(818) 555-0142'],
  ['81855501429', '81855501429'],
  ['(818) 555-01429', '(818) 555-01429'],
  ['1 818 555 0142', '(818) 555-0142'],
  ['+1 (818) 555-0142', '(818) 555-0142'],
  ['(818) 555-014', '(818) 555-014'],
  ['call me', ''],
  ['+', '+'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['+52 55 1234', '+52 55 1234'],
  ['011 44 20 7946 0018', '011 44 20 7946 0018'],
];
for (const [input, shown] of typed) {
  test(`typing "${input}" shows "${shown}"`, () => {
    assert.equal(formatPhone(input), shown);
  });
}

const numbers: [input: string, digits: string | null][] = [
  ['(818) 555-0142', '8185550142'],
  ['+1 818.555.0142', '8185550142'],
  ['818555014', null],
  ['28185550142', null],
  ['+44 2079 4600', null],
  ['+1 818 555 0142', '8185550142'],
  ['', null],
];
for (const [input, digits] of numbers) {
  test(`"${input}" is ${digits === null ? 'no phone number' : `the number ${digits}`}`, () => {
    assert.equal(phoneDigits(input), digits);
  });
}

test('a link dials the whole number, and what is no number is dialled as typed', () => {
  assert.deepEqual(
    [phoneLink('(818) 555-0142'), phoneLink('+44 20 7946 0018')],
    ['+18185550142', '+442079460018'],
  );
});
