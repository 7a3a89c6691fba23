import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Deps } from '#server/deps.ts';
import { health } from '#shared/paths.ts';
import { onceSent } from './once-sent.ts';

interface Answered {
  requestId: string;
  method: string;
  /** The pattern of the route, of which there are few. */
  route: string;
  status: number;
}

/**
 * One line of the log and one measurement for each request. Neither knows the address that was asked for, which may
 * carry a token or a name.
 */
export function observeRequests(deps: Pick<Deps, 'log' | 'monitor'>) {
  const begin = requestObserver(deps);
  return createMiddleware<{ Bindings: HttpBindings | undefined; Variables: { requestId: string } }>(
    async (c, next) => {
      const answered = begin(c.env?.incoming, c.env?.outgoing);
      await next();
      answered({
        requestId: c.get('requestId'),
        method: knownMethods.has(c.req.method) ? c.req.method : 'other',
        route: routeOf(c),
        status: c.res.status,
      });
    },
  );
}

/** Begins to measure a request; what it returns is to be told how it was answered, and notes it once all is sent. */
export function requestObserver({ log, monitor }: Pick<Deps, 'log' | 'monitor'>) {
  const { requests } = monitor.metrics;
  return (incoming?: IncomingMessage, outgoing?: ServerResponse) => {
    const startedAt = performance.now();
    const bytesBefore = incoming?.socket.bytesWritten ?? 0;
    return ({ requestId, method, route, status }: Answered) => {
      const isQuiet = status < 500 && quietRoutes.test(route);
      const note = () => {
        const milliseconds = performance.now() - startedAt;
        requests.observe({ method, route, status }, milliseconds / 1000);
        if (isQuiet) return;
        log.info('request', {
          requestId,
          method,
          route,
          status,
          ms: Math.round(milliseconds * 10) / 10,
          ...(incoming && { bytes: incoming.socket.bytesWritten - bytesBefore }),
          ...(outgoing && !outgoing.writableFinished && { isBrokenOff: true }),
        });
      };
      // Without a real server (`app.request` in tests) nothing is sent.
      if (outgoing) onceSent(outgoing, note);
      else note();
    };
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Asked for all the time, or with every page. */
const quietRoutes = new RegExp(
  `^(${Object.values(health).join('|')}|/(assets|admin-assets|pictures|video)/\\*|/:file.*)$`,
);

/** The pattern of the last route that was asked; `none` where only middleware was. */
export function routeOf(c: Context): string {
  const pattern = routePath(c);
  return pattern === '' || pattern === '/*' || pattern === '*' ? 'none' : pattern;
}
