// Runs on any Node from 20.19 with nothing installed: only Node's own modules here and in steps/.
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { provideChromium } from './steps/chromium.mjs';
import { mustRunScript } from './steps/command.mjs';
import { engines, provideEngine } from './steps/engines.mjs';
import { install } from './steps/install.mjs';
import { startPostgres } from './steps/postgres.mjs';
import { Problem, requireNode } from './steps/project.mjs';
import { listenForStop, stopping } from './steps/stopping.mjs';
import { planSuites, runSuite } from './steps/suites.mjs';

const parts = ['check', 'unit', 'api', 'e2e', 'engines'];
const help = `npm test                     everything
npm test -- api e2e          some parts of: ${parts.join(', ')}
npm test -- FILE…            the tests in these files
npm test -- --only-sqlite    leave Postgres out`;

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
      options: { help: { type: 'boolean' }, 'only-sqlite': { type: 'boolean' } },
    });
    const files = positionals.filter((argument) => !parts.includes(argument));
    return {
      isHelp: values.help ?? false,
      isOnlySqlite: values['only-sqlite'] ?? false,
      parts: positionals.length > 0 ? positionals.filter((argument) => parts.includes(argument)) : parts,
      files,
    };
  } catch (error) {
    throw new Problem(`${error.message}\n${help}`);
  }
}

async function runAll(chosen) {
  const suites = planSuites(chosen);
  await install();
  const env = {};
  if (suites.some(({ isBrowser }) => isBrowser)) env.CHROMIUM_PATH = await provideChromium();
  if (suites.some(({ database }) => database)) await build();
  const needsPostgres = suites.some(({ database }) => database === 'postgres');
  const postgres = needsPostgres ? await startPostgres() : undefined;
  if (postgres) env.TEST_POSTGRES_URL = postgres.url;
  try {
    const outcomes = chosen.parts.includes('check') ? [{ title: 'check', ...(await runCheck()) }] : [];
    for (const suite of suites) {
      console.log(`\n── ${suite.title}`);
      outcomes.push({ title: suite.title, ...(await runWhereItCan(suite, env)) });
    }
    return outcomes;
  } finally {
    await postgres?.stop();
  }
}

/** A missing browser is not a failure of the product, but in CI it fails the run. */
async function runWhereItCan(suite, env) {
  if (!suite.engine) return runSuite(suite, env);
  try {
    return await runSuite(suite, { ...env, ...(await provideEngine(suite.engine)) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const remark = `${engines[suite.engine].name}: not run, because ${error.message}`;
    console.log(remark);
    return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, remarks: [remark] };
  }
}

/** Types, lint and format count as one test. */
async function runCheck() {
  console.log('\n── check');
  try {
    await mustRunScript('npm run check', 'check', { show: true });
    return { passed: 1, failed: 0, remarks: [] };
  } catch (error) {
    if (error instanceof Problem) return { passed: 0, failed: 1, remarks: [error.message] };
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
  const total = (kind) => outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}
