import { setTimeout as sleep } from 'node:timers/promises';
import type { Source } from '#kit/http/response-cache.ts';
import type { Deps } from '#kit/server/deps.ts';
import { readAtMostMilliseconds, type SourceCounters } from './source-counters.ts';

export interface SourceWatch {
  /** Resolves once every change that was committed before the call is invalidated, or its database does not answer. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A change by a command or by hand must show within two seconds on SQLite, where nobody calls `catchUp`. */
export const lookEveryMilliseconds = 500;

/**
 * Invalidates what another process changed: an instance, a command, someone at the database. It compares the counters of
 * `page_sources`, which change in the same transaction, twice a second and whenever it is asked to. Unlike a
 * notification, no change can be missed while this process or the database was away.
 */
export function watchSourceVersions(
  { read, close }: SourceCounters,
  log: Deps['log'],
  invalidate: (source: Source) => void | Promise<void>,
  everyMilliseconds = lookEveryMilliseconds,
): SourceWatch {
  const known = new Map<string, number>();
  const stopping = new AbortController();
  let isBlind = false;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  async function compare() {
    for (const { source, version } of await read()) {
      // Also at the first check, since a page may already be cached.
      if (known.get(source) !== version) await invalidate(source as Source);
      known.set(source, version);
    }
  }

  async function look() {
    try {
      await inTime(compare());
      if (isBlind) log.info('changes of pages are seen again');
      isBlind = false;
    } catch (error) {
      if (!isBlind && !stopping.signal.aborted) {
        log.warn('changes of pages made elsewhere are not seen', { error: String(error) });
        isBlind = true;
      }
    }
  }

  function begin(): Promise<void> {
    following = null;
    running = look().finally(() => {
      running = null;
    });
    return running;
  }

  /** A look under way may have read the counters before the change that the caller must see. */
  function lookAfresh(): Promise<void> {
    if (!running) return begin();
    following ??= running.then(begin);
    return following;
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      await lookAfresh();
      await sleep(everyMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  void watch();
  return {
    // While the database is away, what is in memory is better than nothing.
    catchUp: async () => (isBlind ? undefined : lookAfresh()),
    async stop() {
      stopping.abort();
      await close();
    },
  };
}

/** Rejects if the work takes too long. */
async function inTime(work: Promise<void>): Promise<void> {
  const isOver = new AbortController();
  const limit = sleep(readAtMostMilliseconds, undefined, { signal: isOver.signal }).then(() => {
    throw new Error('the database does not answer in time');
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    isOver.abort();
    limit.catch(() => {});
  }
}
