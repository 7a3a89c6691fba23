import { createHash } from 'node:crypto';
import { latest } from '#server/monitor/latest.ts';
import { type Effort, type Encoding, type Packed, pack } from './compress.ts';

/** What pages are made of; a write names which of it has changed. */
export type Source = 'services' | 'posts' | 'settings';

/** Bytes beyond which the smallest form would take seconds, and a thousand pages would fill the memory. */
const longPage = 200_000;
export const isShort = (body: Buffer) => body.length <= longPage;

export interface CachedPage {
  etag: string;
  body: Buffer<ArrayBuffer>;
  /** The compressed body: the first who asks is not kept waiting, those after it get the smallest there is. */
  encoded: (encoding: Encoding) => Packed;
  /** Resolves once the smallest compressed body is at hand, for whoever asks then. */
  packAhead: (encoding: Encoding) => Promise<void>;
  /** The compressed body where it is at hand. */
  packed: (encoding: Encoding) => Buffer<ArrayBuffer> | undefined;
  /** Of its own, such as the total of a list. */
  headers?: Record<string, string>;
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
  const { body: text, headers = {} } =
    typeof made === 'string' || Buffer.isBuffer(made) ? { body: made, headers: {} } : made;
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  // One of its own: whoever holds the page from before does not hold this one.
  if (before?.body.equals(body)) return { ...before, headers };
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
    headers,
    isKept,
    encoded(encoding) {
      const known = variants[encoding];
      if (known) return known;
      const quick = packed(encoding, isKept ? 'quick' : 'least');
      variants[encoding] = quick;
      // Where it fails, the quick one is there all the same.
      if (isKept && isShort(body)) quick.then(() => improve(encoding)).catch(() => {});
      return quick;
    },
    packAhead: improve,
    packed: (encoding) => atHand[encoding],
  };
}

type Body = string | Buffer<ArrayBuffer>;
export type Made = Body | { body: Body; headers?: Record<string, string> };

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
  invalidate: (source: Source) => void;
  /** How many pages are kept. */
  size: () => number;
}

interface Entry {
  key: string;
  sources: readonly Source[];
  page: Promise<CachedPage | null>;
  /** Bytes of the page, once it is made. */
  size: number;
}

/**
 * Holds promises rather than pages: an invalidation during a render drops the promise, so a page read from old rows
 * is answered to those who asked before the write and to nobody after. Beyond `limit` pages or `bytes` the page that was asked
 * for longest ago gives way, so a flood of odd addresses cannot push out what visitors read.
 * A forgotten page lends its packed bytes to the one that is made in its place: most writes change few of the pages
 * made of what they change, and to pack one at its smallest takes a third of a second.
 */
export function createPageCache(limit = 1000, bytes = 64_000_000): PageCache {
  const entries = new Map<string, Entry>();
  let size = 0;
  const drop = (entry: Entry) => {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    size -= entry.size;
  };
  const dropOldest = () => drop(entries.values().next().value!);
  const entryOf = new WeakMap<CachedPage, Entry>();
  const lastMade = latest<CachedPage>(Math.min(limit, 200));
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
        const kept = cachedPage(html, true, lastMade.find(key));
        if (isShort(kept.body)) lastMade.note(key, () => kept);
        entryOf.set(kept, entry);
        if (entries.get(key) === entry) {
          entry.size = kept.body.length;
          size += entry.size;
          while (size > bytes && entries.size > 1) dropOldest();
        }
        return kept;
      });
      const entry: Entry = { key, sources, page, size: 0 };
      entries.set(key, entry);
      last = entry;
      const forget = () => drop(entry);
      page.then((found) => found ?? forget(), forget);
      if (entries.size > limit) dropOldest();
      return page;
    },
    use(page) {
      const entry = entryOf.get(page);
      if (!entry || entries.get(entry.key) !== entry) return false;
      moveToEnd(entry);
      return true;
    },
    invalidate(source) {
      for (const entry of entries.values()) if (entry.sources.includes(source)) drop(entry);
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
  invalidate: () => {},
  size: () => 0,
};
