import fc from 'fast-check';

/** Text that people paste, programs garble and attackers type. */
const notorious = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufeffBOM',
  '\u202eright to left',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  'İ',
  'ß',
  "O'Brien; --",
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '#{7*7}',
  '../../../../etc/hosts',
  '..\\..\\windows',
  '%00',
  '%2e%2e%2f',
  '=1+1',
  '+1 (818) 555-0111',
  'a@b.co',
  'a@b.co\r\nBcc: c@d.co',
  'line\r\nbreak',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
];

/** Text of at most `max` UTF-16 units. */
export const anyText = (max = 300): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...notorious) },
      { weight: 3, arbitrary: fc.string({ maxLength: Math.min(max, 40) }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(max, 40) }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(max, 40) }) },
      { weight: 1, arbitrary: fc.nat({ max }).map((length) => 'é'.repeat(length)) },
    )
    .map((text) => text.slice(0, max));

/** Any JSON, including deep and large values. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  anyText(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -0, 2 ** 53, 2 ** 31, [], {}, [[]], [{}]),
  fc.array(anyText(20), { maxLength: 5 }),
  fc.dictionary(anyText(20), fc.oneof(anyText(20), fc.integer()), { maxKeys: 5 }),
  fc.constantFrom(10, 1_000).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
