import { createMiddleware } from 'hono/factory';
import { compress } from './compress.ts';
import { acceptedEncoding } from './negotiate.ts';

/** A shorter response fits into one packet as it is. */
const shortestCompressed = 1400;

/**
 * Compresses what the API reads and the cache does not hold. Responses to writes are short or hold a new secret, and
 * exports are streamed. docs/security.md discusses the length of compressed secrets.
 */
export const compressResponses = createMiddleware(async (c, next) => {
  await next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const { headers, status } = c.res;
  const isJson = /^application\/(problem\+)?json\b/.test(headers.get('Content-Type') ?? '');
  if (!isRead || !isJson || status === 304 || headers.has('Content-Encoding')) return;
  headers.set('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isCompressed = body.length >= shortestCompressed;
  if (isCompressed) headers.set('Content-Encoding', encoding);
  // Otherwise Hono would set the headers of the former response again.
  c.res = undefined;
  c.res = new Response(isCompressed ? await compress(body, encoding, 'least') : body, { status, headers });
});
