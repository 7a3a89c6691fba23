import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address of the client: the socket's, or what a trusted proxy says, read from the right until an untrusted hop. */
export function clientAddress(c: Context, trustedProxies: readonly string[]): string {
  const socket = plain(socketAddress(c));
  if (trustedProxies.length === 0) return socket;
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const hops = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  let address = socket;
  while (hops.length > 0 && isTrusted(address)) address = hops.pop()!;
  return address;
}

/** One household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** Outside a real server (`app.request` in tests) there is no socket. */
function socketAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}

const plain = (address: string) => address.replace(/^::ffff:/, '');

function blockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [host = '', prefix] = address.split('/');
    const family = isIPv6(host) ? 'ipv6' : 'ipv4';
    if (prefix) list.addSubnet(host, Number(prefix), family);
    else list.addAddress(host, family);
  }
  return list;
}
