import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { engines } from './engines.mjs';
import { inProject, Problem } from './project.mjs';

/** The folders of `kit` that only the server uses. */
const serverKit = 'backup|db|files|http|monitor|outbox|push|server';

const files = {
  unit: [
    `src/!(app)/!(${serverKit})/*.test.ts`,
    'src/!(app)/*/{panel,site}/**/*.test.ts',
    'src/kit/panel/*/**/*.test.ts',
    'scripts/{steps,vite}/*.test.{mjs,ts}',
  ],
  components: ['src/**/*.test.tsx'],
  api: [
    'src/app/**/*.test.ts',
    `src/kit/+(${serverKit})/**/*.test.ts`,
    'src/*/*/server/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  // Only tests that touch the database run on the second engine.
  apiAgain: [
    'src/app/*.test.ts',
    'src/app/{pages,seed}/**/*.test.ts',
    'src/kit/{backup,db,http,outbox}/**/*.test.ts',
    'src/!(kit)/*/server/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  whole: ['tests/*.test.ts', 'scripts/*.test.mjs'],
  wholeAgain: ['tests/instances/*.test.ts', 'scripts/durability.test.mjs'],
  e2e: ['tests/e2e/**/*.test.ts'],
  // The main journey of a lead; other database tests run on both engines without a browser.
  e2eAgain: ['tests/e2e/quote-journey.test.ts'],
  // Each story once in Firefox and WebKit. Spanish takes the whole way from home to a booked visit.
  engines: ['tests/e2e/{live-pages,panel-invoices,quote-page,quote-to-visit,spanish-journey}.test.ts'],
  // Crews have iPhones, or a Chromium.
  enginesWebKit: ['tests/e2e/panel-visit-day.test.ts'],
};

/** Dear, and the database only keeps what they look at: words, pictures, permissions, which page a write changes. */
const onOneEngine = [
  'src/app/pages/{brand-icon,share-card}/*.test.ts',
  'src/app/pages/cached-responses.test.ts',
  'src/articles/blog/server/article-limits.test.ts',
  'src/company/pictures/server/photo-content.test.ts',
  'src/company/settings/server/{brand,colors,logo,pictures}.test.ts',
  'src/kit/http/response-cache.test.ts',
  'src/money/invoices/server/draw-invoice.test.ts',
  'src/office/reference/server/plain-refusals.test.ts',
  'src/office/team/server/calls-and-roles.test.ts',
  'src/visits/booking/server/offered-windows.test.ts',
];

const databases = ['sqlite', 'postgres'];

/** Their workers often wait for a server. */
const journeySlots = availableParallelism() + 1;

/**
 * @typedef {{ title: string, files: string[], database?: string, runner?: 'vitest' | 'playwright', shares?: number,
 *   engine?: keyof typeof engines, options?: string[], slots?: number }} Suite
 *   `shares`: so many processes share the files, each of which loads Node's modules only once. More of them keep the
 *   others waiting less for the last one to end. `engine`: the browser, unless it is Chromium. `slots`: at most so many
 *   of its tests run at a time.
 * @typedef {{ suite: Suite, title: string, options: string[], files: string[], slots: number }} Job a process that runs
 *   tests
 * @param {{ parts: string[], files: string[], isOnlySqlite: boolean, engine?: string }} chosen `engine`: that of all
 *   journeys, or `all`
 * @returns {Suite[]}
 */
export function planSuites({ parts, files: named, isOnlySqlite, engine = 'chromium' }) {
  const others = Object.keys(engines).filter((other) => [other, 'all'].includes(engine));
  const isChromium = ['chromium', 'all'].includes(engine);
  const isWanted = (part) => parts.includes(part);
  const suites = [
    ...(isWanted('unit') ? [{ title: 'unit', files: files.unit }] : []),
    ...(isWanted('components') ? [components(filesLike(files.components))] : []),
    ...(isWanted('api')
      ? [
          { ...api('sqlite', files.api), shares: 6 },
          whole('sqlite', files.whole),
          { ...api('postgres', filesLike(files.apiAgain, onOneEngine)), shares: 6 },
          whole('postgres', files.wholeAgain),
        ]
      : []),
    ...(isWanted('e2e') && isChromium
      ? [journeys('sqlite', files.e2e), journeys('postgres', files.e2eAgain)]
      : []),
    ...(isWanted('e2e') ? others.map((other) => inEngine(other, files.e2e)) : []),
    ...(isWanted('engines')
      ? [inBoth('firefox', files.engines), inBoth('webkit', [...files.engines, ...files.enginesWebKit])]
      : []),
    ...namedSuites(named, isChromium, others),
  ];
  return suites.filter(({ database }) => !(isOnlySqlite && database === 'postgres'));
}

function namedSuites(given, isChromium, others) {
  const named = [...new Set(given.flatMap(testsAt))];
  const getFiles = (kind) => named.filter((file) => getKind(file) === kind);
  const suites = [
    { title: 'unit', files: getFiles('unit') },
    components(getFiles('components')),
    ...databases.map((database) => api(database, getFiles('server'))),
    // Several instances can share only a Postgres.
    api('postgres', getFiles('instances')),
    ...(isChromium ? databases.map((database) => journeys(database, getFiles('e2e'))) : []),
    ...others.map((other) => inEngine(other, getFiles('e2e'))),
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

function getKind(file) {
  const [, kind] = /tests\/(e2e|instances)\//.exec(file) ?? [];
  if (kind) return kind;
  if (file.endsWith('.tsx')) return 'components';
  if (/^scripts\/(steps|vite)\//.test(file)) return 'unit';
  const isServer = new RegExp(`^src/(app|kit/(${serverKit})|[\\w-]+/[\\w-]+/server)/`).test(file);
  return file.startsWith('src/') && !isServer ? 'unit' : 'server';
}

function components(files) {
  return { title: 'components', files, database: 'sqlite', runner: 'vitest' };
}

function api(database, patterns) {
  return { title: `server on ${database}`, files: patterns, database };
}

function whole(database, patterns) {
  return { title: `whole processes on ${database}`, files: patterns, database };
}

function journeys(database, patterns) {
  const found = filesLike(patterns);
  return {
    title: `browser on ${database}`,
    files: found,
    database,
    runner: 'playwright',
    // A worker takes a file, and what waits for several slots keeps all behind it waiting.
    slots: Math.max(1, Math.min(journeySlots, found.length)),
  };
}

function inEngine(engine, patterns) {
  return { ...journeys('sqlite', patterns), title: `journeys in ${engines[engine].name}`, engine };
}

/** One browser for all of them, since it takes seconds to start. */
function inBoth(engine, patterns) {
  return { ...inEngine(engine, patterns), slots: 1, options: ['--grep-invert=@long|@axe'] };
}

/** Half a minute and more each, most of which they wait. */
const longest = ['measurements', 'docs-commands', 'instances/instances', 'killed-start'];

/**
 * Those that take longest come first, so that a run does not end with one of them alone, and the files with a process
 * each last.
 * @param {Job} job
 */
export const getRank = ({ suite: { engine, runner, shares, database }, files }) =>
  [
    !database,
    runner === 'playwright' && !engine,
    engine || runner,
    longest.some((name) => files[0] === `tests/${name}.test.ts`),
    shares,
    true,
  ].findIndex(Boolean);

/**
 * @param {Suite} suite
 * @returns {Job[]}
 */
export function getJobs(suite) {
  const job = (title, files, options = []) => ({
    suite,
    title: `${suite.title}: ${title}`,
    files,
    options: [...options, ...(suite.options ?? [])],
    slots: suite.slots ?? 1,
  });
  // Vitest and Playwright have processes of their own.
  if (!suite.database || suite.runner) return [job('all', suite.files)];
  if (suite.shares) {
    return Array.from({ length: suite.shares }, (_, index) => {
      const share = `${index + 1}/${suite.shares}`;
      return job(share, suite.files, [`--test-shard=${share}`]);
    });
  }
  return filesLike(suite.files).map((file) => job(file, [file]));
}

/** Node has `globSync` only since version 22. */
function filesLike(patterns, unwanted = []) {
  const [wanted, left] = [patterns, unwanted].map((all) => all.map(asExpression));
  return ['src', 'tests', 'scripts', 'bench']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => isLike(file, wanted) && !isLike(file, left));
}

const isLike = (file, expressions) => expressions.some((expression) => expression.test(file));

function asExpression(pattern) {
  const parts = {
    '**/': '(.+/)?',
    '!(': '(?!(?:',
    ')': ')/)[^/]+',
    '*': '[^/]+',
    '{': '(',
    ',': '|',
    '}': ')',
    '.': '\\.',
  };
  return new RegExp(`^${pattern.replaceAll(/\*\*\/|!\(|[)*{,}.]/g, (part) => parts[part])}$`);
}
