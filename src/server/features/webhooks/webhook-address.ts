import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '#server/config.ts';
import { wrongField } from '#server/errors.ts';

/** RFC 6890 and its like: addresses inside a machine, a house or a data centre, and those that are no one's. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
  inside.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6');
}
for (const [network, bits] of [
  // Those of IPv4 in the form of long ago among them.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

export const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A site on plain http is somebody's own machine: there a receiver may be next to it. */
const mayBeInside = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('http:');

/** Throws 422 for an address that must not be called. What its name stands for is looked at in each call. */
export function requireCallable(config: Pick<Config, 'publicUrl'>, address: string): void {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) throw refused('The URL can’t contain a username or password');
  if (mayBeInside(config)) return;
  if (protocol !== 'https:') throw refused('Enter a URL that starts with https://');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isInside(host)) throw refused('This URL is inside a private network');
}

const refused = (message: string) => wrongField('url', message);

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
