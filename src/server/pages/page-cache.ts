import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** What pages are made of; a write names which of it has changed. */
export type Source = 'services' | 'posts' | 'settings';

export type Encoding = 'br' | 'zstd' | 'gzip';
type Packed = Promise<Buffer<ArrayBuffer>>;

/** `best` takes a third of a second for a long page, `quick` a few milliseconds. */
const levels = {
  br: { quick: 5, best: 11 },
  zstd: { quick: 3, best: 19 },
  gzip: { quick: 6, best: 9 },
};

function pack(body: Buffer, encoding: Encoding, effort: 'quick' | 'best'): Packed {
  const level = levels[encoding][effort];
  if (encoding === 'gzip') return promisify(gzip)(body, { level }) as Packed;
  if (encoding === 'zstd') {
    return promisify(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }) as Packed;
  }
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }) as Packed;
}

export interface CachedPage {
  etag: string;
  body: Buffer<ArrayBuffer>;
  /** The compressed body: the first who asks is not kept waiting, those after it get the smallest there is. */
  encoded: (encoding: Encoding) => Packed;
}

/** Buffers, because a Buffer leaves the process more than twice as fast as a string. */
function cachedPage(html: string, isKept: boolean): CachedPage {
  const body = Buffer.from(html);
  const variants: Partial<Record<Encoding, Packed>> = {};
  const improve = (encoding: Encoding) => {
    const best = pack(body, encoding, 'best');
    best.then(
      () => {
        variants[encoding] = best;
      },
      // The quick one is there all the same.
      () => {},
    );
  };
  return {
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    body,
    encoded(encoding) {
      if (!variants[encoding]) {
        variants[encoding] = pack(body, encoding, 'quick');
        if (isKept) improve(encoding);
      }
      return variants[encoding];
    },
  };
}

export interface PageCache {
  /** The page under `key`, rendered once for any number of simultaneous misses. A null or a failure is not kept. */
  get: (
    key: string,
    sources: readonly Source[],
    renderHtml: () => Promise<string | null>,
  ) => Promise<CachedPage | null>;
  /** Drops every page made of `source`. */
  forget: (source: Source) => void;
  /** How many pages are kept. */
  size: () => number;
}

/**
 * Holds promises rather than pages: an invalidation during a render drops the promise, so a page read from old rows
 * is answered to those who asked before the write and to nobody after. Beyond `limit` the page that was asked for
 * longest ago gives way, so a flood of odd addresses cannot push out what visitors read.
 */
export function createPageCache(limit = 1000): PageCache {
  const entries = new Map<string, { sources: readonly Source[]; page: Promise<CachedPage | null> }>();
  return {
    get(key, sources, renderHtml) {
      const hit = entries.get(key);
      if (hit) {
        entries.delete(key);
        entries.set(key, hit);
        return hit.page;
      }
      const page = renderHtml().then((html) => (html === null ? null : cachedPage(html, true)));
      entries.set(key, { sources, page });
      const forget = () => {
        if (entries.get(key)?.page === page) entries.delete(key);
      };
      page.then((found) => found ?? forget(), forget);
      if (entries.size > limit) entries.delete(entries.keys().next().value!);
      return page;
    },
    forget(source) {
      for (const [key, entry] of entries) if (entry.sources.includes(source)) entries.delete(key);
    },
    size: () => entries.size,
  };
}

/** In development each request renders anew, so that an edit is seen at once. */
export const noPageCache: PageCache = {
  get: async (_key, _sources, renderHtml) => {
    const html = await renderHtml();
    return html === null ? null : cachedPage(html, false);
  },
  forget: () => {},
  size: () => 0,
};
