import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pack } from './compress.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import type { CachedPage, Made, PageCache, Source } from './page-cache.ts';

/**
 * In the best encoding, or 304 where the client has it already. It asks each time, so a write is seen at once; and the
 * answer may be given again by itself (`repeated-answers.ts`).
 */
export async function answerCached(
  c: Context,
  page: CachedPage,
  ownHeaders: Record<string, string>,
): Promise<Response> {
  c.set('cachedPage', page);
  const headers = {
    ...ownHeaders,
    ...page.headers,
    Vary: 'Accept-Encoding',
    ETag: page.etag,
    'Cache-Control': 'no-cache',
  };
  if (matchesEtag(c.req.header('If-None-Match'), page.etag)) return c.body(null, 304, headers);
  return answerPacked(c, page, 200, headers);
}

/** In the best encoding, whatever the client has already. */
export async function answerPacked(
  c: Context,
  { body, encoded }: Pick<CachedPage, 'body' | 'encoded'>,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(body, status, headers);
  return c.body(await encoded(encoding), status, { ...headers, 'Content-Encoding': encoding });
}

/** Packed with little effort: nobody will ask for it again. */
export const answerOnce = (
  c: Context,
  body: CachedPage['body'],
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Promise<Response> =>
  answerPacked(c, { body, encoded: (encoding) => pack(body, encoding, 'least') }, status, {
    ...headers,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-store',
  });

/** What is no page but kept like one, under the path that it is asked for at. `type` is its Content-Type. */
export async function answerKept(
  c: Context,
  pages: PageCache,
  { type, sources, make }: { type: string; sources: readonly Source[]; make: () => Promise<Made | null> },
): Promise<Response> {
  const kept = await pages.get(c.req.path, sources, make);
  return kept ? answerCached(c, kept, { 'Content-Type': type }) : c.notFound();
}
