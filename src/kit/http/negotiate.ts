import type { Context } from 'hono';
import type { Encoding } from './compress.ts';

/** Smallest first. */
const offered: readonly Encoding[] = ['br', 'zstd', 'gzip'];

const known = new Map<string, Encoding | null>();

/** The best accepted encoding by q-value, then by our order; null for none. RFC 9110, section 12.5.3. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  let encoding = known.get(header);
  if (encoding !== undefined) return encoding;
  encoding = readAcceptEncoding(header);
  // Browsers send a handful of different headers.
  if (known.size < 100) known.set(header, encoding);
  return encoding;
}

function readAcceptEncoding(header: string): Encoding | null {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = offered.reduce((a, b) => (getWeight(b) > getWeight(a) ? b : a));
  return getWeight(best) > 0 && getWeight(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** Whether `If-None-Match` contains this weak tag or is `*`. RFC 9110, section 13.1.2. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Whether the client already has the body, by tag, or by date if it sends no tag. RFC 9110, section 13.2.2. */
export function isKnownToClient(c: Context, etag: string, modified?: string): boolean {
  const tags = c.req.header('If-None-Match');
  if (tags !== undefined || !modified) return matchesEtag(tags, etag);
  return Date.parse(c.req.header('If-Modified-Since') ?? '') >= Date.parse(modified);
}
