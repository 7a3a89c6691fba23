import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#kit/project-root.ts';
import type { ReadingOptions, readSpans } from './calendar-spans.ts';

export interface SpansTask {
  bytes: Uint8Array;
  options: ReadingOptions;
}

/** From the sources, as the backup's process runs: the build is one file without other entries. */
const program = fileURLToPath(new URL('src/visits/busy/server/spans-thread.ts', projectRoot));

const limits = { seconds: 20, megabytes: 512 };

/** Like `readSpans`, in a thread: 5 MB take a second. Throws where time or memory run out. */
export function readSpansApart(
  bytes: Uint8Array,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<ReturnType<typeof readSpans>> {
  const worker = new Worker(program, {
    workerData: { bytes, options } satisfies SpansTask,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  return new Promise((resolve, reject) => {
    const stop = () => void worker.terminate();
    const timer = setTimeout(stop, limits.seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      reject(new Error('The thread ended early'));
    });
  });
}
