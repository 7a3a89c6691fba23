import { resolve } from 'node:path';

/**
 * For `node --test-reporter`: writes the outcome of a run as JSON.
 * Only a test that ran and passed has passed: a skipped one, one still to do and a file without any test
 * count as failed, and `remarks` says so, since Node itself reports them as fine.
 */
export default async function* outcome(source) {
  const remarks = [];
  let empty = 0;
  for await (const { type, data } of source) {
    if (type === 'test:pass' && data.nesting === 0 && resolve(data.name) === data.file) {
      empty += 1;
      remarks.push(`${data.name} holds no test`);
    } else if (type === 'test:pass' && (data.skip !== undefined || data.todo !== undefined)) {
      remarks.push(`"${data.name}" is skipped or still to do`);
    } else if (type === 'test:summary' && !data.file) {
      // Each file has a summary too; only that of the whole run names no file.
      const passed = data.counts.passed - empty;
      yield JSON.stringify({ passed, failed: data.counts.tests - passed, remarks });
    }
  }
}
