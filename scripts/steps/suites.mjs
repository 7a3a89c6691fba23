import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.mjs';
import { engines } from './engines.mjs';
import { inProject, pinnedNode, readJson } from './project.mjs';

const files = {
  unit: ['src/{shared,web}/**/*.test.ts', 'scripts/steps/*.test.mjs', 'scripts/vite/*.test.ts'],
  api: ['src/server/**/*.test.ts'],
  // Only tests that touch the database run on the second engine.
  apiAgain: ['src/server/{backup,db,features,http,outbox,pages,seed}/**/*.test.ts', 'src/server/*.test.ts'],
  whole: ['tests/*.test.ts', 'scripts/*.test.mjs'],
  wholeAgain: ['tests/instances/*.test.ts', 'scripts/durability.test.mjs'],
  e2e: ['tests/e2e/**/*.test.ts'],
  // The main journey of a lead; other database tests run on both engines without a browser.
  e2eAgain: ['tests/e2e/quote-journey.test.ts'],
  engines: ['tests/engines/*.test.ts'],
};

const databases = ['sqlite', 'postgres'];

/**
 * @typedef {{ title: string, files: string[], database?: string, isBrowser?: boolean, isShared?: boolean,
 *   engine?: keyof typeof engines }} Suite
 *   `isShared`: several files run in one process. `engine`: all of them do, in this browser.
 * @param {{ parts: string[], files: string[], isOnlySqlite: boolean }} chosen
 * @returns {Suite[]}
 */
export function planSuites({ parts, files: named, isOnlySqlite }) {
  const isWanted = (part) => parts.includes(part);
  const suites = [
    ...(isWanted('unit') ? [{ title: 'unit', files: files.unit }] : []),
    ...(isWanted('api')
      ? [
          { ...api('sqlite', files.api), isShared: true },
          whole('sqlite', files.whole),
          { ...api('postgres', files.apiAgain), isShared: true },
          whole('postgres', files.wholeAgain),
        ]
      : []),
    ...(isWanted('e2e') ? [browser('sqlite', files.e2e), browser('postgres', files.e2eAgain)] : []),
    ...(isWanted('engines') ? inEngines(files.engines) : []),
    ...namedSuites(named),
  ];
  return suites.filter(({ database }) => !(isOnlySqlite && database === 'postgres'));
}

function namedSuites(named) {
  const filesOf = (kind) => named.filter((file) => kindOf(file) === kind);
  const suites = [
    { title: 'unit', files: filesOf('unit') },
    ...databases.map((database) => api(database, filesOf('server'))),
    // Several instances can share only a Postgres.
    api('postgres', filesOf('instances')),
    ...databases.map((database) => browser(database, filesOf('e2e'))),
    ...inEngines(filesOf('engines')),
  ];
  return suites.filter(({ files }) => files.length > 0);
}

function kindOf(file) {
  const [, kind] = /tests\/(e2e|instances|engines)\//.exec(file) ?? [];
  if (kind) return kind;
  return /^(\.\/)?(src\/(shared|web)|scripts\/(steps|vite))\//.test(file) ? 'unit' : 'server';
}

function api(database, patterns) {
  return { title: `server on ${database}`, files: patterns, database };
}

function whole(database, patterns) {
  return { title: `whole processes on ${database}`, files: patterns, database };
}

function browser(database, patterns) {
  return { title: `browser on ${database}`, files: patterns, database, isBrowser: true };
}

function inEngines(patterns) {
  return Object.entries(engines).map(([engine, { name }]) => ({
    title: `journeys in ${name}`,
    files: patterns,
    database: 'sqlite',
    engine,
  }));
}

/**
 * @param {Suite} suite
 * @param {Record<string, string>} env what the tests of this run need to find
 * @returns {Promise<Outcome>}
 */
export async function runSuite(suite, env) {
  // One browser and one site serve all files.
  if (suite.engine) return runProcess(suite, env, ['--test-isolation=none']);
  if (!suite.isShared)
    return runProcess(suite, env, [`--test-concurrency=${suite.isBrowser ? 3 : processes}`]);
  // Starting a process takes longer than most files' tests, so a few processes share the files.
  const shares = Array.from({ length: processes }, (_, index) =>
    runProcess(suite, env, ['--test-isolation=none', `--test-shard=${index + 1}/${processes}`]),
  );
  return sumOf(await Promise.all(shares));
}

/** At least two, since the server's tests often wait for a timeout or a disk. */
const processes = 4;

/** @typedef {{ passed: number, failed: number, remarks: string[] }} Outcome */

const sumOf = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  remarks: outcomes.flatMap(({ remarks }) => remarks),
});

async function runProcess(suite, env, options) {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A Postgres that a test starts runs under another account, which needs access.
  chmodSync(folder, 0o711);
  const outcomeFile = join(folder, 'outcome.json');
  try {
    await run(pinnedNode, [...options, ...nodeOptions(suite, outcomeFile), ...suite.files], {
      show: true,
      limitMs: 900_000,
      // Removed with the folder, even after a test that was cut off.
      env: {
        ...env,
        TMPDIR: folder,
        // Hundreds of processes load the same modules.
        NODE_COMPILE_CACHE: inProject('.cache', 'compiled'),
        ...(suite.database ? { TEST_DATABASE: suite.database } : {}),
      },
      without: productVariables(),
    });
    return readOutcome(outcomeFile);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function nodeOptions({ isBrowser, engine }, outcomeFile) {
  return [
    '--test',
    `--test-timeout=${engine ? 240_000 : isBrowser ? 120_000 : 60_000}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${inProject('scripts', 'steps', 'count-reporter.mjs')}`,
    `--test-reporter-destination=${outcomeFile}`,
  ];
}

function readOutcome(outcomeFile) {
  try {
    const outcome = readJson(outcomeFile);
    if (outcome.passed + outcome.failed > 0) return outcome;
    return { passed: 0, failed: 1, remarks: ['no test ran'] };
  } catch {
    return { passed: 0, failed: 1, remarks: ['the run was broken off'] };
  }
}

/** A developer's settings, such as a real database, must not reach the tests. */
function productVariables() {
  const example = readFileSync(inProject('.env.example'), 'utf8');
  return [...example.matchAll(/^#?\s*([A-Z_]+)=/gm)].map(([, name]) => name);
}
