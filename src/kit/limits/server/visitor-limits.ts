import type { Context } from 'hono';
import { isOwnCall } from '#kit/http/client-ip.ts';
import { clientNetwork } from '#kit/http/client-network.ts';
import { getHash } from '#kit/http/idempotency.ts';
import type { Rule } from '#kit/http/rate-limit.ts';
import type { Deps } from '#kit/server/deps.ts';

const tenMinutes = 600;

/** How often one network may call. */
export const visitorRules = {
  lead: { hits: 30, perSeconds: tenMinutes },
  'quote-decision': { hits: 30, perSeconds: tenMinutes },
  /** Nobody tries out codes. */
  code: { hits: 60, perSeconds: tenMinutes },
  /** A lead has one photo. */
  upload: { hits: 30, perSeconds: tenMinutes },
  'sign-up': { hits: 10, perSeconds: tenMinutes },
  hold: { hits: 100, perSeconds: tenMinutes },
  /** Each counts through every day ahead. */
  windows: { hits: 120, perSeconds: tenMinutes },
  /** Each move and cancellation sends emails. */
  'visit-change': { hits: 30, perSeconds: 3600 },
  payment: { hits: 30, perSeconds: tenMinutes },
  /** Each may be drawn anew. */
  'invoice-pdf': { hits: 60, perSeconds: tenMinutes },
} as const satisfies Record<string, Omit<Rule, 'name'>>;

export type VisitorRule = keyof typeof visitorRules;

/** Programs on this machine do not count. All visitors behind a proxy that TRUSTED_PROXIES does not name count as one. */
export async function limitVisitor(deps: Deps, c: Context, name: VisitorRule): Promise<void> {
  if (isOwnCall(c, deps.config)) return;
  await deps.limiter.hit({ name, ...visitorRules[name] }, clientNetwork(deps, c));
}

/** A digest of the visitor's network; empty for a program on this machine, which has no limit. */
export const getVisitorNetwork = (deps: Pick<Deps, 'config'>, c: Context): string =>
  isOwnCall(c, deps.config) ? '' : getHash(clientNetwork(deps, c));
