import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#kit/server/config.ts';

type ProxySettings = Pick<Config, 'trustedProxies' | 'clientIpHeader'>;

/**
 * The client's IP: the socket's, or what trusted proxies forward, read from the right up to the first untrusted hop.
 * `unknown` if the proxy sent something else.
 */
export function clientIp(c: Context, { trustedProxies, clientIpHeader }: ProxySettings): string {
  let address = peerIp(c);
  const trusted = blockList(trustedProxies);
  const hops = (c.req.header(clientIpHeader) ?? '').split(',').filter((hop) => hop.trim());
  while (hops.length > 0 && includes(trusted, address)) address = plain(hops.pop()!);
  return address;
}

/** The other end of the connection. Outside a real server (`app.request` in tests) there is no socket. */
const peerIp = (c: Context): string =>
  c.env?.incoming ? plain(getConnInfo(c).remote.address ?? '') : 'unknown';

/** Headers that proxies and platforms add. */
const forwardingHeaders = [
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'],
  ...['X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'Fly-Client-IP'],
];

const isForwarded = (c: Context, { clientIpHeader }: ProxySettings): boolean =>
  [...forwardingHeaders, clientIpHeader].some((name) => c.req.header(name) !== undefined);

/** From this machine, and nothing says that it was forwarded. */
const isLocalCall = (c: Context, settings: ProxySettings): boolean =>
  isLoopback(peerIp(c)) && !isForwarded(c, settings);

type PublicSettings = ProxySettings & Pick<Config, 'publicUrl'>;

/**
 * Whether a local call may be a visitor's: a proxy on this machine that adds no header cannot be told from a program, so
 * where the site has a public address, nothing here goes uncounted.
 */
const mayComeFromOutside = (c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  !isLocalHost(new URL(publicUrl).host) || !isLocalHost(c.req.header('Host') ?? '');

/** A program on this machine, which has no limit. */
export const isOwnCall = (c: Context, settings: PublicSettings): boolean =>
  isLocalCall(c, settings) && !mayComeFromOutside(c, settings);

/** A visitor's call that a proxy on this machine forwarded without a word about the visitor. */
export const isSilentlyForwarded = (c: Context, settings: PublicSettings): boolean =>
  isLocalCall(c, settings) &&
  (!isLocalHost(c.req.header('Host') ?? '') ||
    (c.req.header('Sec-Fetch-Site') !== undefined && !isLocalHost(new URL(settings.publicUrl).host)));

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';

const isLocalHost = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\]|)(:\d+)?$/i.test(host);

/** The IP of a peer that forwards calls but is not in TRUSTED_PROXIES, or null. */
export function unnamedProxy(c: Context, settings: ProxySettings): string | null {
  if (!isForwarded(c, settings)) return null;
  const peer = peerIp(c);
  return includes(blockList(settings.trustedProxies), peer) ? null : peer;
}

/** One household has a whole /64 of IPv6 addresses. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // A program on this machine reaches it by either address.
  if (address === '::1') return '127.0.0.1';
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** Removes quotes, brackets, port and zone, normalizes IPv6, and unwraps IPv4 in IPv6. */
function plain(hop: string): string {
  const text = hop.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const address = (inBrackets ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  if (!isIP(address)) return 'unknown';
  if (isIPv4(address)) return address;
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled) ?? [];
  if (!high || !low) return spelled;
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join('.');
}

const lists = new WeakMap<readonly string[], BlockList>();

function blockList(addresses: readonly string[]): BlockList {
  const known = lists.get(addresses);
  if (known) return known;
  const list = new BlockList();
  for (const address of addresses) {
    const [host = '', prefix] = address.split('/');
    if (prefix) list.addSubnet(host, Number(prefix), getFamily(host));
    else list.addAddress(plain(host), getFamily(plain(host)));
  }
  lists.set(addresses, list);
  return list;
}

const includes = (list: BlockList, address: string) =>
  isIP(address) > 0 && list.check(address, getFamily(address));

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
