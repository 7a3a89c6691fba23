const controller = new AbortController();

/** Aborted once, by the first signal; its reason is the signal to hand on. */
export const stopping = controller.signal;

/**
 * Ctrl-C reaches the whole process group and npm passes it on besides, so the same wish arrives twice:
 * only the first one counts.
 */
export function listenForStop() {
  process.on('SIGINT', () => controller.abort('SIGINT'));
  process.on('SIGTERM', () => controller.abort('SIGTERM'));
}
