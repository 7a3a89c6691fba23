import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { Source } from '#server/http/response-cache.ts';

interface SourceWatch {
  stop: () => Promise<void>;
}

/** A change made elsewhere is promised on every instance within two seconds. */
export const lookEveryMilliseconds = 500;
/** A connection may be dead without anybody saying so. */
const lookAtMostMilliseconds = 5_000;

/**
 * Forgets what another process has changed: an instance, a command, somebody at the database. Each look compares the
 * counters of `page_sources`, which are written in the transaction of the change itself. So nothing that happened
 * while this process or the database was away can be missed, as a notification could.
 */
export function watchSources(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  invalidate: (source: Source) => void,
  everyMilliseconds = lookEveryMilliseconds,
): SourceWatch {
  const known = new Map<string, number>();
  const stopping = new AbortController();
  let isBlind = false;

  async function look() {
    const counters = await db.selectFrom('pageSources').selectAll().execute();
    for (const { source, version } of counters) {
      // At the first look too: a page may have been made from what was there before.
      if (known.get(source) !== version) invalidate(source as Source);
      known.set(source, version);
    }
  }

  async function lookOnce() {
    try {
      await inTime(look());
      if (isBlind) log.info('changes of pages are seen again');
      isBlind = false;
    } catch (error) {
      if (!isBlind && !stopping.signal.aborted) {
        log.warn('changes of pages made elsewhere are not seen', { error: String(error) });
        isBlind = true;
      }
    }
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      await lookOnce();
      await sleep(everyMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  void watch();
  return {
    async stop() {
      stopping.abort();
    },
  };
}

/** Rejects where the work takes too long; what becomes of it then does not matter. */
async function inTime(work: Promise<void>): Promise<void> {
  const isOver = new AbortController();
  const limit = sleep(lookAtMostMilliseconds, undefined, { signal: isOver.signal }).then(() => {
    throw new Error('the database does not answer in time');
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    isOver.abort();
    limit.catch(() => {});
  }
}
