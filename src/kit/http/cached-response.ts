import { createHash } from 'node:crypto';
import { type Bytes, compress, type Effort, type Encoding } from './compress.ts';
import type { RunLater } from './compress-later.ts';

export interface CachedResponse {
  etag: string;
  /** A Buffer leaves the process more than twice as fast as a string. */
  body: Bytes;
  /** Its own headers, such as the total of a list. */
  headers: Record<string, string>;
  /** The compressed body; null where the build has none in this encoding. Absent for fonts and pictures. */
  compressed?: (encoding: Encoding) => Bytes | Promise<Bytes> | null;
  /** Hash of the data behind the body, if its maker knows it. */
  dataHash?: string | undefined;
  /** How the router responded with it. From then on the listener responds by itself. */
  head?: { route: string; headers: readonly string[] };
}

/** A page or a list; a CachedResponse is made already, or the one before, still valid. */
export type Made =
  | string
  | Bytes
  | { body: string; headers?: Record<string, string>; dataHash?: string }
  | CachedResponse;

/** The smallest compression of a longer body would take seconds. */
const longBody = 200_000;

/**
 * `before` is the invalidated response. Most writes leave most pages unchanged, and unchanged bytes are not compressed
 * again. Without `runLater`, such as for a response that nobody caches, the quick compression stays.
 */
export function cachedResponse(made: Made, runLater?: RunLater, before?: CachedResponse): CachedResponse {
  if (isResponse(made)) return made;
  const { body, headers, dataHash } = ofText(made);
  if (before?.body.equals(body)) return { ...before, headers, dataHash, head: undefined };
  const known: Partial<Record<Encoding, Bytes | Promise<Bytes>>> = {};
  const improve = (encoding: Encoding, effort: Effort) =>
    compress(body, encoding, effort).then((bytes) => (known[encoding] = bytes));
  return {
    etag: getEtag(body),
    body,
    headers,
    dataHash,
    // The first requests get a quick compression, later ones the smallest. If that fails, the quick one stays.
    compressed(encoding) {
      if (known[encoding]) return known[encoding];
      if (body.length <= longBody) runLater?.(encoding, () => improve(encoding, 'best'));
      known[encoding] = improve(encoding, 'least');
      return known[encoding];
    },
  };
}

const isResponse = (made: Made): made is CachedResponse => typeof made === 'object' && 'etag' in made;

function ofText(made: Exclude<Made, CachedResponse>) {
  if (Buffer.isBuffer(made)) return { body: made, headers: {} };
  const { body, headers = {}, dataHash } = typeof made === 'string' ? { body: made } : made;
  return { body: Buffer.from(body), headers, dataHash };
}

const getEtag = (body: Bytes) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;
