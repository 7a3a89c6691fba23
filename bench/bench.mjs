/**
 * Measures the site beside the same bytes from a Buffer and the same pages in other frameworks, in one run on one
 * machine: only the ratios say something. Prints a table and writes it into docs/benchmarks.md.
 *   npm run bench                 everything, about a quarter of an hour
 *   npm run bench -- lists        one part: pages, submissions, lists, process
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { nodeFlags, nodeVariables } from '../scripts/steps/node-flags.mjs';
import { startPostgres } from '../scripts/steps/postgres.mjs';
import { startTestServer } from '../tests/support/server.ts';
import { writeContent } from './content.mjs';
import { measureArticleLists, measureLists } from './lists.mjs';
import { generator, load, loadInTurn, median } from './load.mjs';
import { buildReferences, referenceVersions } from './references.mjs';
import { markdownTable, writeReport } from './report.mjs';
import { newFolder, startServer, stopServers } from './servers.mjs';
import { measureSubmissions, sendQuotes } from './submissions.mjs';

const parts = { pages, submissions, lists, process: ourProcess };
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const whole = (number) => Math.round(number).toLocaleString('en-US');
const ratio = (one, other) => `×${(one / other).toFixed(2)}`;
const ms = (number) => `${number.toFixed(1)} ms`;
/** Where the system does not tell, a dash. */
const microseconds = (number) => (Number.isNaN(number) ? '–' : `${whole(number)} µs`);

const labels = {
  buffer: 'the same bytes from a Buffer',
  bare: 'the same from Node without a router',
  cached: 'ours, cached',
  uncached: 'ours, rendered anew',
  packedAnew: 'ours, rendered and packed anew',
};

const besideBuffer = (one, { buffer }) => one.perSecond / buffer.perSecond;
const processorBesideBuffer = (one, { buffer }) => buffer.processorMicroseconds / one.processorMicroseconds;
const besideUncached = (one, { uncached }) => one.perSecond / uncached.perSecond;

let postgres;
const sections = [];
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const section = await parts[name]();
    console.log(`\n${section}`);
    sections.push(section);
  }
} finally {
  await stopServers();
  await postgres?.stop();
}
if (chosen.length === 0) {
  const { model } = cpus()[0];
  writeReport(
    inProject('docs/benchmarks.md'),
    `Node ${process.version}, ${cpus().length} × ${model}; load from ${generator}; beside ${referenceVersions()}.\n\n${sections.join('\n\n')}`,
  );
}
process.exit();

async function pages() {
  mkdirSync(inProject('.cache'), { recursive: true });
  const content = inProject('.cache/bench-content.json');
  const slug = await writeContent(content);
  const references = buildReferences(content);
  const paths = { home: '/', article: `/blog/${slug}`, services: '/api/services' };

  try {
    const site = await startServer([process.execPath, ...nodeFlags, inProject('dist/server/main.js')], {
      env: { ...nodeVariables, DATA_DIR: newFolder(), SEED: 'demo' },
    });
    const bufferServer = [process.execPath, inProject('bench/buffer-server.mjs')];
    const bytes = { BENCH_ORIGIN: site.origin, BENCH_PATHS: Object.values(paths).join(' ') };
    const buffer = await startServer(bufferServer, { env: bytes });
    const bare = await startServer(bufferServer, { env: { ...bytes, BENCH_BARE: '1' } });
    const uncachedServer = [process.execPath, inProject('bench/uncached-server.mjs')];
    const uncached = await startServer(uncachedServer);
    const packedAnew = await startServer(uncachedServer, { env: { BENCH_PACK_ANEW: '1' } });
    const others = [];
    for (const { name, command, cwd, env } of references) {
      others.push({ name, ...(await startServer(command, { cwd, env })) });
    }
    const keptRows = [];
    const rows = [];
    for (const [page, path] of Object.entries(paths)) {
      const kept = [target('buffer', buffer, path), target('bare', bare, path), target('cached', site, path)];
      // These are so near each other that nine rounds do not tell which is the quickest.
      keptRows.push(
        ...pageRows(page, await loadInTurn(kept, { rounds: 25 }), [besideBuffer, processorBesideBuffer]),
      );
      const measured = await loadInTurn([
        target('cached', site, path),
        target('uncached', uncached, path),
        target('packedAnew', packedAnew, path),
        ...others.map((other) => target(other.name, other, path)),
      ]);
      rows.push(...pageRows(page, measured, [besideUncached]));
    }
    const head = ['per second', '99th percentile', 'processor time of one'];
    return [
      markdownTable(['Kept answers, 25 rounds', ...head, 'beside the Buffer', 'in processor time'], keptRows),
      markdownTable(['Answers of all, 9 rounds', ...head, 'beside ours, uncached'], rows),
    ].join('\n\n');
  } finally {
    await stopServers();
  }
}

