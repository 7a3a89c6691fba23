import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '#server/config.ts';
import { wrongField } from '#server/errors.ts';

/** RFC 6890 and its like: addresses inside a machine, a house or a data centre, and those that are no one's. */
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
// A list of its own: a BlockList takes an IPv4 address for one of ::ffff:0:0/96.
const insideV6 = new BlockList();
for (const [network, bits] of [
  // All but 2000::/3, which alone is the internet: link-local, unique local, and every form that carries an IPv4 address.
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

/** A site on plain http is somebody's own machine: there a receiver may be next to it. */
const mayBeInside = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('http:');

/**
 * Why an address must not be called; null where it may. What its name stands for is looked at in each call, by
 * `guardedLookup`, which a connection to an address in digits does not ask.
 */
export function urlFault(config: Pick<Config, 'publicUrl'>, address: string): string | null {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return 'The URL can’t contain a username or password';
  if (mayBeInside(config)) return null;
  if (protocol !== 'https:') return 'Enter a URL that starts with https://';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isInside(host) ? 'This URL is inside a private network' : null;
}

/** Throws 422 for an address that must not be called. */
export function requireCallable(config: Pick<Config, 'publicUrl'>, address: string): void {
  const fault = urlFault(config, address);
  if (fault) throw wrongField('url', fault);
}

/** Looks a name up for a connection, and fails where any of its addresses is inside: none can be swapped in later. */
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
