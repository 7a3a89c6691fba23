import { type AppError, refuse } from '#kit/server/errors.ts';

export interface Rule {
  /** Each name has its own count. */
  name: string;
  hits: number;
  perSeconds: number;
}

export interface RateLimiter {
  /** Counts a hit of `who`, or several at once. Beyond the rule it throws `too-many-requests`, with the seconds until the window ends. */
  hit: (rule: Rule, who: string, weight?: number) => Promise<void>;
}

const maxEntries = 50_000;

/** Fixed windows in this process's memory. The oldest entries are dropped, so a flood of IPs cannot fill it. */
export function createRateLimiter(clock: () => Date): RateLimiter {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  return {
    async hit(rule, who, weight = 1) {
      const key = `${rule.name} ${who}`;
      const now = clock().getTime();
      const known = windows.get(key);
      // A window that ends more than one period from now comes from a clock that was set back since.
      const isOpen = known && known.endsAt > now && known.endsAt <= now + rule.perSeconds * 1000;
      const window = isOpen ? known : { hits: 0, endsAt: now + rule.perSeconds * 1000 };
      window.hits += weight;
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > maxEntries) windows.delete(windows.keys().next().value!);
      refuseBeyond(rule, window, now);
    },
  };
}

/** Times in milliseconds. */
export function refuseBeyond(rule: Rule, window: { hits: number; endsAt: number }, now: number): void {
  if (window.hits <= rule.hits) return;
  throw tooMany(Math.ceil((window.endsAt - now) / 1000));
}

/** For every wait. */
export const tooMany = (retryAfterSeconds: number): AppError =>
  refuse('too-many-requests', ['tooMany', retryAfterSeconds], { retryAfterSeconds });
