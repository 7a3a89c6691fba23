import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';

const encodings: [header: string | undefined, expected: 'br' | 'zstd' | 'gzip' | null][] = [
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br; q=0.8 , gzip ;q=0.8', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', null],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'zstd'],
  ['*;q=0.1, br;q=0, zstd;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['identity;q=1, br;q=0.5', null],
  ['identity;q=0.5, gzip;q=1', 'gzip'],
  ['deflate, zstd', 'zstd'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, zstd;q=0.2, gzip;q=0.9', 'gzip'],
  ['deflate, compress', null],
  ['brotli', null],
];

for (const [header, expected] of encodings) {
  test(`Accept-Encoding “${header ?? 'left out'}” is answered with ${expected ?? 'no encoding'}`, () => {
    assert.equal(acceptedEncoding(header), expected);
  });
}

const tags: [header: string | undefined, isMatch: boolean][] = [
  [undefined, false],
  ['', false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  [' * ', true],
  ['"x", W/"abc" ,"y"', true],
  ['"x","y"', false],
  ['"abcd"', false],
  ['abc', false],
  ['W/"ABC"', false],
];

for (const [header, isMatch] of tags) {
  test(`If-None-Match “${header ?? 'left out'}” ${isMatch ? 'names' : 'does not name'} the tag W/"abc"`, () => {
    assert.equal(matchesEtag(header, 'W/"abc"'), isMatch);
  });
}
