import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/deps.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Encoding } from './compress.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import { beginExchange, type Outcome, requestObserver, routeOf } from './observe-requests.ts';
import { type CachedPage, isShort } from './page-cache.ts';
import { newRequestId } from './request-id.ts';

/** The answer with a kept page as the application gave it. */
interface KeptAnswer {
  page: CachedPage;
  route: string;
  /** Name and value in turn, as Node takes them. */
  headers: readonly string[];
}

interface RepeatedAnswer extends KeptAnswer {
  sent: Outcome;
  notModified: Outcome;
  /** The whole head for each body that was sent, its last word being the number of the request. */
  heads: WeakMap<Buffer, string[]>;
}

type Bindings = HttpBindings & { keep?: (answer: KeptAnswer) => void };

/** Addresses with odd queries are many; what visitors read is little. */
const limit = 300;
/** The body of 304. */
const nothing = Buffer.alloc(0);
/** Of the request itself, of its body, or of the packed one: not the same in every answer. */
const ownHeaders = new Set(['x-request-id', 'content-encoding', 'content-length', 'transfer-encoding']);

/** Hands the answer with a kept page to the server, where it wants to give it again. */
export const offerAnswers = createMiddleware<{
  Bindings: Bindings | undefined;
  Variables: { cachedPage?: CachedPage };
}>(async (c, next) => {
  await next();
  const page = c.get('cachedPage');
  if (!page?.isKept || !isShort(page.body) || !c.env?.keep || (c.res.status !== 200 && c.res.status !== 304))
    return;
  const headers = [...c.res.headers].filter(([name]) => !ownHeaders.has(name)).flat();
  c.env.keep({ page, route: routeOf(c), headers });
});

/**
 * Asks the application, and gives its answers of kept pages again by itself: the way through the application costs more
 * than sending them. Byte for byte the same, with its line in the log and its measurement; whatever is the least bit
 * unusual is left to the application.
 */
export function repeatingListener(deps: Needed, fetch: Hono['fetch']): RequestListener {
  const answers = createRepeatedAnswers(deps);
  const listener = getRequestListener((request, bindings) => {
    // This server speaks HTTP/1.
    const { url = '' } = bindings.incoming as HttpBindings['incoming'];
    return fetch(request, { ...bindings, keep: answers.keeperOf(url) });
  });
  return (incoming, outgoing) => {
    if (!answers.repeat(incoming, outgoing)) void listener(incoming, outgoing);
  };
}

type Needed = Pick<Deps, 'clock' | 'log' | 'monitor' | 'pages'>;

function createRepeatedAnswers({ clock, log, monitor, pages }: Needed) {
  const answers = new Map<string, RepeatedAnswer>();
  const encodingOf = remembered(acceptedEncoding);
  const observer = requestObserver({ log, monitor });
  let minute = 0;
  let day = '';

  /** A page may be another tomorrow, without any write. Midnight is the beginning of a minute in every zone. */
  const forgetYesterday = () => {
    const now = clock();
    const present = Math.floor(now.getTime() / 60_000);
    if (present === minute) return;
    minute = present;
    const today = calendarDate(now, business.timeZone);
    if (today !== day) answers.clear();
    day = today;
  };

  return {
    /** Keeps the answer to a request that came today; one that takes over midnight may hold the page of yesterday. */
    keeperOf(url: string) {
      const begun = day;
      return (answer: KeptAnswer) => {
        if (day !== begun) return;
        if (answers.size >= limit) answers.delete(answers.keys().next().value!);
        answers.set(url, {
          ...answer,
          sent: observer.outcome('GET', answer.route, 200),
          notModified: observer.outcome('GET', answer.route, 304),
          heads: new WeakMap(),
        });
      };
    },
    /** False: nothing was done, and the application is to answer. */
    repeat(request: IncomingMessage, response: ServerResponse): boolean {
      forgetYesterday();
      const { url = '', headers } = request;
      const answer = answers.get(url);
      if (!answer || request.method !== 'GET' || isUnusual(headers)) return false;
      const { page } = answer;
      const isKnown = matchesEtag(headers['if-none-match'], page.etag);
      const encoding = isKnown || page.isFile ? null : encodingOf(headers['accept-encoding'] ?? '');
      const body = isKnown ? nothing : encoding ? page.packed(encoding) : page.body;
      if (!body) return false;
      if (!page.isFile && !pages.use(page)) {
        answers.delete(url);
        return false;
      }
      const exchange = beginExchange(request, response);
      const requestId = newRequestId();
      const outcome = isKnown ? answer.notModified : answer.sent;
      response.writeHead(outcome.status, headOf(answer, body, encoding, requestId));
      response.end(isKnown ? undefined : body);
      observer.answered(exchange, requestId, outcome);
      return true;
    },
  };
}

/** In the same array each time: Node reads it at once, and a new one of some forty words costs as much as the rest. */
function headOf(answer: RepeatedAnswer, body: Buffer, encoding: Encoding | null, requestId: string) {
  let head = answer.heads.get(body);
  if (!head) {
    head = [
      ...answer.headers,
      ...(encoding ? ['content-encoding', encoding] : []),
      ...(body === nothing ? [] : ['content-length', String(body.length)]),
      'x-request-id',
      '',
    ];
    answer.heads.set(body, head);
  }
  head[head.length - 1] = requestId;
  return head;
}

/** A number that a proxy has given to the request, and a body, which no page expects. */
const isUnusual = (headers: IncomingMessage['headers']) =>
  headers['x-request-id'] !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined;

/** The few headers that browsers send are read once. */
function remembered<Value>(read: (header: string) => Value): (header: string) => Value {
  const known = new Map<string, Value>();
  return (header) => {
    let value = known.get(header);
    if (value !== undefined) return value;
    value = read(header);
    if (known.size < 100) known.set(header, value);
    return value;
  };
}
