import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#kit/server/deps.ts';
import type { CachedResponse } from './cached-response.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import { beginExchange, getRoute, requestObserver } from './observe-requests.ts';
import { newRequestId } from './request-id.ts';

/** Differ between responses. */
const variableHeaders = new Set(['x-request-id', 'content-encoding', 'content-length', 'transfer-encoding']);

/** Records the headers with which the router sends a cached response. */
export const recordHead = createMiddleware<{ Variables: { cachedResponse?: CachedResponse } }>(
  async (c, next) => {
    await next();
    const cached = c.get('cachedResponse');
    if (!cached || (c.res.status !== 200 && c.res.status !== 304)) return;
    const headers = [...c.res.headers].filter(([name]) => !variableHeaders.has(name)).flat();
    cached.head ??= { route: getRoute(c), headers };
  },
);

/**
 * Responds from the cache if possible, else through the router, which takes three times as long as sending a page. The
 * response is the same, with its log line and metrics.
 */
export function cachedListener(
  { log, monitor, pages }: Pick<Deps, 'log' | 'monitor' | 'pages'>,
  fetch: Hono['fetch'],
): RequestListener {
  const observer = requestObserver({ log, monitor });
  const listener = getRequestListener(fetch);

  function respondFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    exchange = beginExchange(request, response),
  ): boolean {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || isUnusual(headers)) return false;
    const cached = pages.find(url);
    if (!cached?.head) return false;
    const isKnown = matchesEtag(headers['if-none-match'], cached.etag);
    const encoding = isKnown ? null : acceptedEncoding(headers['accept-encoding']);
    const compressed = encoding && cached.compressed?.(encoding);
    if (compressed instanceof Promise) return false;
    const body = isKnown ? undefined : (compressed ?? cached.body);
    const requestId = newRequestId();
    const status = isKnown ? 304 : 200;
    const head = [...cached.head.headers, 'x-request-id', requestId];
    if (compressed) head.push('content-encoding', encoding!);
    if (body) head.push('content-length', String(body.length));
    response.writeHead(status, head);
    response.end(body);
    observer.responded(exchange, { requestId, method, route: cached.head.route, status });
    return true;
  }
  if (!pages.catchUp) {
    return (request, response) => {
      if (!respondFromCache(request, response)) void listener(request, response);
    };
  }
  const { catchUp } = pages;
  return async (request, response) => {
    const exchange = beginExchange(request, response);
    // All other pages read the database themselves.
    if (pages.mayBeStale(request.url ?? '')) await catchUp();
    if (!respondFromCache(request, response, exchange)) void listener(request, response);
  };
}

/** A request id from a proxy, or a body, which no page expects. */
const isUnusual = (headers: IncomingMessage['headers']) =>
  headers['x-request-id'] !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined;
