/** The thread that `readSpansApart` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSpans } from './calendar-spans.ts';
import type { SpansTask } from './read-spans-apart.ts';

const { bytes, options } = workerData as SpansTask;
const text = new TextDecoder().decode(bytes);
parentPort!.postMessage(readSpans(text, options));
