import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { compileCache } from './support/compile-cache.ts';
import { projectFolder } from './support/documents.ts';

const commands = {
  bench: ['bench/bench.mjs', /^\| quotes, first page \|/m],
  vitals: ['scripts/vitals/vitals.ts', /calculator: add to the cart/],
  'compare-engines': ['scripts/compare-engines/compare-engines.ts', /^phone +\/terms/m],
} as const;

for (const [name, [file, says]] of Object.entries(commands)) {
  test(`npm run ${name} works at its smallest size`, { timeout: 1_200_000 }, async () => {
    const env = { PATH: process.env.PATH, CHROMIUM_PATH: process.env.CHROMIUM_PATH, ...compileCache };
    const { error, output } = await new Promise<{ error: Error | null; output: string }>((done) => {
      const options = { cwd: projectFolder, env };
      execFile(process.execPath, [file, '--smallest'], options, (error, stdout, stderr) =>
        done({ error, output: stdout + stderr }),
      );
    });
    assert.equal(error, null, output);
    assert.match(output, says);
  });
}

test('every command of package.json is run by a test or says why not', async () => {
  const { default: project } = await import('../package.json', { with: { type: 'json' } });
  const { cannotRunHere, runElsewhere, runHere } = await import('./support/documented-commands.ts');
  const known = (line: string) =>
    line in runHere || [...runElsewhere, ...cannotRunHere].some(([pattern]) => pattern.test(line));
  // Whatever needs a build makes it, so each run of the tests runs it.
  const unknown = Object.keys(project.scripts)
    .filter((name) => name !== 'build')
    .map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`))
    .filter((line) => !known(line));
  assert.deepEqual(unknown, []);
});
