import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Deps } from '#server/deps.ts';
import { health } from '#shared/paths.ts';
import { builtFolders } from './built-folders.ts';
import { onceSent } from './once-sent.ts';

/** How requests were answered that differ in nothing else: there are few such, as there are of routes. */
export interface Outcome {
  method: string;
  /** The pattern of the route. */
  route: string;
  status: number;
  isQuiet: boolean;
  measure: (seconds: number) => void;
}

/**
 * One line of the log and one measurement for each request. Neither knows the address that was asked for, which may
 * carry a token or a name.
 */
export function observeRequests(deps: Pick<Deps, 'log' | 'monitor'>) {
  const observer = requestObserver(deps);
  return createMiddleware<{ Bindings: HttpBindings | undefined; Variables: { requestId: string } }>(
    async (c, next) => {
      const answered = observer.begin(c.env?.incoming, c.env?.outgoing);
      await next();
      const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
      answered(c.get('requestId'), observer.outcome(method, routeOf(c), c.res.status));
    },
  );
}

export function requestObserver({ log, monitor }: Pick<Deps, 'log' | 'monitor'>) {
  return {
    outcome: (method: string, route: string, status: number): Outcome => ({
      method,
      route,
      status,
      isQuiet: status < 500 && quietRoutes.test(route),
      measure: monitor.metrics.requests.observerOf({ method, route, status }),
    }),

    /** Begins to measure a request; what it returns is to be told how it was answered, and notes it once all is sent. */
    begin(incoming?: IncomingMessage, outgoing?: ServerResponse) {
      const startedAt = performance.now();
      const bytesBefore = incoming?.socket.bytesWritten ?? 0;
      return (requestId: string, { method, route, status, isQuiet, measure }: Outcome) => {
        const note = () => {
          const milliseconds = performance.now() - startedAt;
          measure(milliseconds / 1000);
          if (isQuiet) return;
          log.request({
            requestId,
            method,
            route,
            status,
            ms: Math.round(milliseconds * 10) / 10,
            bytes: incoming && incoming.socket.bytesWritten - bytesBefore,
            isBrokenOff: outgoing?.writableFinished === false,
          });
        };
        // Without a real server (`app.request` in tests) nothing is sent.
        if (outgoing) onceSent(outgoing, note);
        else note();
      };
    },
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Asked for all the time, or with every page. */
const quietRoutes = new RegExp(
  `^(${Object.values(health).join('|')}|/(${builtFolders.join('|')})/\\*|/:file.*)$`,
);

/** The pattern of the last route that was asked; `none` where only middleware was. */
export function routeOf(c: Context): string {
  const pattern = routePath(c);
  return pattern === '' || pattern === '/*' || pattern === '*' ? 'none' : pattern;
}
