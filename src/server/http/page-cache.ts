import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { latest } from '#server/monitor/latest.ts';

/** What pages are made of; a write names which of it has changed. */
export type Source = 'services' | 'posts' | 'settings';

export type Encoding = 'br' | 'zstd' | 'gzip';
type Packed = Promise<Buffer<ArrayBuffer>>;

/** `best` takes a third of a second for a long page, `quick` a few milliseconds, `least` a fraction of one. */
const levels = {
  br: { least: 1, quick: 5, best: 11 },
  zstd: { least: 1, quick: 3, best: 19 },
  gzip: { least: 1, quick: 6, best: 9 },
};
type Effort = keyof (typeof levels)[Encoding];

/** Packed with the least effort, up to here the way to another thread and back would take longer than the work. */
const packedHereAtMost = 64 * 1024;

export function pack(body: Buffer, encoding: Encoding, effort: Effort): Packed {
  const options = optionsOf[encoding](levels[encoding][effort], body.length);
  if (effort === 'least' && body.length <= packedHereAtMost) {
    return Promise.resolve(packHere[encoding](body, options));
  }
  return packElsewhere[encoding](body, options) as Packed;
}

const packHere = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const packElsewhere = {
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};
const optionsOf: Record<Encoding, (level: number, size: number) => object> = {
  br: (level, size) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }),
  zstd: (level) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } }),
  gzip: (level) => ({ level }),
};

export interface CachedPage {
  etag: string;
  body: Buffer<ArrayBuffer>;
  /** The compressed body: the first who asks is not kept waiting, those after it get the smallest there is. */
  encoded: (encoding: Encoding) => Packed;
  /** Resolves once the smallest compressed body is at hand, for whoever asks then. */
  packAhead: (encoding: Encoding) => Promise<void>;
  /** The compressed body where it is at hand. */
  packed: (encoding: Encoding) => Buffer<ArrayBuffer> | undefined;
  /** False for a page that nobody is likely to ask for again. */
  isKept: boolean;
  /** A font or picture of the build: never packed, and never forgotten. */
  isFile?: true;
}

/**
 * Buffers, because a Buffer leaves the process more than twice as fast as a string. Where `before` was the same, it is
 * neither packed nor tagged again.
 */
function cachedPage(made: Made, isKept: boolean, before?: CachedPage): CachedPage {
  const body = typeof made === 'string' ? Buffer.from(made) : made;
  // One of its own: whoever holds the page from before does not hold this one.
  if (before?.body.equals(body)) return { ...before };
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const variants: Partial<Record<Encoding, Packed>> = {};
  const atHand: Partial<Record<Encoding, Buffer<ArrayBuffer>>> = {};
  const packed = async (encoding: Encoding, effort: Effort) => {
    const buffer = await pack(body, encoding, effort);
    atHand[encoding] = buffer;
    return buffer;
  };
  const improving: Partial<Record<Encoding, Promise<void>>> = {};
  const improve = (encoding: Encoding) => {
    improving[encoding] ??= packed(encoding, 'best').then((best) => {
      variants[encoding] = Promise.resolve(best);
    });
    return improving[encoding];
  };
  return {
    etag,
    body,
    isKept,
    encoded(encoding) {
      const known = variants[encoding];
      if (known) return known;
      const quick = packed(encoding, isKept ? 'quick' : 'least');
      variants[encoding] = quick;
      // Where it fails, the quick one is there all the same.
      if (isKept) quick.then(() => improve(encoding)).catch(() => {});
      return quick;
    },
    packAhead: improve,
    packed: (encoding) => atHand[encoding],
  };
}

export type Made = string | Buffer<ArrayBuffer>;

export interface PageCache {
  /** The page under `key`, rendered once for any number of simultaneous misses. A null or a failure is not kept. */
  get: (
    key: string,
    sources: readonly Source[],
    renderHtml: () => Promise<Made | null>,
  ) => Promise<CachedPage | null>;
  /** Counts as a request for the page, as `get` does; false where the cache no longer holds it. */
  use: (page: CachedPage) => boolean;
  /** Drops every page made of `source`. */
  forget: (source: Source) => void;
  /** How many pages are kept. */
  size: () => number;
}

interface Entry {
  key: string;
  sources: readonly Source[];
  page: Promise<CachedPage | null>;
}

/**
 * Holds promises rather than pages: an invalidation during a render drops the promise, so a page read from old rows
 * is answered to those who asked before the write and to nobody after. Beyond `limit` the page that was asked for
 * longest ago gives way, so a flood of odd addresses cannot push out what visitors read.
 * A forgotten page lends its packed bytes to the one that is made in its place: most writes change few of the pages
 * made of what they change, and to pack one at its smallest takes a third of a second.
 */
export function createPageCache(limit = 1000): PageCache {
  const entries = new Map<string, Entry>();
  const entryOf = new WeakMap<CachedPage, Entry>();
  const lastMade = latest<CachedPage>(limit);
  let last: Entry | undefined;
  const moveToEnd = (entry: Entry) => {
    if (entry === last) return;
    last = entry;
    entries.delete(entry.key);
    entries.set(entry.key, entry);
  };
  return {
    get(key, sources, renderHtml) {
      const hit = entries.get(key);
      if (hit) {
        moveToEnd(hit);
        return hit.page;
      }
      const page = renderHtml().then((html) => {
        if (html === null) return null;
        const kept = lastMade.note(key, (before) => cachedPage(html, true, before));
        entryOf.set(kept, entry);
        return kept;
      });
      const entry = { key, sources, page };
      entries.set(key, entry);
      last = entry;
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      page.then((found) => found ?? forget(), forget);
      if (entries.size > limit) entries.delete(entries.keys().next().value!);
      return page;
    },
    use(page) {
      const entry = entryOf.get(page);
      if (!entry || entries.get(entry.key) !== entry) return false;
      moveToEnd(entry);
      return true;
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
  use: () => false,
  forget: () => {},
  size: () => 0,
};
