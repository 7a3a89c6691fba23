import assert from 'node:assert/strict';
import { it } from 'node:test';
import { giveSecondChance } from './second-chance.mjs';

const passing = { passed: 3, failed: 0, failures: [], remarks: [], milliseconds: {} };
const brokenOff = { ...passing, passed: 0, failed: 1, remarks: ['broken off'], isBrokenOff: true };

const failing = (names, changes) => ({
  ...passing,
  failed: names.length,
  failures: names.map((name) => ({ name, error: 'In vain' })),
  repeat: async () => ({ ...passing, passed: passing.passed + names.length }),
  ...changes,
});
const again = (outcome) => ({ repeat: async () => ({ ...passing, ...outcome }) });
const failed = (name) => `failed: ${name}: In vain`;
const unstable = (what) => `unstable, passed the second time: ${what}`;

const cases = [
  ['a test that passes then is unstable', failing(['a']), 4, 0, [unstable('a: In vain')]],
  [
    'so it is where only its file ran again',
    failing(['a', 'b'], { failedFiles: ['x'], ...again({ passed: 2 }) }),
    ...[5, 0, [unstable('a: In vain'), unstable('b: In vain')]],
  ],
  [
    'one whose neighbor fails again stays failed',
    failing(['a', 'b'], again({ passed: 4, failed: 1 })),
    ...[3, 2, [failed('a'), failed('b')]],
  ],
  ['so does one that is not reached', failing(['a'], again({ passed: 0 })), 3, 1, [failed('a')]],
  [
    'so do many',
    failing(Array.from({ length: 13 }, () => 'a')),
    ...[3, 13, Array.from({ length: 13 }, () => failed('a'))],
  ],
  [
    'so does one beside a skipped one',
    failing(['a'], { failed: 2, remarks: ['"b" is skipped'] }),
    ...[3, 2, ['"b" is skipped', failed('a')]],
  ],
  ['so does what cannot run again', failing([], { failed: 1, repeat: undefined }), 3, 1, []],
  ['a process that ends early is unstable', { ...brokenOff, ...again({}) }, 3, 0, [unstable('broken off')]],
  [
    'one in which a test fails then stays failed',
    { ...brokenOff, ...again({ failed: 1 }) },
    ...[0, 1, ['broken off']],
  ],
  [
    'so does one that ends early again',
    { ...brokenOff, ...again({ passed: 0, failed: 1 }) },
    ...[0, 1, ['broken off']],
  ],
];
for (const [rule, job, passed, failedCount, remarks] of cases) {
  it(`What failed runs once more: ${rule}`, async () => {
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [job] }]);
    assert.deepEqual([outcome.passed, outcome.failed, outcome.remarks], [passed, failedCount, remarks]);
  });
}
