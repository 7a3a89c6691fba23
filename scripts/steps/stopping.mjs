import { setMaxListeners } from 'node:events';

const controller = new AbortController();
// Each process that runs listens.
setMaxListeners(0, controller.signal);

/** Aborted by the first signal; its reason is the signal to forward. */
export const stopping = controller.signal;

/**
 * Ctrl-C reaches the whole process group and npm forwards it too, so the signal arrives twice: only the first counts.
 */
export function listenForStop() {
  process.on('SIGINT', () => controller.abort('SIGINT'));
  process.on('SIGTERM', () => controller.abort('SIGTERM'));
}
