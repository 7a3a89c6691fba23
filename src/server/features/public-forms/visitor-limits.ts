import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { isForwarded, peerIp } from '#server/http/client-ip.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { Rule } from '#server/http/rate-limit.ts';

/**
 * At most 30 leads in ten minutes from one network. Programs on this machine do not count. All visitors behind a proxy
 * that TRUSTED_PROXIES does not name count as one.
 */
export const limitLeads = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'lead', hits: 30, perSeconds: 600 });

/** At most 30 decisions on quotes in ten minutes. */
export const limitDecisions = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'quote-decision', hits: 30, perSeconds: 600 });

/** At most 30 photos in ten minutes, since a lead has one. */
export const limitUploads = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'upload', hits: 30, perSeconds: 600 });

/** At most 10 newsletter sign-ups in ten minutes. */
export const limitSignUps = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'sign-up', hits: 10, perSeconds: 600 });

/** At most 100 windows held in ten minutes. */
export const limitHolds = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'hold', hits: 100, perSeconds: 600 });

/** At most 30 visits moved or cancelled in an hour, since each change sends emails. */
export const limitVisitChanges = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'visit-change', hits: 30, perSeconds: 3600 });

/** At most 30 payment pages opened in ten minutes. */
export const limitPayments = (deps: Deps, c: Context): Promise<void> =>
  limitVisitor(deps, c, { name: 'payment', hits: 30, perSeconds: 600 });

async function limitVisitor(deps: Deps, c: Context, rule: Rule): Promise<void> {
  if (isOwnProgram(deps, c)) return;
  await deps.limiter.hit(rule, clientNetwork(deps, c));
}

/** A program on this machine, which has no limit. */
export const isOwnProgram = ({ config }: Pick<Deps, 'config'>, c: Context): boolean =>
  isLoopback(peerIp(c)) && !isForwarded(c, config);

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';
