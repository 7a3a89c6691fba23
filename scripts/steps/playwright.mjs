import { dirname, relative } from 'node:path';
import { inProject, readJson, root } from './project.mjs';

export const playwrightVariables = (outcomeFile) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: outcomeFile,
  // Node reads types itself, in half the time.
  PW_DISABLE_TS_ESM: '1',
  // Playwright sets FORCE_COLOR in its workers, where Node warns if both are set.
  NO_COLOR: undefined,
  FORCE_COLOR: '0',
});

/** @param {import('./suites.mjs').Job} job */
export const playwrightOptions = ({ suite: { title, engine = 'chromium' }, slots }) => [
  inProject('node_modules', '@playwright', 'test', 'cli.js'),
  'test',
  `--project=${engine}`,
  `--workers=${slots}`,
  // A busy machine makes a right test fail, but a wrong one fails again.
  '--retries=1',
  // To record each test takes half as much time again.
  '--trace=on-first-retry',
  '--reporter=list,json',
  `--output=${inProject('test-results', title.replaceAll(' ', '-'))}`,
];

/** As count-reporter.mjs counts: skipped tests and todos fail. */
export function readPlaywrightOutcome(outcomeFile) {
  const { suites, errors } = readJson(outcomeFile);
  const tests = suites.flatMap(testsIn);
  const withStatus = (status) => tests.filter((test) => test.status === status);
  const passed = [...withStatus('expected'), ...withStatus('flaky')].filter(isPlain);
  const left = tests.filter((test) => test.status === 'skipped' || !isPlain(test));
  const failures = withStatus('unexpected').map(({ title, results }) => ({
    name: title,
    error: describe(results),
  }));
  const remarks = [
    ...withStatus('flaky').map(({ title, results }) => `unstable: ${title}: ${describe(results)}`),
    ...left.map(({ title }) => `"${title}" is skipped, still to do, or was not reached`),
    ...errors.map(({ message }) => message.split('\n')[0]),
  ];
  return {
    passed: passed.length,
    failed: failures.length + left.length + errors.length,
    failures,
    remarks,
    milliseconds: sumByFile(tests),
  };
}

const testsIn = ({ file, specs, suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title, file }))),
  ...suites.flatMap((inner) => testsIn(inner).map((test) => ({ ...test, file }))),
];

/** Not one that is to fail until something is done. */
const isPlain = ({ expectedStatus }) => expectedStatus === 'passed';

/** The first line of the first error, and where its picture and trace lie. */
function describe(results) {
  const { error, attachments } = results.find((result) => result.error) ?? results[0];
  const [line] = (error?.message ?? 'no error').split('\n');
  const traces = results.flatMap((result) => result.attachments).filter(({ name }) => name === 'trace');
  const [{ path } = {}] = [...traces, ...attachments];
  return path ? `${line.slice(0, 300)} (${relative(root, dirname(path))})` : line.slice(0, 300);
}

function sumByFile(tests) {
  const milliseconds = {};
  for (const { file, results } of tests) {
    const path = inProject('tests', 'e2e', file);
    const spent = results.reduce((sum, { duration }) => sum + duration, 0);
    milliseconds[path] = (milliseconds[path] ?? 0) + spent;
  }
  return milliseconds;
}
