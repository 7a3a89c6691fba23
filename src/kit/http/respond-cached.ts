import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type CachedResponse, cachedResponse, type Made } from './cached-response.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import type { ResponseCache, Source } from './response-cache.ts';

/** Responds in the best encoding, or with 304. Clients revalidate every time, so they see writes at once. */
export async function respondCached(
  c: Context,
  response: CachedResponse,
  ownHeaders: Record<string, string>,
): Promise<Response> {
  c.set('cachedResponse', response);
  const { etag } = response;
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', ...ownHeaders };
  return matchesEtag(c.req.header('If-None-Match'), etag)
    ? c.body(null, 304, { ...headers, ...vary(response), ...response.headers })
    : respondCompressed(c, response, 200, headers);
}

/** Responds in the best encoding, never with 304. */
export async function respondCompressed(
  c: Context,
  response: CachedResponse,
  status: ContentfulStatusCode,
  ownHeaders: Record<string, string>,
): Promise<Response> {
  const headers = { ...vary(response), ...ownHeaders, ...response.headers };
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  const compressed = encoding && (await response.compressed?.(encoding));
  return compressed
    ? c.body(compressed, status, { ...headers, 'Content-Encoding': encoding })
    : c.body(response.body, status, headers);
}

const vary = ({ compressed }: CachedResponse): Record<string, string> =>
  compressed ? { Vary: 'Accept-Encoding' } : {};

/** A response that nobody caches. */
export const respondOnce = (
  c: Context,
  body: Made,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Promise<Response> =>
  respondCompressed(c, cachedResponse(body), status, { ...headers, 'Cache-Control': 'no-store' });

interface Cacheable {
  /** Its Content-Type. */
  type: string;
  cacheControl?: string;
  sources: readonly Source[];
  make: () => Promise<Made | null>;
}

/** Caches a response that is not a page, under its path. */
export async function respondFromCache(
  c: Context,
  pages: ResponseCache,
  { type, cacheControl = 'no-cache', sources, make }: Cacheable,
): Promise<Response> {
  const response = await pages.get(c.req.path, sources, make);
  if (!response) return c.notFound();
  return respondCached(c, response, { 'Content-Type': type, 'Cache-Control': cacheControl });
}
