import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { followTimeZone } from '#company/settings/server/follow-time-zone.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { cachedListener } from '#kit/http/cached-listener.ts';
import { onFinished } from '#kit/http/on-finished.ts';
import { catchingUp, createResponseCache } from '#kit/http/response-cache.ts';
import { withUnfinished } from '#kit/http/unfinished.ts';
import { type Config, ConfigError } from '#kit/server/config.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { Log } from '#kit/server/log.ts';
import { createApp } from './app.ts';
import { loadCalculator } from './pages/loaders/calculator.loader.ts';
import { openSourceCounters } from './pages/source-counters.ts';
import { watchSourceVersions } from './pages/watch-sources.ts';
import { builtWeb } from './pages/web.ts';

/** Deps without the parts that differ between the build and Vite in development. */
export type Services = Omit<Deps, 'web' | 'pages'>;

export interface RunningSite {
  listener: RequestListener;
  /** Responses that are still being made, even if their client left. */
  unfinished: ReadonlySet<Promise<unknown>>;
  close: () => Promise<void>;
}

/** Part of the ten seconds that process managers commonly wait before they kill. */
const finishMilliseconds = 8_500;
/** Later, so that interrupted requests can settle. */
const settleMilliseconds = 9_000;
const endMilliseconds = 9_500;

/** Serves the built site. */
export async function serveBuild(_server: Server, services: Services): Promise<RunningSite> {
  const { db } = services;
  const { pages, close } = cachedPages(services);
  const deps = { ...services, web: await builtWeb(), pages };
  const app = createApp(deps);
  // A form that cannot be stored is shown again. It needs the profile and the services while the database is away.
  Promise.all([readProfile(db), loadCalculator(deps, {}, 'en')]).catch(() => {});
  const { fetch, unfinished } = withUnfinished(app);
  return { listener: cachedListener(deps, fetch), unfinished, close };
}

/** On Postgres other instances may write at any moment; on SQLite only commands do. */
function cachedPages({ config, clock, db, log, monitor }: Services) {
  const cache = createResponseCache({ clock, metrics: monitor.metrics });
  const counters = openSourceCounters(db, config, log);
  const { catchUp, stop } = watchSourceVersions(counters, log, async (source) => {
    if (source === 'settings') await followTimeZone(db);
    cache.invalidate(source);
  });
  return { pages: config.databaseUrl ? catchingUp(cache, catchUp) : cache, close: stop };
}

/** Holds requests until the returned function is called; the port may be open before. */
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

/** Tracks requests in flight. Call it before the application listens. */
export function trackRequests(server: Server, { publicUrl }: Config): ReadonlySet<ServerResponse> {
  const inFlight = new Set<ServerResponse>();
  const publicHost = new URL(publicUrl).host;
  server.prependListener('request', ({ httpVersionMinor, headers }, response) => {
    // HTTP/1.1 connections are persistent by default (RFC 9112, section 9.3): saves 48 bytes per response.
    if (httpVersionMinor === 1 && response.shouldKeepAlive) response.removeHeader('Connection');
    // HTTP/1.0 has no Host, which some load balancers use for health checks, but our request parser needs one.
    if (httpVersionMinor === 0) headers.host ??= publicHost;
    inFlight.add(response);
    onFinished(response, () => inFlight.delete(response));
  });
  return inFlight;
}

/** Opens the port, or throws the reason it cannot. */
export async function listen(server: Server, { port, host }: Config): Promise<void> {
  // Longer than the idle timeout of common proxies, so that no connection closes under a request.
  server.keepAliveTimeout = 75_000;
  // Limits clients that send headers or bodies very slowly.
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
  /** In this order, at the end. */
  closeAll: readonly (() => Promise<void>)[];
}

/**
 * Refuses new requests, finishes those in flight while background work ends, and closes everything within ten seconds.
 * Interrupted work runs again at the next start.
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
  // Browsers keep idle connections open.
  server.closeAllConnections();
  await Promise.race([Promise.allSettled(unfinished), overdue]);
  await stopped;
  for (const close of closeAll) await close();
}

async function finish(inFlight: ReadonlySet<ServerResponse>): Promise<void> {
  for (const response of inFlight) response.shouldKeepAlive = false;
  // Iterating a set includes items added during the loop, such as a request on a persistent connection.
  for (const response of inFlight) await new Promise((resolve) => response.once('close', resolve));
}
