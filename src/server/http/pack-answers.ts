import { createMiddleware } from 'hono/factory';
import { pack } from './compress.ts';
import { acceptedEncoding } from './negotiate.ts';

/** A shorter answer fits into one packet as it is. */
const shortestPacked = 1400;

/**
 * Packs, with the least effort, what is read from the API and not kept: lists, single records. Only what is read: the
 * answers to writes are short or hold a secret that was just made, and an export is sent as it is read. Of the length of
 * packed secrets, see docs/security.md.
 */
export const packAnswers = createMiddleware(async (c, next) => {
  await next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const { headers, status } = c.res;
  const isJson = /^application\/(problem\+)?json\b/.test(headers.get('Content-Type') ?? '');
  if (!isRead || !isJson || status === 304 || headers.has('Content-Encoding')) return;
  headers.set('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isPacked = body.length >= shortestPacked;
  if (isPacked) headers.set('Content-Encoding', encoding);
  // Else the headers of the former answer would be set once more.
  c.res = undefined;
  c.res = new Response(isPacked ? await pack(body, encoding, 'least') : body, { status, headers });
});
