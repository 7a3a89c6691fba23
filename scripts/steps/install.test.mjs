import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameManifest, missingPackages } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'shop' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a-darwin': { version: '1.0.0', integrity: 'sha512-d', optional: true },
  },
};
const record = (packages) => ({ packages });

describe('What is installed', () => {
  const cases = [
    [
      'is complete without the packages of other platforms',
      { 'node_modules/a': lock.packages['node_modules/a'] },
      [],
    ],
    ['lacks a package that is not there', {}, ['node_modules/a']],
    ['lacks a package in another version', { 'node_modules/a': { version: '0.9.0' } }, ['node_modules/a']],
    [
      'lacks a package with other contents',
      { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
      ['node_modules/a'],
    ],
  ];
  for (const [name, installed, expected] of cases) {
    it(name, () => assert.deepEqual(missingPackages(lock, record(installed)), expected));
  }
});

describe('The lock', () => {
  const manifest = { dependencies: { a: '1.0.0', b: '2.0.0' }, devDependencies: { c: '3.0.0' } };

  it('belongs to a package.json with the same dependencies in any order', () => {
    const locked = { dependencies: { b: '2.0.0', a: '1.0.0' }, devDependencies: { c: '3.0.0' } };
    assert.equal(isSameManifest(manifest, locked), true);
  });

  it('does not belong to a package.json that has one more, or another version', () => {
    assert.equal(isSameManifest(manifest, { dependencies: manifest.dependencies }), false);
    assert.equal(isSameManifest(manifest, { ...manifest, devDependencies: { c: '3.0.1' } }), false);
  });
});
