import type { Context } from 'hono';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import type { CachedPage } from './page-cache.ts';

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
    Vary: 'Accept-Encoding',
    ETag: page.etag,
    'Cache-Control': 'no-cache',
  };
  if (matchesEtag(c.req.header('If-None-Match'), page.etag)) return c.body(null, 304, headers);
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(page.body, 200, headers);
  return c.body(await page.encoded(encoding), 200, { ...headers, 'Content-Encoding': encoding });
}
