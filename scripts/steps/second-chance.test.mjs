import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { giveSecondChance } from './second-chance.mjs';

const passing = { passed: 3, failed: 0, failures: [], remarks: [], milliseconds: {} };

/** A job with failed tests, of which `failedAgain` fail once more. */
function failing(names, failedAgain) {
  const failures = names.map((name) => ({ name, error: 'In vain' }));
  const again = { ...passing, passed: names.length - failedAgain, failed: failedAgain };
  return { ...passing, failed: names.length, failures, repeat: async () => again };
}

describe('A failed test', () => {
  it('passes when it passes alone, and is named as unstable', async () => {
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [passing, failing(['a', 'b'], 0)] }]);
    assert.deepEqual([outcome.passed, outcome.failed], [8, 0]);
    assert.deepEqual(outcome.remarks, [
      'unstable, passed alone: a: In vain',
      'unstable, passed alone: b: In vain',
    ]);
  });

  it('stays failed, and is named, when it or its neighbor fails again', async () => {
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [failing(['a', 'b'], 1)] }]);
    assert.deepEqual([outcome.passed, outcome.failed], [3, 2]);
    assert.deepEqual(outcome.remarks, ['failed: a: In vain', 'failed: b: In vain']);
  });

  it('stays failed when the second run reaches no test', async () => {
    const job = { ...failing(['a'], 0), repeat: async () => ({ ...passing, passed: 0 }) };
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [job] }]);
    assert.equal(outcome.failed, 1);
  });

  it('stays failed when many failed', async () => {
    const jobs = Array.from({ length: 13 }, (_, index) => failing([`test ${index}`], 0));
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs }]);
    assert.equal(outcome.failed, 13);
  });

  it('stays failed beside a skipped one', async () => {
    const job = { ...failing(['a'], 0), failed: 2, remarks: ['"b" is skipped or still to do'] };
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [job] }]);
    assert.equal(outcome.failed, 2);
  });

  it('stays failed where there is nothing to repeat', async () => {
    const job = { ...passing, passed: 0, failed: 1, remarks: ['no test ran'] };
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [job] }]);
    assert.deepEqual([outcome.failed, outcome.remarks], [1, ['no test ran']]);
  });
});

describe('A job whose process ended early', () => {
  const brokenOff = (again) => ({
    ...passing,
    passed: 0,
    failed: 1,
    remarks: ['unit was broken off'],
    isBrokenOff: true,
    repeat: async () => ({ ...passing, ...again }),
  });

  it('passes when all its tests pass the second time, and is named', async () => {
    const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [brokenOff({})] }]);
    assert.deepEqual([outcome.passed, outcome.failed], [3, 0]);
    assert.deepEqual(outcome.remarks, ['unstable, passed the second time: unit was broken off']);
  });

  it('stays failed when a test fails then, or the process ends early again', async () => {
    for (const again of [{ failed: 1 }, { passed: 0, failed: 1 }]) {
      const [outcome] = await giveSecondChance([{ title: 'unit', jobs: [brokenOff(again)] }]);
      assert.equal(outcome.failed, 1);
      assert.deepEqual(outcome.remarks, ['unit was broken off']);
    }
  });
});
