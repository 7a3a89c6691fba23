/** More failures have another reason than a busy machine. */
const mostFailures = 12;

/**
 * Runs the few tests that failed once more, after all others: a busy machine makes a right test fail, but a wrong one
 * fails again. The remarks name both, with the first error.
 * @param {{ title: string, jobs: (Outcome & { repeat?: () => Promise<Outcome> })[] }[]} runs
 * @returns {Promise<(Outcome & { title: string })[]>}
 * @typedef {import('./run-suite.mjs').Outcome} Outcome
 */
export async function giveSecondChance(runs) {
  const allJobs = runs.flatMap(({ jobs }) => jobs);
  const failed = sum(allJobs, 'failed');
  const results = [];
  for (const { title, jobs } of runs) {
    const outcomes = [];
    for (const job of jobs) outcomes.push(failed > mostFailures ? named(job) : await repeated(job));
    results.push({
      title,
      passed: sum(outcomes, 'passed'),
      failed: sum(outcomes, 'failed'),
      failures: outcomes.flatMap(({ failures }) => failures),
      remarks: outcomes.flatMap(({ remarks }) => remarks),
      milliseconds: Object.assign({}, ...outcomes.map(({ milliseconds }) => milliseconds)),
    });
  }
  return results;
}

async function repeated(job) {
  // A remark is about something else that failed, such as a skipped test.
  const mayPass = job.isBrokenOff || (job.failures.length > 0 && job.remarks.length === 0);
  const again = mayPass && (await job.repeat?.());
  if (!again || again.failed > 0 || again.passed === 0) return named(job);
  return {
    ...job,
    passed: job.failedFiles ? job.passed + job.failed : again.passed,
    failed: 0,
    remarks: [
      ...job.remarks.map((remark) => `unstable, passed the second time: ${remark}`),
      ...describe('unstable, passed the second time', job),
    ],
  };
}

const named = (job) => ({ ...job, remarks: [...job.remarks, ...describe('failed', job)] });

const describe = (kind, { failures }) => failures.map(({ name, error }) => `${kind}: ${name}: ${error}`);

const sum = (outcomes, kind) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
