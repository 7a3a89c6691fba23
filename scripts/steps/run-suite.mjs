import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from './command.mjs';
import { playwrightOptions, playwrightVariables, readPlaywrightOutcome } from './playwright.mjs';
import { inProject, pinnedNode, readJson } from './project.mjs';
import { createSlots } from './slots.mjs';
import { getJobs, getRank } from './suites.mjs';
import { readVitestOutcome, vitestOptions } from './vitest.mjs';

/** Three more than the cores, since tests often wait for a process, a timeout or a disk. Five more took as long. */
const takeSlot = createSlots(availableParallelism() + 3);

/**
 * @typedef {{ passed: number, failed: number, failures: { name: string, error: string }[], remarks: string[],
 *   milliseconds: Record<string, number>, failedFiles?: string[], isBrokenOff?: boolean }} Outcome `failedFiles`: where
 *   they alone are run again. `isBrokenOff`: the process ended without one
 * @typedef {Outcome & { repeat?: () => Promise<Outcome> }} JobOutcome `repeat` runs those that failed once more
 */

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ env: Record<string, string>, folder: string }} place what the tests need to find, and where they write
 * @returns {Promise<JobOutcome[]>}
 */
export async function runSuite(suite, place) {
  const runs = getJobs(suite).map(async (job) => {
    const outcome = await takeSlot(getRank(job), () => runJob(job, place), job.slots);
    // Playwright has run them again.
    if (suite.runner === 'playwright') return outcome;
    const files = outcome.failedFiles ?? job.files;
    return { ...outcome, repeat: () => runJob({ ...job, files, isAgain: true }, place) };
  });
  return runs.length > 0 ? Promise.all(runs) : [failure('no test ran')];
}

async function runJob(job, place) {
  const { suite, title, options, files, isAgain } = job;
  const folder = mkdtempSync(join(place.folder, 'tests-'));
  // A Postgres that a test starts runs under another account, which needs access.
  chmodSync(folder, 0o711);
  const outcomeFile = join(folder, 'outcome.json');
  try {
    const { output, ...end } = await run(
      pinnedNode,
      [...getOptions(job, outcomeFile, place), ...options, ...files],
      {
        limitMs: job.slots * 2_400_000,
        // Removed with the folder, even after a test that was cut off.
        env: {
          ...place.env,
          TMPDIR: folder,
          // Outside that folder, since each process copies the same migrated database.
          TEST_TEMPLATES: place.folder,
          // Hundreds of processes load the same modules.
          NODE_COMPILE_CACHE: inProject('.cache', 'compiled'),
          ...(suite.database ? { TEST_DATABASE: suite.database } : {}),
          ...(suite.runner === 'playwright' ? playwrightVariables(outcomeFile) : {}),
        },
        without: productVariables(),
      },
    );
    console.log(`\n── ${title}${isAgain ? ', once more' : ''}\n${withoutCounts(output)}`);
    return readOutcome(outcomeFile, job, end);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function getOptions(job, outcomeFile, place) {
  if (job.suite.runner === 'vitest') return vitestOptions(outcomeFile);
  if (job.suite.runner === 'playwright') return playwrightOptions(job);
  return [
    '--test',
    // Each job is a process already.
    '--test-isolation=none',
    // Several times what they take, since some machines are that much slower.
    '--test-timeout=240000',
    // Tests that have passed do not run again.
    `--test-rerun-failures=${join(place.folder, `${job.title.replaceAll(/\W+/g, '-')}.json`)}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${inProject('scripts', 'steps', 'count-reporter.mjs')}`,
    `--test-reporter-destination=${outcomeFile}`,
  ];
}

/** The counts of one job would be taken for those of the run. */
const withoutCounts = (output) => output.replaceAll(/^ℹ .*\n/gm, '').trimEnd();

const readers = { vitest: readVitestOutcome, playwright: readPlaywrightOutcome, node: readJson };

function readOutcome(outcomeFile, job, { code, signal }) {
  try {
    const outcome = readers[job.suite.runner ?? 'node'](outcomeFile, code, job);
    return outcome.passed + outcome.failed > 0 ? outcome : failure('no test ran');
  } catch {
    const end = signal ? `by ${signal}` : `with exit code ${code}`;
    return { ...failure(`${job.title} was broken off ${end}`), isBrokenOff: true };
  }
}

/** @returns {Outcome} of what counts as one test */
export const success = () => ({ ...failure(), passed: 1, failed: 0, remarks: [] });

/** @returns {Outcome} */
export const failure = (remark) => ({
  passed: 0,
  failed: 1,
  failures: [],
  remarks: [remark],
  milliseconds: {},
});

/** A developer's settings, such as a real database, must not reach the tests. */
function productVariables() {
  const example = readFileSync(inProject('.env.example'), 'utf8');
  return [...example.matchAll(/^#?\s*([A-Z_]+)=/gm)].map(([, name]) => name);
}
