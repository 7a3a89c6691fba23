import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from './config.ts';
import { wrongField } from './errors.ts';

/** Local, private and reserved addresses (RFC 6890). */
const insideV4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  insideV4.addSubnet(network, bits, 'ipv4');
}
// Separate, because a BlockList treats an IPv4 address as one of ::ffff:0:0/96.
const insideV6 = new BlockList();
for (const [network, bits] of [
  // Everything but 2000::/3, the public internet.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  insideV6.addSubnet(network, bits, 'ipv6');
}

export const isInside = (address: string) =>
  isIP(address) === 6 ? insideV6.check(address, 'ipv6') : insideV4.check(address, 'ipv4');

/** Whether this host name or IP of a URL is the machine itself. */
export const isThisComputer = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);

/** A site on plain http is a local machine, where receivers may be local too. */
export const mayBeInside = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('http:');

/**
 * The reason a URL must not be called, or null. `guardedLookup` checks host names at each call; IPs are checked here,
 * since connecting to one makes no lookup.
 */
export function urlFault(config: Pick<Config, 'publicUrl'>, address: string): string | null {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return 'The URL can’t contain a username or password';
  if (mayBeInside(config)) return null;
  if (protocol !== 'https:') return 'Enter a URL that starts with https://';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isForbiddenIp(config, host) ? 'This URL is inside a private network' : null;
}

/** False for a name, which `guardedLookup` checks. */
export const isForbiddenIp = (config: Pick<Config, 'publicUrl'>, host: string): boolean =>
  isIP(host) !== 0 && isInside(host) && !mayBeInside(config);

/** Throws 422 at the field for a URL that must not be called. */
export function requireCallable(config: Pick<Config, 'publicUrl'>, field: string, address: string): void {
  const fault = urlFault(config, address);
  if (fault) throw wrongField(field, fault);
}

/** Resolves a host name and fails if any of its IPs is internal, so that DNS cannot swap one in later. */
export function guardedLookup(config: Pick<Config, 'publicUrl'>): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!mayBeInside(config) && addresses.some(({ address }) => isInside(address))) {
        return callback(Object.assign(new Error('inside'), { code: 'EINSIDE' }), []);
      }
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family);
    });
  };
}

/** Why nothing outside answered, by Node's codes and that of `guardedLookup`. */
export const outsideProblems: Partial<Record<string, 'inside' | 'not-found' | 'unreachable' | 'too-slow'>> = {
  EINSIDE: 'inside',
  ENOTFOUND: 'not-found',
  EAI_AGAIN: 'not-found',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'too-slow',
};
