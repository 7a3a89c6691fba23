import { inProject, readJson } from './project.mjs';

export const vitestOptions = (outcomeFile) => [
  inProject('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${outcomeFile}`,
];

/** As count-reporter.mjs counts: skipped tests, todos and files without tests fail. */
export function readVitestOutcome(outcomeFile, code) {
  const files = readJson(outcomeFile).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const remarks = [
    ...left.map(({ fullName }) => `"${fullName}" is skipped or still to do`),
    ...files
      .filter(({ assertionResults }) => assertionResults.length === 0)
      .map(({ name, message }) => `${name} ran no test: ${message}`),
  ];
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: fullName,
      error: failureMessages.join('\n').split('\n')[0].slice(0, 300),
    }));
  // Such as an error that no test awaited.
  if (code !== 0 && failures.length + remarks.length === 0) remarks.push(`ended with exit code ${code}`);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length + remarks.length,
    failures,
    remarks,
    failedFiles: files.filter(({ status }) => status === 'failed').map(({ name }) => name),
    milliseconds: Object.fromEntries(
      files.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
    ),
  };
}
