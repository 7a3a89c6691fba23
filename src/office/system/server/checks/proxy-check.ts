import { silentProxy } from '#kit/monitor/monitor.ts';
import type { Deps } from '#kit/server/deps.ts';
import { isInside } from '#kit/server/outside-url.ts';
import type { CheckResult } from '#office/system/system.ts';

const rememberedHours = 24;

/** Checks the proxies that this process saw. Null if all of them are named. */
export async function checkProxies({
  config,
  monitor,
  clock,
}: Pick<Deps, 'config' | 'monitor' | 'clock'>): Promise<CheckResult | null> {
  const oldest = new Date(clock().getTime() - rememberedHours * 3_600_000).toISOString();
  const seen = monitor.unnamedProxies().filter(({ lastAt }) => lastAt > oldest);
  if (seen.some(({ address }) => address === silentProxy)) {
    return {
      state: 'warning',
      text: `Requests come from this machine without a visitor’s address, so they all share one limit: through a tunnel, such as that of ssh, or through a proxy that adds no header. If it’s a proxy, let it send ${config.clientIpHeader}, and set TRUSTED_PROXIES to its address.`,
    };
  }
  const own = seen.find(({ address }) => isInside(address));
  if (own) {
    const names = [...config.trustedProxies, own.address].join(',');
    return {
      state: 'warning',
      text: `Visitors come through a proxy at ${own.address} that isn’t named, so they all share one limit. Set TRUSTED_PROXIES=${names} and restart.`,
    };
  }
  const [foreign] = seen;
  if (!foreign) return null;
  return {
    state: 'warning',
    // Anyone can send such headers, so the text must not talk the owner into trusting the sender.
    text: `Forwarded calls come from ${foreign.address}, which isn’t named. If that’s your own proxy, add it to TRUSTED_PROXIES and restart. If you don’t know that address, don’t add it.`,
  };
}
