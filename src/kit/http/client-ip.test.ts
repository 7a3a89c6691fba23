import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { readConfig } from '#kit/server/config.ts';
import { clientIp, getNetwork, unnamedProxy } from './client-ip.ts';

type Settings = Parameters<typeof readConfig>[0];

async function ask(
  read: typeof clientIp | typeof unnamedProxy,
  settings: Settings,
  peer: string,
  headers: Record<string, string>,
) {
  const app = new Hono();
  app.get('/', (c) => c.json({ answer: read(c, readConfig(settings)) }));
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return ((await answer.json()) as { answer: string | null }).answer;
}

const trusting = (proxies: string): Settings => ({ TRUSTED_PROXIES: proxies });

const cases: [
  what: string,
  socket: string,
  forwarded: string | undefined,
  proxies: string,
  expected: string,
][] = [
  ['nobody trusted', '9.9.9.9', '1.1.1.1', '', '9.9.9.9'],
  ['a proxy that is not trusted', '9.9.9.9', '1.1.1.1', '10.0.0.1', '9.9.9.9'],
  ['a trusted proxy', '10.0.0.1', '1.1.1.1', '10.0.0.1', '1.1.1.1'],
  ['a trusted network', '10.0.0.1', '1.1.1.1', '10.0.0.0/8', '1.1.1.1'],
  ['a trusted proxy that forwards nothing', '10.0.0.1', undefined, '10.0.0.1', '10.0.0.1'],
  ['an address that the client made up', '10.0.0.1', '6.6.6.6, 1.1.1.1', '10.0.0.1', '1.1.1.1'],
  ['two trusted proxies', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '10.0.0.0/8', '1.1.1.1'],
  ['nothing but trusted proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.0/8', '10.0.0.3'],
  ['words in place of addresses', '10.0.0.1', '1.1.1.1, _hidden', '10.0.0.1', 'unknown'],
  ['IPv4 inside IPv6', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '10.0.0.1', '1.1.1.1'],
  ['IPv4 inside IPv6 in other spellings', '::FFFF:0a00:1', '0:0::ffff:101:101', '10.0.0.1', '1.1.1.1'],
  ['a proxy that is named as IPv4 inside IPv6', '10.0.0.1', '1.1.1.1', '::ffff:10.0.0.1', '1.1.1.1'],
  ['IPv6', '::1', '2001:DB8:0::7', '::1', '2001:db8::7'],
  ['a port', '10.0.0.1', '1.1.1.1:5678', '10.0.0.1', '1.1.1.1'],
  ['a port behind IPv6', '10.0.0.1', '[2001:db8::7]:5678', '10.0.0.1', '2001:db8::7'],
  ['brackets', '10.0.0.1', '[2001:db8::7]', '10.0.0.1', '2001:db8::7'],
  ['quotes', '10.0.0.1', '"[2001:db8::7]:5678"', '10.0.0.1', '2001:db8::7'],
  ['ports behind proxies', '10.0.0.1', '1.1.1.1:1, 10.0.0.2:443', '10.0.0.0/8', '1.1.1.1'],
  ['a zone', 'fe80::1%eth0', '1.1.1.1', 'fe80::/10', '1.1.1.1'],
];

for (const [what, socket, forwarded, proxies, expected] of cases) {
  test(`with ${what}, the client is ${expected}`, async () => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    assert.equal(await ask(clientIp, trusting(proxies), socket, headers), expected);
  });
}

test('with CLIENT_IP_HEADER that header is read, from trusted proxies only, and X-Forwarded-For is not', async () => {
  const settings = { ...trusting('10.0.0.1'), CLIENT_IP_HEADER: 'Fly-Client-IP' };
  const headers = { 'Fly-Client-IP': '1.1.1.1', 'X-Forwarded-For': '6.6.6.6' };
  assert.equal(await ask(clientIp, settings, '10.0.0.1', headers), '1.1.1.1');
  assert.equal(await ask(clientIp, settings, '9.9.9.9', headers), '9.9.9.9');
  const { 'X-Forwarded-For': _, ...others } = headers;
  assert.equal(await ask(clientIp, trusting('10.0.0.1'), '10.0.0.1', others), '10.0.0.1');
});

for (const header of [
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'],
  ...['X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'Fly-Client-IP', 'x-forwarded-for'],
]) {
  test(`a peer that sends ${header} and is not named is a proxy`, async () => {
    const headers = { [header]: '1.1.1.1' };
    assert.equal(await ask(unnamedProxy, {}, '::ffff:127.0.0.1', headers), '127.0.0.1');
    assert.equal(await ask(unnamedProxy, trusting('10.0.0.1'), '9.9.9.9', headers), '9.9.9.9');
    assert.equal(await ask(unnamedProxy, trusting('10.0.0.1'), '10.0.0.1', headers), null);
  });
}

test('a header of the operator’s choice also identifies a proxy, and an ordinary call does not', async () => {
  const settings = { ...trusting('10.0.0.1'), CLIENT_IP_HEADER: 'X-Our-Edge' };
  assert.equal(await ask(unnamedProxy, settings, '9.9.9.9', { 'X-Our-Edge': '1.1.1.1' }), '9.9.9.9');
  assert.equal(await ask(unnamedProxy, settings, '9.9.9.9', { Accept: '*/*' }), null);
});

test('a household counts as one: of an IPv6 address the first four groups', () => {
  assert.equal(getNetwork('2001:db8:0:7::1'), getNetwork('2001:db8:0:7:ffff::2'));
  assert.notEqual(getNetwork('2001:db8:0:7::1'), getNetwork('2001:db8:0:8::1'));
  assert.equal(getNetwork('198.51.100.7'), '198.51.100.7');
  assert.equal(getNetwork('::1'), getNetwork('127.0.0.1'));
});
