import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Deps } from '#server/deps.ts';
import type { Log } from '#server/log.ts';
import { health } from '#shared/paths.ts';
import { builtFolders } from './built-folders.ts';
import { onceSent } from './once-sent.ts';

/** How requests were answered that differ in nothing else: there are few such, as there are of routes. */
export interface Outcome {
  status: number;
  measure: (seconds: number) => void;
  /** Undefined where the log is not to know of it. */
  writeLine?: ReturnType<Log['requestsOf']>;
}

/** A request that is being answered. */
interface Exchange {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  startedAt: number;
  /** Null where it waits behind an answer to the same visitor, and what is written is not its own. */
  bytesBefore: number | null;
}

interface AnsweredExchange extends Exchange {
  requestId: string;
  outcome: Outcome;
}

interface Sent {
  milliseconds: number;
  bytes: number | undefined;
}

/**
 * One line of the log and one measurement for each request. Neither knows the address that was asked for, which may
 * carry a token or a name.
 */
export function observeRequests(deps: Pick<Deps, 'log' | 'monitor'>) {
  const observer = requestObserver(deps);
  return createMiddleware<{ Bindings: HttpBindings | undefined; Variables: { requestId: string } }>(
    async (c, next) => {
      const exchange = beginExchange(c.env?.incoming, c.env?.outgoing);
      await next();
      const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
      observer.answered(exchange, c.get('requestId'), observer.outcome(method, routeOf(c), c.res.status));
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
  let ended: { exchange: AnsweredExchange; sent: Sent }[] = [];

  /** Mostly the system has taken all of an answer within the turn of the event loop that it was given in. */
  const noteEnded = () => {
    const all = ended;
    ended = [];
    for (const { exchange, sent } of all) {
      if (exchange.outgoing?.writableFinished) note(exchange, sent);
      else noteOnceSent(exchange);
    }
  };

  return {
    outcome: (method: string, route: string, status: number): Outcome => ({
      status,
      measure: monitor.metrics.requests.observerOf({ method, route, status }),
      writeLine:
        status < 500 && quietRoutes.test(route) ? undefined : log.requestsOf({ method, route, status }),
    }),

    /**
     * Notes the request once all is sent, or its visitor has left: those of one turn of the event loop together, since
     * each by itself took a tenth of a kept page's time.
     */
    answered(exchange: Exchange, requestId: string, outcome: Outcome): void {
      const answered = { ...exchange, requestId, outcome };
      // Without a real server (`app.request` in tests) nothing is sent.
      if (!answered.outgoing) note(answered, sentSoFar(answered));
      else if (!isOnItsWay(answered.outgoing)) noteOnceSent(answered);
      else if (ended.push({ exchange: answered, sent: sentSoFar(answered) }) === 1) setImmediate(noteEnded);
    },
  };
}

/** Not so one that is still made, and one that waits behind another: it has no socket yet. */
const isOnItsWay = ({ writableEnded, socket }: ServerResponse) => writableEnded && socket !== null;

/** What a socket has written includes what still waits in it, so that it is known at once. */
const sentSoFar = ({ incoming, startedAt, bytesBefore }: Exchange): Sent => ({
  milliseconds: performance.now() - startedAt,
  bytes: incoming && bytesBefore !== null ? incoming.socket.bytesWritten - bytesBefore : undefined,
});

function noteOnceSent(exchange: AnsweredExchange): void {
  onceSent(exchange.outgoing!, () => note(exchange, sentSoFar(exchange)));
}

function note({ outgoing, requestId, outcome }: AnsweredExchange, { milliseconds, bytes }: Sent): void {
  outcome.measure(milliseconds / 1000);
  outcome.writeLine?.({
    requestId,
    ms: Math.round(milliseconds * 10) / 10,
    bytes,
    isBrokenOff: outgoing?.writableFinished === false,
  });
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
