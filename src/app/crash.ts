import type { Log } from '#kit/server/log.ts';

/** After an uncaught error the state of the process is unknown: it exits with 1, and its supervisor restarts it. */
export function endOnCrash(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    // The log is written out while the process exits.
    log.error('the process failed', { origin, error: error instanceof Error ? error.stack : String(error) });
    process.exit(1);
  });
}
