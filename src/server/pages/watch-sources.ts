import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { Source } from '#server/http/response-cache.ts';

interface SourceWatch {
  stop: () => Promise<void>;
}

/** Instances must show a change made elsewhere within two seconds. */
export const lookEveryMilliseconds = 500;
/** A connection may hang without an error. */
const lookAtMostMilliseconds = 5_000;

/**
 * Invalidates what another process changed: an instance, a command, someone at the database. It polls the counters of
 * `page_sources`, which change in the same transaction. Unlike a notification, no change can be missed while this
 * process or the database was away.
 */
export function watchSourceVersions(
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
      // Also at the first check, since a page may already be cached.
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

/** Rejects if the work takes too long. */
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
