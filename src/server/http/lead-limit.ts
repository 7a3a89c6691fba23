import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';

/**
 * At most 30 leads in ten minutes from one address. A loopback peer is not counted: it is this machine, or a reverse
 * proxy that TRUSTED_PROXIES does not name, and counting all visitors as one would refuse honest leads.
 */
export function limitLeads({ limiter, config }: Deps, c: Context): void {
  const address = clientAddress(c, config.trustedProxies);
  if (!isLoopback(address)) limiter.hit({ name: 'lead', hits: 30, perSeconds: 600 }, address);
}

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';
