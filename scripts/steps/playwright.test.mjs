import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from './command.mjs';
import { playwrightVariables, readPlaywrightOutcome } from './playwright.mjs';
import { inProject, pinnedNode } from './project.mjs';

/** The count of a file with these tests. */
async function getOutcome(content) {
  const folder = mkdtempSync(inProject('.cache', 'playwright-'));
  const outcomeFile = join(folder, 'outcome.json');
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    "export default { retries: 1, workers: 1, outputDir: 'out' };",
  );
  writeFileSync(join(folder, 'x.test.mjs'), `import { test } from '@playwright/test';\n${content}`);
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const { output } = await run(pinnedNode, [cli, 'test', '--reporter=list,json'], {
    cwd: folder,
    env: playwrightVariables(outcomeFile),
  });
  try {
    return readPlaywrightOutcome(outcomeFile);
  } catch {
    throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The count of the journeys', () => {
  it('fails what is skipped, still to do, or not reached', async () => {
    const { passed, failed, failures, remarks } = await getOutcome(`
      test('a', () => {});
      test.skip('b', () => {});
      test.fail('c', () => { throw new Error(); });
      test.fixme('d', () => {});
      test('e', () => { throw new Error('in vain\\nat x'); });
      test('f', () => { if (test.info().retry === 0) throw new Error('once'); });
      test.describe('g', () => {
        test.beforeAll(() => { throw new Error('no server'); });
        test('h', () => {});
        test('i', () => {});
      });`);
    assert.deepEqual([passed, failed], [2, 6]);
    assert.deepEqual(
      failures.map(({ name }) => name),
      ['e', 'h'],
    );
    assert.match(failures[0].error, /^Error: in vain \(\S+\/out\/x-e\)$/);
    const left = ['b', 'c', 'd', 'i'].map((name) => `"${name}" is skipped, still to do, or was not reached`);
    assert.match(remarks.shift(), /^unstable: f: Error: once \(/);
    assert.deepEqual(remarks, left);
  });

  it('fails a file that breaks', async () => {
    const { passed, failed, remarks } = await getOutcome(`test('a', () => {}); throw new Error('broken');`);
    assert.deepEqual([passed, failed], [0, 1]);
    assert.match(remarks[0], /broken/);
  });
});
