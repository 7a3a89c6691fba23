import { resolve } from 'node:path';

/**
 * For `node --test-reporter`: writes the outcome of a run as JSON.
 * Skipped tests, todos and files without tests count as failed, and `remarks` says so; Node reports them as passed.
 * `failures` has the name and the first line of the error of each failed test that is not inside another one.
 */
export default async function* outcome(source) {
  const remarks = [];
  const failures = [];
  /** How long the tests of each file took. */
  const milliseconds = {};
  let empty = 0;
  for await (const { type, data } of source) {
    if (/^test:(pass|fail)$/.test(type) && data.nesting === 0 && data.file) {
      milliseconds[data.file] = (milliseconds[data.file] ?? 0) + data.details.duration_ms;
    }
    if (type === 'test:fail' && data.nesting === 0) {
      const { message, cause } = data.details.error;
      const [error] = String(cause?.message ?? message).split('\n');
      failures.push({ name: data.name, error: error.slice(0, 300) });
    }
    if (type === 'test:pass' && data.nesting === 0 && resolve(data.name) === data.file) {
      empty += 1;
      remarks.push(`${data.name} holds no test`);
    } else if (type === 'test:pass' && (data.skip !== undefined || data.todo !== undefined)) {
      remarks.push(`"${data.name}" is skipped or still to do`);
    } else if (type === 'test:summary' && !data.file) {
      // Each file has a summary too; the one of the whole run names no file.
      const passed = data.counts.passed - empty;
      yield JSON.stringify({ passed, failed: data.counts.tests - passed, failures, remarks, milliseconds });
    }
  }
}
