import type { Log } from './log.ts';

/**
 * What nobody has caught leaves the process in a state that nobody knows: it is logged, and the process ends with 1
 * for its supervisor to start it again. What was answered is stored; what was not is sent again by its sender.
 */
export function endOnCrash(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    // The log is written out while the process exits.
    log.error('the process failed', { origin, error: error instanceof Error ? error.stack : String(error) });
    process.exit(1);
  });
}
