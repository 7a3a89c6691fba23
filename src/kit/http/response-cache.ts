import type { Metrics } from '#kit/monitor/metrics.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { type CachedResponse, cachedResponse, type Made } from './cached-response.ts';
import { createDelayedQueue, type RunLater } from './compress-later.ts';

/** The tables that responses are made of. A write invalidates the one it changes. */
export type Source = 'services' | 'posts' | 'settings' | 'published_pairs';

export interface ResponseCache {
  /**
   * The response under `key`, made once for simultaneous misses. A null or a failure is not cached. `make` gets the
   * invalidated response and may return it if it is still valid.
   */
  get: (
    key: string,
    sources: readonly Source[],
    make: (before?: CachedResponse) => Promise<Made | null>,
  ) => Promise<CachedResponse | null>;
  /** The response whose key is this URL, if the router has responded with it. */
  find: (url: string) => CachedResponse | undefined;
  /** Whether `find` would find a response that another instance may have changed. */
  mayBeStale: (url: string) => boolean;
  invalidate: (source: Source) => void;
  /** Resolves once what other instances have changed is invalidated. Null where there are none. */
  catchUp: (() => Promise<void>) | null;
  /** How many responses are valid. */
  size: () => number;
}

interface Entry {
  sources: readonly Source[];
  pending: Promise<CachedResponse | null>;
  /** Until there is one, the invalidated one, without its head: `find` leaves it out. */
  response: CachedResponse | undefined;
  isStale: boolean;
}

/**
 * Caches pages, lists and built files in memory. Beyond `limit` entries or `maxBytes` it evicts the least recently used
 * one, so a flood of query strings cannot fill the memory.
 * An entry that is invalidated while it is made goes only to requests that came before.
 */
export function createResponseCache(
  { clock, metrics }: { clock: () => Date; metrics: Pick<Metrics, 'cacheHits' | 'cacheMisses'> },
  limit = 1000,
  maxBytes = 64_000_000,
): ResponseCache {
  const entries = new Map<string, Entry>();
  const runLater = createDelayedQueue();
  let bytes = 0;
  let minute = 0;
  let day = '';

  const getSize = (entry?: Entry) => entry?.response?.body.length ?? 0;
  function remove(key: string) {
    bytes -= getSize(entries.get(key));
    entries.delete(key);
  }
  /** Puts the entry last in the order of eviction. */
  function put(key: string, entry: Entry) {
    remove(key);
    entries.set(key, entry);
    bytes += getSize(entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= limit && (bytes <= maxBytes || entries.size === 1)) return;
      remove(oldest);
    }
  }
  function use(key: string, entry: Entry) {
    put(key, entry);
    // Built files have no source and are no pages.
    if (entry.sources.length > 0) metrics.cacheHits.inc();
  }
  /** A page may show the date. Midnight begins a minute in every time zone. */
  function invalidateAtMidnight() {
    const now = clock();
    const present = Math.floor(now.getTime() / 60_000);
    if (present === minute) return;
    minute = present;
    const today = calendarDate(now);
    if (today !== day) for (const entry of entries.values()) entry.isStale = true;
    day = today;
  }

  function findable(url: string): Entry | undefined {
    invalidateAtMidnight();
    const entry = entries.get(url);
    return entry?.response?.head && !entry.isStale ? entry : undefined;
  }

  return {
    get(key, sources, make) {
      invalidateAtMidnight();
      const known = entries.get(key);
      if (known && !known.isStale) {
        use(key, known);
        return known.pending;
      }
      if (sources.length > 0) metrics.cacheMisses.inc();
      const before = known?.response;
      const pending = make(before).then((made) => {
        if (made === null) return null;
        const compressLater: RunLater = (encoding, work) => runLater(`${encoding} ${key}`, work);
        const response = cachedResponse(made, compressLater, before);
        if (entries.get(key) === entry) put(key, { ...entry, response });
        return response;
      });
      const entry: Entry = {
        sources,
        pending,
        response: before && { ...before, head: undefined },
        isStale: false,
      };
      put(key, entry);
      const drop = () => entries.get(key) === entry && remove(key);
      pending.then((response) => response ?? drop(), drop);
      return pending;
    },
    find(url) {
      const entry = findable(url);
      if (entry) use(url, entry);
      return entry?.response;
    },
    // Built files have no source.
    mayBeStale: (url) => (findable(url)?.sources.length ?? 0) > 0,
    invalidate(source) {
      for (const entry of entries.values()) if (entry.sources.includes(source)) entry.isStale = true;
    },
    catchUp: null,
    size: () => [...entries.values()].filter(({ isStale }) => !isStale).length,
  };
}

/** The cache of one of several instances: a response in memory counts only once it is known to be current. */
export function catchingUp(cache: ResponseCache, catchUp: () => Promise<void>): ResponseCache {
  return {
    ...cache,
    catchUp,
    async get(key, sources, make) {
      if (sources.length > 0) await catchUp();
      return cache.get(key, sources, make);
    },
  };
}

/** For development and for responses that are not worth caching: makes each response anew. */
export const noCache: ResponseCache = {
  async get(_key, _sources, make) {
    const made = await make();
    return made === null ? null : cachedResponse(made);
  },
  find: () => undefined,
  mayBeStale: () => false,
  invalidate: () => {},
  catchUp: null,
  size: () => 0,
};