function target(name, { origin, pid }, path) {
  return { name, url: origin + path, pid };
}

/** Each ratio is that of one round by itself: the machine is never as quick for two minutes. */
function pageRows(page, measured, ratios) {
  const rounds = measured.cached.map((_, round) =>
    Object.fromEntries(Object.entries(measured).map(([name, results]) => [name, results[round]])),
  );
  const middle = (read) => median(rounds.map(read));
  return Object.keys(measured).map((name) => [
    `${page}: ${labels[name] ?? name}`,
    whole(middle((round) => round[name].perSecond)),
    ms(middle((round) => round[name].p99Ms)),
    microseconds(middle((round) => round[name].processorMicroseconds)),
    ...ratios.map((ratioIn) => `×${middle((round) => ratioIn(round[name], round)).toFixed(2)}`),
  ]);
}

async function submissions() {
  const rows = [
    row('SQLite', await measureSubmissions()),
    row('Postgres', await onPostgres(measureSubmissions)),
  ];
  return markdownTable(
    [
      'Quotes stored durably, 16 clients',
      'per second',
      '99th percentile',
      'raw inserts per second',
      'beside raw',
      'processor time of one',
    ],
    rows,
  );
  function row(engine, { perSecond, p99Ms, rawPerSecond, processorMs, rows: count }) {
    return [
      `${engine}, ${count} rows each`,
      whole(perSecond),
      ms(p99Ms),
      whole(rawPerSecond),
      ratio(perSecond, rawPerSecond),
      Number.isNaN(processorMs) ? '–' : ms(processorMs),
    ];
  }
}

/** What stores in a test database stores in a Postgres that waits for the disk, as one does by itself. */
async function onPostgres(measure) {
  // One for all parts: the tests' template of a database is made once a process.
  postgres ??= await startPostgres({ isDurable: true });
  process.env.TEST_DATABASE = 'postgres';
  process.env.TEST_POSTGRES_URL = postgres.url;
  try {
    return await measure();
  } finally {
    delete process.env.TEST_DATABASE;
  }
}

async function lists() {
  return [
    growthTable('Lists of the panel on SQLite, by requests stored', await measureLists()),
    growthTable('The same on Postgres', await onPostgres(measureLists)),
    growthTable('Articles, by articles stored', await measureArticleLists()),
  ].join('\n\n');
}

function growthTable(title, table) {
  const [firstRow] = Object.values(table);
  const sizes = Object.keys(firstRow);
  const rows = Object.entries(table).map(([name, times]) => [
    name,
    ...sizes.map((size) => `${ms(times[size])} (${ratio(times[size], times[sizes[0]])})`),
  ]);
  return markdownTable([title, ...sizes.map((size) => whole(Number(size)))], rows);
}

/**
 * Of the built site: how soon it answers, and what it takes of memory, three times: what V8 has not collected yet
 * differs from one process to the next.
 */
async function ourProcess() {
  const began = performance.now();
  const site = await startTestServer();
  await (await fetch(site.origin)).arrayBuffer();
  const first = performance.now() - began;
  const again = [];
  const atRest = [];
  const afterPages = [];
  const afterQuotes = [];
  try {
    for (let round = 0; round < 3; round++) {
      await site.stop();
      const restarted = performance.now();
      await site.start();
      await (await fetch(site.origin)).arrayBuffer();
      again.push(performance.now() - restarted);
      atRest.push(memory(site.pid()));
      for (const path of ['/', '/blog', '/calculator', '/api/services']) await load(site.origin + path, 5);
      afterPages.push(memory(site.pid()));
      await sendQuotes(site);
      afterQuotes.push(memory(site.pid()));
    }
  } finally {
    await site.close();
  }
  return markdownTable(
    ['The process', 'three times'],
    [
      ['from the start to the first page, with migrating and seeding', ms(first)],
      ['from the start to the first page, on a database that is there', again.map(ms).join(', ')],
      ['memory after the start', atRest.join(', ')],
      ['memory after 20 s of pages', afterPages.join(', ')],
      ['memory after 5 s of quotes more', afterQuotes.join(', ')],
    ],
  );
}

function memory(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}
