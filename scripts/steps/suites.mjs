import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engines } from './engines.mjs';
import { inProject, Problem } from './project.mjs';

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
 * @typedef {{ title: string, files: string[], database?: string, isBrowser?: boolean, shares?: number,
 *   engine?: keyof typeof engines }} Suite
 *   `shares`: so many processes share the files, each of which loads Node's modules and a browser only once. More of
 *   them keep the others waiting less for the last one to end. `engine`: one process runs all files, in this browser.
 * @typedef {{ suite: Suite, title: string, options: string[], files: string[] }} Job a process that runs tests
 * @param {{ parts: string[], files: string[], isOnlySqlite: boolean }} chosen
 * @returns {Suite[]}
 */
export function planSuites({ parts, files: named, isOnlySqlite }) {
  const isWanted = (part) => parts.includes(part);
  const suites = [
    ...(isWanted('unit') ? [{ title: 'unit', files: files.unit }] : []),
    ...(isWanted('api')
      ? [
          { ...api('sqlite', files.api), shares: 8 },
          whole('sqlite', files.whole),
          { ...api('postgres', files.apiAgain), shares: 8 },
          whole('postgres', files.wholeAgain),
        ]
      : []),
    ...(isWanted('e2e')
      ? [{ ...browser('sqlite', files.e2e), shares: 24 }, browser('postgres', files.e2eAgain)]
      : []),
    ...(isWanted('engines') ? inEngines(files.engines) : []),
    ...namedSuites(named),
  ];
  return suites.filter(({ database }) => !(isOnlySqlite && database === 'postgres'));
}

function namedSuites(given) {
  const named = [...new Set(given.flatMap(testsAt))];
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

/** The file itself, or all tests in the folder. */
function testsAt(given) {
  const path = relative(inProject(), resolve(given));
  const found = statSync(inProject(path), { throwIfNoEntry: false });
  if (!found) throw new Problem(`There is no file or folder ${given}.`);
  if (!found.isDirectory()) return [path];
  const tests = readdirSync(inProject(path), { recursive: true })
    .filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(path, file));
  if (tests.length === 0) throw new Problem(`There are no tests in ${given}.`);
  return tests;
}

function kindOf(file) {
  const [, kind] = /tests\/(e2e|instances|engines)\//.exec(file) ?? [];
  if (kind) return kind;
  return /^(src\/(shared|web)|scripts\/(steps|vite))\//.test(file) ? 'unit' : 'server';
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

/** Those that take longest come first, so that a run does not end with one of them alone. */
export const rankOf = ({ engine, isBrowser, shares, database }) =>
  [!database, engine, isBrowser, !shares, true].findIndex(Boolean);

/**
 * @param {Suite} suite
 * @returns {Job[]}
 */
export function jobsOf(suite) {
  const job = (title, files, options = []) => ({ suite, title: `${suite.title}: ${title}`, files, options });
  // One browser and one site serve all files.
  if (suite.engine || !suite.database) return [job('all', suite.files)];
  if (suite.shares) {
    return Array.from({ length: suite.shares }, (_, index) => {
      const share = `${index + 1}/${suite.shares}`;
      return job(share, suite.files, [`--test-shard=${share}`]);
    });
  }
  return filesLike(suite.files).map((file) => job(file, [file]));
}

/** Node has `globSync` only since version 22. */
function filesLike(patterns) {
  const wanted = patterns.map(asExpression);
  return ['src', 'tests', 'scripts']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => wanted.some((expression) => expression.test(file)));
}

function asExpression(pattern) {
  const parts = { '**/': '(.+/)?', '*': '[^/]+', '{': '(', ',': '|', '}': ')', '.': '\\.' };
  return new RegExp(`^${pattern.replaceAll(/\*\*\/|[*{,}.]/g, (part) => parts[part])}$`);
}
