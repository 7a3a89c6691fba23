import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import type { Deps } from './deps.ts';
import { readProfile } from './features/settings/settings.queries.ts';
import { cachedListener } from './http/cached-listener.ts';
import { onFinished } from './http/on-finished.ts';
import { createResponseCache } from './http/response-cache.ts';
import { withUnfinished } from './http/unfinished.ts';
import type { Log } from './log.ts';
import { loadCalculator } from './pages/loaders/calculator.loader.ts';
import { watchSources } from './pages/watch-sources.ts';
import { builtWeb } from './pages/web.ts';

/** All of Deps but what depends on where the pages come from: the build, or Vite in development. */
export type Services = Omit<Deps, 'web' | 'pages'>;

export interface RunningSite {
  listener: RequestListener;
  /** The answers that are being made, also those that nobody waits for any more. */
  unfinished: ReadonlySet<Promise<unknown>>;
  close: () => Promise<void>;
}

/** Of the ten seconds that process managers commonly wait before they kill. */
const finishMilliseconds = 8_500;
/** Later, for the answers of those that were broken off. */
const settleMilliseconds = 9_000;
const endMilliseconds = 9_500;

/** Answers requests with the built site. */
export async function serveBuild(_server: Server, services: Services): Promise<RunningSite> {
  const { clock, db, monitor } = services;
  const pages = createResponseCache({ clock, metrics: monitor.metrics });
  const deps = { ...services, web: await builtWeb(), pages };
  const app = createApp(deps);
  // A form that cannot be stored is shown again. It needs the profile and the services while the database is away.
  Promise.all([readProfile(db), loadCalculator(deps, {})]).catch(() => {});
  const { fetch, unfinished } = withUnfinished(app);
  const listener = cachedListener(deps, fetch);
  return { listener, unfinished, close: watchSources(services, pages.invalidate).stop };
}

/** Requests wait until the function that is returned is called: until then the port may be open already. */
export function serveOnceOpen(server: Server, listener: RequestListener): () => void {
  const waiting: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...call) => void waiting.push(call);
  server.on('request', hold);
  return () => {
    server.off('request', hold);
    server.on('request', listener);
    for (const call of waiting) listener(...call);
  };
}

/** The requests that are being answered. Before the application listens, which may answer at once. */
export function trackRequests(server: Server, { publicUrl }: Config): ReadonlySet<ServerResponse> {
  const inFlight = new Set<ServerResponse>();
  const publicHost = new URL(publicUrl).host;
  server.prependListener('request', ({ httpVersionMinor, headers }, response) => {
    // HTTP/1.1 keeps its connections anyway (RFC 9112, section 9.3): 48 bytes less on each answer.
    if (httpVersionMinor === 1 && response.shouldKeepAlive) response.removeHeader('Connection');
    // HTTP/1.0 needs no Host, and some balancers ask for health so; what reads the request for us does need one.
    if (httpVersionMinor === 0) headers.host ??= publicHost;
    inFlight.add(response);
    onFinished(response, () => inFlight.delete(response));
  });
  return inFlight;
}

/** Throws what keeps the port from opening. */
export async function listen(server: Server, { port, host }: Config): Promise<void> {
  // Longer than the idle time-out of common proxies, so that a connection is never closed under a request.
  server.keepAliveTimeout = 75_000;
  // A client that sends a header or body drop by drop must not hold a connection for longer.
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw error.syscall === 'getaddrinfo'
      ? new ConfigError(`HOST ${host} is not an address of this machine.`)
      : error;
  });
}

interface Closing {
  inFlight: ReadonlySet<ServerResponse>;
  unfinished: RunningSite['unfinished'];
  stopWork: () => Promise<void>;
  /** In this order, once all of the above has ended. */
  closeAll: readonly (() => Promise<void>)[];
}

/**
 * Takes no new request, finishes those in flight while the background work comes to its end, then closes the rest, all
 * within ten seconds. What is broken off is done again at the next start.
 */
export async function finishAndClose(
  server: Server,
  { inFlight, unfinished, stopWork, closeAll }: Closing,
  log: Log,
): Promise<void> {
  setTimeout(() => process.exit(0), endMilliseconds);
  server.close();
  const stopped = stopWork();
  const overdue = sleep(settleMilliseconds);
  await Promise.race([finish(inFlight), sleep(finishMilliseconds)]);
  if (inFlight.size > 0) log.warn('requests were broken off', { requests: inFlight.size });
  // Browsers keep connections open that carry no request; waiting for those would take all the time there is.
  server.closeAllConnections();
  await Promise.race([Promise.allSettled(unfinished), overdue]);
  await stopped;
  for (const close of closeAll) await close();
}

async function finish(inFlight: ReadonlySet<ServerResponse>): Promise<void> {
  for (const response of inFlight) response.shouldKeepAlive = false;
  // A set is walked to its end, with what joins it meanwhile: a request on a connection that was kept.
  for (const response of inFlight) await new Promise((resolve) => response.once('close', resolve));
}
