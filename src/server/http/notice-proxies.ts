import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/deps.ts';
import { unnamedProxy } from './client-ip.ts';

/** Reports proxies that TRUSTED_PROXIES does not name to the System screen. */
export const noticeProxies = ({ config, monitor }: Pick<Deps, 'config' | 'monitor'>) =>
  createMiddleware(async (c, next) => {
    const peer = unnamedProxy(c, config);
    if (peer) monitor.sawUnnamedProxy(peer);
    await next();
  });
