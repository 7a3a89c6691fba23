// Runs on any Node from 20.19 with nothing installed: only Node's own modules here and in steps/.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runImage } from './image/run-image.mjs';
import { build } from './steps/build.mjs';
import { provideChromium } from './steps/chromium.mjs';
import { mustRunScript } from './steps/command.mjs';
import { engines, provideEngine } from './steps/engines.mjs';
import { install } from './steps/install.mjs';
import { startPostgres } from './steps/postgres.mjs';
import { Problem, requireNode, root } from './steps/project.mjs';
import { failure, runSuite, success } from './steps/run-suite.mjs';
import { giveSecondChance } from './steps/second-chance.mjs';
import { listenForStop, stopping } from './steps/stopping.mjs';
import { planSuites } from './steps/suites.mjs';
import { makeTestFolder } from './steps/test-folder.mjs';

const parts = ['check', 'unit', 'components', 'api', 'e2e', 'engines', 'image'];
const help = `npm test                     everything
npm test -- api e2e          some parts of: ${parts.join(', ')}
npm test -- PATH…            the tests in these files and folders
npm test -- --only-sqlite    leave Postgres out
npm test -- e2e --engine ENGINE
                             all journeys, or those in named files, in chromium, firefox, webkit or all`;

listenForStop();
try {
  requireNode();
  const chosen = readArguments();
  if (chosen.isHelp) console.log(help);
  else process.exitCode = report(await runAll(chosen));
} catch (error) {
  if (!stopping.aborted) console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' }, 'only-sqlite': { type: 'boolean' }, engine: { type: 'string' } },
    });
    if (values.engine && !['chromium', 'all', ...Object.keys(engines)].includes(values.engine))
      throw new Error(`There is no engine ${values.engine}.`);
    const files = positionals.filter((argument) => !parts.includes(argument));
    return {
      isHelp: values.help ?? false,
      isOnlySqlite: values['only-sqlite'] ?? false,
      parts: positionals.length > 0 ? positionals.filter((argument) => parts.includes(argument)) : parts,
      files,
      engine: values.engine,
    };
  } catch (error) {
    throw new Problem(`${error.message}\n${help}`);
  }
}

async function runAll(chosen) {
  const suites = planSuites(chosen);
  await install();
  const stops = [];
  const folder = makeTestFolder();
  // Types and rules are checked while what the other parts need is prepared.
  const prepared = prepare(suites, folder, stops);
  const runs = suites.map(async (suite) => ({
    title: suite.title,
    jobs: await runWhereItCan(suite, { folder, env: suite.database ? await prepared : {} }),
  }));
  if (chosen.parts.includes('check')) runs.unshift(runCheck());
  if (chosen.parts.includes('image')) runs.push(runImage());
  try {
    // All of them, so that none still runs when Postgres stops.
    const settled = await Promise.allSettled([prepared, ...runs]);
    const broken = settled.find(({ status }) => status === 'rejected');
    if (broken) throw broken.reason;
    return await giveSecondChance(settled.slice(1).map(({ value }) => value));
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<Record<string, string>>} variables with which the tests find everything */
async function prepare(suites, folder, stops) {
  const env = {};
  if (suites.some(({ runner, engine }) => runner === 'playwright' && !engine))
    env.CHROMIUM_PATH = await provideChromium();
  if (suites.some(({ database }) => database)) await build();
  if (suites.some(({ database }) => database === 'postgres')) {
    const postgres = await startPostgres({ folder });
    stops.push(postgres.stop);
    env.TEST_POSTGRES_URL = postgres.url;
  }
  return env;
}

/** A missing browser is not a failure of the product, but in CI it fails the run. */
async function runWhereItCan(suite, { env, folder }) {
  if (!suite.engine) return runSuite(suite, { env, folder });
  try {
    return await runSuite(suite, { env: { ...env, ...(await provideEngine(suite.engine)) }, folder });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const remark = `${engines[suite.engine].name}: not run, because ${error.message}`;
    return [{ ...failure(remark), failed: process.env.CI === 'true' ? 1 : 0 }];
  }
}

/** Types, lint and format count as one test. */
async function runCheck() {
  const title = 'check';
  try {
    await mustRunScript('npm run check', 'check');
    return { title, jobs: [success()] };
  } catch (error) {
    if (error instanceof Problem) return { title, jobs: [failure(error.message)] };
    throw error;
  }
}

/** CI reads the last line. */
function report(outcomes) {
  console.log('');
  for (const { title, passed, failed, remarks } of outcomes) {
    const count =
      passed + failed === 0 ? 'not run' : `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    console.log(`${title.padEnd(22)} ${count}`);
    for (const remark of remarks) console.log(`  ${remark}`);
  }
  reportSlowest(outcomes);
  const total = (kind) => outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}

function reportSlowest(outcomes) {
  const files = outcomes.flatMap(({ title, milliseconds }) =>
    Object.entries(milliseconds).map(([file, spent]) => ({ title, file, spent })),
  );
  if (files.length < 20) return;
  console.log('\nThe slowest files:');
  for (const { title, file, spent } of files.sort((one, other) => other.spent - one.spent).slice(0, 20)) {
    console.log(`${(spent / 1_000).toFixed(1).padStart(6)} s  ${relative(root, file)} (${title})`);
  }
}
