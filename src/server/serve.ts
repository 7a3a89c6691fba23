import { once } from 'node:events';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import type { Log } from './log.ts';
import { createPageCache } from './pages/page-cache.ts';
import { builtWeb } from './pages/web.ts';

/** All of Deps but what depends on where the pages come from: the build, or Vite in development. */
export type World = Omit<Deps, 'web' | 'pages'>;

export interface Site {
  close: () => Promise<void>;
}

const stopMilliseconds = 10_000;

/** Answers requests with the built site. */
export async function serveBuild(server: Server, world: World): Promise<Site> {
  const app = createApp({ ...world, web: await builtWeb(), pages: createPageCache() });
  server.on('request', getRequestListener(app.fetch));
  return { close: async () => {} };
}

/** Resolves once requests are answered. Throws what keeps the port from opening. */
export async function listen(server: Server, { port, host }: Config): Promise<void> {
  // Longer than the idle time-out of common proxies, so that a connection is never closed under a request.
  server.keepAliveTimeout = 75_000;
  server.requestTimeout = 60_000;
  server.listen(port, host);
  await once(server, 'listening');
}

/** On SIGTERM or Ctrl-C: takes no new request, finishes those in flight (10 s at most), closes the rest in order, exits 0. */
export function stopOnSignal(server: Server, closeAll: readonly (() => Promise<void>)[], log: Log): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const deadline = setTimeout(() => {
      log.warn('requests were broken off after 10 s');
      server.closeAllConnections();
    }, stopMilliseconds - 1_000);
    const closed = once(server, 'close');
    server.close();
    await closed;
    clearTimeout(deadline);
    const forced = setTimeout(() => process.exit(0), stopMilliseconds);
    for (const close of closeAll) await close();
    clearTimeout(forced);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error) => {
        log.error('stopping failed', { error: String(error) });
        process.exit(1);
      });
    });
  }
}
