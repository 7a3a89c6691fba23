import { createMiddleware } from 'hono/factory';
import { silentProxy } from '#kit/monitor/monitor.ts';
import type { Deps } from '#kit/server/deps.ts';
import { isSilentlyForwarded, unnamedProxy } from './client-ip.ts';

/** Reports proxies that TRUSTED_PROXIES does not name, and calls of this machine that name no visitor, to the System screen and the log. */
export const noticeProxies = ({ config, monitor, log }: Pick<Deps, 'config' | 'monitor' | 'log'>) => {
  let isLogged = false;
  return createMiddleware(async (c, next) => {
    const peer = unnamedProxy(c, config);
    if (peer) monitor.sawUnnamedProxy(peer);
    if (isSilentlyForwarded(c, config)) {
      monitor.sawUnnamedProxy(silentProxy);
      if (!isLogged)
        log.warn(
          'requests come from this machine without a visitor’s address, so they share one limit: through a tunnel, or a proxy that adds no header',
        );
      isLogged = true;
    }
    await next();
  });
};
