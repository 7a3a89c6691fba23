import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { Rule } from './rate-limit.ts';

/**
 * At most 30 leads in ten minutes from one address. A loopback peer is not counted: it is this machine, or a reverse
 * proxy that TRUSTED_PROXIES does not name, and counting all visitors as one would refuse honest leads.
 */
export const limitLeads = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'lead', hits: 30, perSeconds: 600 });

/** At most 30 photos in ten minutes, counted like leads: a lead has one. */
export const limitUploads = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'upload', hits: 30, perSeconds: 600 });

/** At most 10 sign-ups for the newsletter in ten minutes, counted like leads. */
export const limitSignUps = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'sign-up', hits: 10, perSeconds: 600 });

async function limitVisitor({ limiter, config }: Deps, c: Context, rule: Rule): Promise<void> {
  const address = clientAddress(c, config.trustedProxies);
  if (!isLoopback(address)) await limiter.hit(rule, networkOf(address));
}

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';
