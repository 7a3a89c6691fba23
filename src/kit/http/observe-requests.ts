import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { health } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { builtFolders } from './built-folders.ts';
import { onFinished } from './on-finished.ts';

/** A request between its arrival and the end of its response. */
interface Exchange {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  startedAt: number;
  /** Null while another response uses the connection, whose bytes would count too. */
  bytesBefore: number | null;
}

interface Outcome {
  requestId: string;
  method: string;
  /** The route's pattern, since a URL may carry a token or a name. */
  route: string;
  status: number;
}

/** Writes a log line and metrics for each request. */
export function observeRequests(deps: Pick<Deps, 'log' | 'monitor'>) {
  const observer = requestObserver(deps);
  return createMiddleware<{ Bindings: HttpBindings | undefined; Variables: { requestId: string } }>(
    async (c, next) => {
      const exchange = beginExchange(c.env?.incoming, c.env?.outgoing);
      await next();
      const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
      const { status } = c.res;
      observer.responded(exchange, { requestId: c.get('requestId'), method, route: getRoute(c), status });
    },
  );
}

export const beginExchange = (incoming?: IncomingMessage, outgoing?: ServerResponse): Exchange => ({
  incoming,
  outgoing,
  startedAt: performance.now(),
  bytesBefore: incoming && outgoing?.socket ? incoming.socket.bytesWritten : null,
});

export function requestObserver({ log, monitor }: Pick<Deps, 'log' | 'monitor'>) {
  const note = (exchange: Exchange, outcome: Outcome, { milliseconds, bytes } = sentSoFar(exchange)) => {
    const { requestId, method, route, status } = outcome;
    monitor.metrics.requests.observe({ method, route, status }, milliseconds / 1000);
    if (status < 500 && quietRoutes.test(route)) return;
    log.request({
      requestId,
      method,
      route,
      status,
      ms: Math.round(milliseconds * 10) / 10,
      bytes,
      isBrokenOff: exchange.outgoing?.writableFinished === false,
    });
  };
  return {
    /** Records the request once the response is sent or the client left. */
    responded(exchange: Exchange, outcome: Outcome): void {
      const { outgoing } = exchange;
      // `app.request` in tests has no real response.
      if (!outgoing) {
        note(exchange, outcome);
        return;
      }
      // Read now: the socket also counts buffered bytes, and soon the next response on this connection.
      const sent = outgoing.writableEnded && outgoing.socket ? sentSoFar(exchange) : undefined;
      onFinished(outgoing, () => note(exchange, outcome, sent));
    },
  };
}

const sentSoFar = ({ incoming, startedAt, bytesBefore }: Exchange) => ({
  milliseconds: performance.now() - startedAt,
  bytes: incoming && bytesBefore !== null ? incoming.socket.bytesWritten - bytesBefore : undefined,
});

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Too frequent for the log. */
const quietRoutes = new RegExp(
  `^(${Object.values(health).join('|')}|/(${builtFolders.join('|')})/\\*|/:file.*)$`,
);

/** The pattern of the matched route; `none` if only middleware matched. */
export function getRoute(c: Context): string {
  const pattern = routePath(c);
  return pattern === '' || pattern === '/*' || pattern === '*' ? 'none' : pattern;
}
