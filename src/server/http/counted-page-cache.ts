import type { Metrics } from '#server/monitor/metrics.ts';
import type { PageCache } from './page-cache.ts';

/** The same cache, whose hits and misses are counted. */
export function countedPageCache(cache: PageCache, metrics: Metrics): PageCache {
  return {
    ...cache,
    get(key, sources, renderHtml) {
      let isMiss = false;
      const page = cache.get(key, sources, () => {
        isMiss = true;
        return renderHtml();
      });
      // A miss renders at once, before the promise of the page comes back.
      (isMiss ? metrics.cacheMisses : metrics.cacheHits).inc();
      return page;
    },
    use(page) {
      const isKept = cache.use(page);
      if (isKept) metrics.cacheHits.inc();
      return isKept;
    },
  };
}
