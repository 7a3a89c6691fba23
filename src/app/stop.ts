import type { Log } from '#kit/server/log.ts';

interface Ending {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /** Sets what runs before the process ends. Until it is called, nothing does. */
  doFirst: (finish: () => Promise<void>, log: Log) => void;
}

/** SIGTERM and Ctrl-C end the process with exit code 0. */
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
