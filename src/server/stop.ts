import type { Log } from './log.ts';

interface Ending {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /** What is done before the process ends, from now on; until then there is nothing to finish. */
  doFirst: (finish: () => Promise<void>, log: Log) => void;
}

/** On SIGTERM or Ctrl-C the process ends with 0. */
export function endOnSignal(): Ending {
  const stopping = new AbortController();
  let finish = async () => {};
  let reportFailure = (_error: unknown) => {};
  const end = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    try {
      await finish();
      process.exit(0);
    } catch (error) {
      reportFailure(error);
      process.exit(1);
    }
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => void end());
  return {
    signal: stopping.signal,
    doFirst(work, log) {
      finish = work;
      reportFailure = (error) => log.error('stopping failed', { error: String(error) });
    },
  };
}
