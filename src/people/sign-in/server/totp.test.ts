import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base32, codeOfStep, stepOfCode } from './totp.ts';

const secret = '12345678901234567890';

test('codes are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeOfStep(secret, step));
  assert.deepEqual(codes, [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

test('a code is taken half a minute before and after its own, and no longer', () => {
  const at = (step: number) => step * 30_000 + 15_000;
  for (const step of [4, 5, 6]) assert.equal(stepOfCode(secret, '254676', at(step)), 5);
  for (const step of [3, 7]) assert.equal(stepOfCode(secret, '254676', at(step)), null);
});

test('anything but the six digits is no code', () => {
  for (const code of ['', '25467', '2546760', '٢٥٤٦٧٦', 'abcdef']) {
    assert.equal(stepOfCode(secret, code, 5 * 30_000), null, code);
  }
});

test('base32 is that of RFC 4648, section 10, without padding', () => {
  const vectors = {
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, encoded] of Object.entries(vectors)) assert.equal(base32(text), encoded);
});
