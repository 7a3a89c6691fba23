import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { splitName } from '#kit/text/split-name.ts';
import { optionalText, requiredText, searchable } from './text.ts';

const names: [name: string, firstName: string, lastName: string][] = [
  ['Ana Lopez', 'Ana', 'Lopez'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['Cher', 'Cher', ''],
  ['  Ana \t Lopez  ', 'Ana', 'Lopez'],
  ['', '', ''],
];

for (const [name, firstName, lastName] of names) {
  test(`“${name}” is first “${firstName}”, last “${lastName}”`, () => {
    assert.deepEqual(splitName(name), { firstName, lastName });
  });
}

test('a search sees no difference between cases, nor between composed and decomposed letters', () => {
  assert.equal(searchable('ÉMILE'), searchable('e\u0301mile'));
  assert.equal(searchable('ÑANDÚ 100%'), searchable('ñandú 100%'));
});

const alike: [typed: string, stored: string][] = [
  ["o'brien", 'O’Brien'],
  ['O’Neill', "O'Neill"],
  ['nunez', 'Nuñez'],
  ['jose', 'José'],
  ['istanbul', 'İstanbul'],
  ['soren', 'Søren'],
  ['strasse', 'STRASSE'],
  ['strasse', 'Straße'],
  ['aero', 'Ǽrǿ'],
  ['łukasz', 'Lukasz'],
  ['smith-jones', 'Smith–Jones'],
  ['la canada', 'La\u00a0Cañada'],
];

for (const [typed, stored] of alike) {
  test(`a search for “${typed}” finds “${stored}”`, () =>
    assert.equal(searchable(stored), searchable(typed)));
}

test('a search leaves the marks of other scripts, which are letters there', () => {
  assert.notEqual(searchable('कि'), searchable('क'));
  assert.equal(searchable('한'.normalize('NFD')), '한');
});

const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message);

test('a required text is trimmed, and refused when nothing is left or it is too long', () => {
  const schema = requiredText('Name is required', 5);
  assert.equal(z.parse(schema, '  Ana '), 'Ana');
  assert.equal(z.parse(schema, '  12345  '), '12345');
  assert.deepEqual(messages(schema, '123456'), ['At most 5 characters']);
  for (const value of ['', '   ', undefined, null, 7, ['Ana']]) {
    assert.deepEqual(messages(schema, value)?.slice(0, 1), ['Name is required'], String(value));
  }
});

test('an optional text may be empty or left out, and gives an empty text', () => {
  const schema = optionalText(5);
  assert.equal(z.parse(schema, undefined), '');
  assert.equal(z.parse(schema, '   '), '');
  assert.equal(z.parse(schema, ' a '), 'a');
  assert.deepEqual(messages(schema, '123456'), ['At most 5 characters']);
  assert.equal(z.safeParse(schema, 7).success, false);
});

test('what nobody sees is no name, and what turns letters round is taken out', () => {
  const schema = requiredText('Name is required');
  for (const value of ['\u200b\u200b', ' \u2060 ', '\u202e', '\u200d', '\u3164', '\u2800']) {
    assert.deepEqual(messages(schema, value), ['Name is required'], JSON.stringify(value));
  }
  assert.equal(z.parse(schema, '\u202eAna\u2066 Lo\u200bpez'), 'Ana Lopez');
  assert.equal(z.parse(optionalText(), 'To\u202eday'), 'Today');
  for (const value of ['می\u200cخواهم', '👩\u200d👧', '李', 'O’Brien'])
    assert.equal(z.parse(schema, value), value);
});
