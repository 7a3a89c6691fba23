import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('count-reporter.mjs', import.meta.url));

/** The reporter's result for a test file with this content. */
function getOutcome(content) {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  writeFileSync(join(folder, 'x.test.mjs'), `import { it } from 'node:test';\n${content}`);
  // Otherwise the inner run would report to this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const options = ['--test', `--test-reporter=${reporter}`, 'x.test.mjs'];
  const { stdout } = spawnSync(process.execPath, options, { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout);
}

describe('The count of a test run', () => {
  const cases = [
    ['counts what passed', `it('a', () => {}); it('b', () => {});`, 2, 0, 0],
    ['counts what failed', `it('a', () => {}); it('b', () => { throw new Error(); });`, 1, 1, 0],
    ['counts a skipped test as failed', `it('a', () => {}); it.skip('b', () => {});`, 1, 1, 1],
    ['counts a test still to do as failed', `it.todo('a');`, 0, 1, 1],
    ['counts a file without tests as failed', '', 0, 1, 1],
    ['counts a file that breaks as failed', 'throw new Error();', 0, 1, 0],
  ];
  for (const [name, content, passed, failed, remarked] of cases) {
    it(name, () => {
      const outcome = getOutcome(content);
      assert.deepEqual([outcome.passed, outcome.failed, outcome.remarks.length], [passed, failed, remarked]);
    });
  }

  it('names what failed, with the first line of its error', () => {
    const { failures } = getOutcome(
      `it('a', () => {}); it('b', () => { throw new Error('in vain\\nat x'); });`,
    );
    assert.deepEqual(failures, [{ name: 'b', error: 'in vain' }]);
  });
});
